import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'A fechadura tem três discos com seis sinais cada, ou seja, 216 combinações igualmente prováveis; um sinal pode aparecer mais de uma vez.',
    'Você tem quatro tentativas. Depois de cada uma, fica sabendo quantos discos estão certos e quantos sinais estão certos, mas em outro disco.',
    'Abrir na primeira tentativa paga 13 vezes a aposta, na segunda 3,80, na terceira 1,10; na quarta a aposta é devolvida.',
    'O retorno é calculado para o jogo perfeito. Jogar sem seguir as pistas devolve menos.',
  ],
  signs: ['Sol', 'Lua', 'Estrela', 'Folha', 'Gota', 'Chave'],
  dial: 'Disco {dial}',
  up: 'Próximo sinal no disco {dial}',
  down: 'Sinal anterior no disco {dial}',
  start: 'Tentativa {pays}',
  attempt: 'Tentativa {number}: {signs}',
  hint: '{right} certos, {near} em outro disco',
  opened: 'A fechadura está aberta. Pagou {amount}',
  shut: 'A fechadura continua fechada. Era {signs}',
  left: 'Tentativas restantes: {left}',
  pays: 'Abrindo agora: {multiple}',
  tries: 'Tentativas',
}
