import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    P: 'Papoula',
    C: 'Centáurea',
    D: 'Margarida',
    B: 'Botão-de-ouro',
    T: 'Cardo',
    L: 'Trevo',
  },
  how: [
    'Cinco rolos e cinco fileiras. Cinco ou mais iguais que se tocam, lado a lado ou uma sobre a outra, formam um grupo e ganham.',
    'As flores vencedoras são colhidas. As de cima descem e novas chegam: a próxima queda.',
    'Cada queda que ganha conta mais: ×1, ×2, ×3, ×5, ×8, ×12, ×18 e ×25 daí em diante.',
    'Quando nada mais ganha depois de três quedas vencedoras, as abelhas vêm uma vez: todo trevo à vista vira papoula, e as quedas podem continuar.',
    'Uma rodada acaba quando nada ganha, ou depois de vinte quedas vencedoras.',
  ],
  fall: 'Queda {fall}',
  counts: 'Ganhos ×{multiplier}',
  cluster: '{count} × {symbol} paga {amount}',
  clusters: '{count} grupos pagam {amount}',
  bees: 'As abelhas chegam: o trevo vira papoula',
  paid: '{falls} quedas pagaram {amount}',
  paidWithBees: 'As abelhas vieram. {falls} quedas pagaram {amount}',
  each: 'Os ganhos valem para um grupo inteiro de pelo menos esse tamanho com aposta de {stake}, antes do multiplicador.',
  ladder: 'Quanto contam as quedas: {multipliers}',
}
