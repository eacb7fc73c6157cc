import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'A fechadura tem três discos com seis sinais cada: 216 combinações igualmente prováveis. Um sinal pode se repetir.',
    'Você tem sete tentativas. Depois de cada uma, fica sabendo quantos discos estão certos e quantos sinais estão certos, mas em outro disco.',
    'Cada tentativa deve concordar com todas as pistas até ali. Uma combinação que elas excluem não pode ser tentada, e o jogo diz por quê.',
    'Abrir na primeira tentativa paga 10 vezes a aposta; depois, 1,30, 1,10, 0,90, 0,85, 0,80 e 0,75 vezes. Se a fechadura continuar fechada após sete tentativas, a aposta é perdida.',
    '“Melhor jogada” põe os discos na tentativa de maior retorno. O retorno abaixo vale para as melhores tentativas e para as menos favoráveis que o jogo permite.',
  ],
  signs: ['Sol', 'Lua', 'Estrela', 'Folha', 'Gota', 'Chave'],
  dial: 'Disco {dial}',
  up: 'Próximo sinal no disco {dial}',
  down: 'Sinal anterior no disco {dial}',
  start: 'Tentativa {pays}',
  attempt: 'Tentativa {number}: {signs}',
  hint: '{right} certos, {near} em outro disco',
  opened: 'A fechadura está aberta. Você ganhou {amount}',
  shut: 'A fechadura continua fechada. Era {signs}',
  left: 'Tentativas restantes: {left}',
  best: 'Melhor jogada',
  fits: 'Concorda com todas as pistas. Combinações possíveis: {count}',
  contradicts: 'Excluída: com esta combinação, a tentativa {number} teria dado “{would}”. Deu “{shown}”.',
  tries: 'Tentativas',
}
