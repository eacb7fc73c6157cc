import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    C: 'Gato',
    V: 'Violino',
    T: 'Bule',
    R: 'Porta vermelha',
    G: 'Porta verde',
    U: 'Porta azul',
    N: 'Lampião',
    L: 'Acendedor',
  },
  how: [
    'Cinco rolos, três linhas de símbolos e dez linhas de prêmio. Três ou mais iguais em uma linha ganham, a partir da esquerda.',
    'O acendedor chega pelo rolo 5 e ilumina o rolo inteiro: ele substitui qualquer símbolo, menos o lampião.',
    'Quando um lampião espera no rolo 1 na chegada dele, ele caminha até lá. São quatro giros extras sem custo, e em cada um todo rolo iluminado anda um rolo para a esquerda.',
    'Os ganhos dos giros extras contam ×2, ×3, ×4 e ×5. Outro acendedor que chegar no meio do caminho ilumina o rolo 5 e caminha junto.',
    'Onde as regras permitem, você pode chamá-lo por 60 apostas. Ele chega no primeiro giro e caminha, com ou sem lampião.',
  ],
  choices: ['Um giro', 'Uma chamada do acendedor'],
  waits: 'Um lampião espera no rolo 1. Será que ele vem?',
  comes: 'Ele chega e caminha até o lampião',
  step: 'Passo {step} de {steps}',
  counts: 'Ganhos ×{multiplier}',
  paid: 'O lampião está aceso. Todos os passos juntos: {amount}',
  walked: 'O lampião está aceso. A rodada pagou {amount}',
  call: 'Chamá-lo: {amount}',
  callTitle: 'Chamar o acendedor',
  callText:
    'Por {amount}, que são {stakes} apostas de {stake}, ele chega na hora pelo rolo 5 e caminha: cinco giros que contam de ×1 a ×5. Com o tempo, uma chamada devolve {percent} do preço.',
  callPay: 'Pagar {amount} e começar',
}
