import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lanterna',
    M: 'Lua',
    P: 'Romã',
    H: 'Mariposa',
    X: 'Dedaleira',
    E: 'Pera',
    U: 'Ameixa',
    K: 'Marmelo',
    C: 'Cerejas',
    L: 'Folha de avelã',
  },
  how: [
    'Cinco rolos, três fileiras, vinte linhas. Uma linha paga com três ou mais símbolos iguais lado a lado a partir do rolo da esquerda.',
    'A lanterna substitui qualquer símbolo, menos a lua. Ela aparece nos rolos 2 a 5.',
    'Três luas, uma em cada um dos rolos 2, 3 e 4, pagam duas vezes a aposta e dão dez rodadas grátis com a mesma aposta.',
    'As rodadas grátis começam com os prêmios dobrados. Cada lua soma um ao multiplicador dos giros seguintes, até o fim das dez.',
  ],
  moons: 'Três luas. Você ganhou dez rodadas grátis, com os prêmios dobrados.',
  counter: 'Rodada grátis {played} de {total}',
  multiplier: 'Prêmios ×{multiplier}',
  next: 'Próximo giro ×{multiplier}',
  over: 'As rodadas grátis acabaram. A rodada pagou {amount}',
  rises: 'Uma lua: prêmios do próximo giro ×{multiplier}',
}
