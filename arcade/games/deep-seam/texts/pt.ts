import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lâmpada',
    R: 'Rubi',
    O: 'Opala',
    E: 'Esmeralda',
    S: 'Safira',
    T: 'Topázio',
    A: 'Ametista',
    G: 'Granada',
    Q: 'Quartzo',
    C: 'Cobre',
    I: 'Ferro',
  },
  how: [
    'Cinco rolos, três fileiras, 243 formas: uma pedra ganha quando está em três ou mais rolos vizinhos a partir da esquerda, em qualquer fileira. Cada forma é paga, e todas as pedras se somam.',
    'A lâmpada vale por qualquer pedra. Ela fica nos rolos 2 a 4.',
    'O que ganha cai do veio: as pedras de cima descem e os rolos trazem as próximas do alto. Continua enquanto algo ganhar, no máximo dez quedas.',
    'Os prêmios da primeira queda são pagos uma vez, da segunda duas, da terceira três, de cada queda seguinte cinco.',
  ],
  fall: 'Queda {fall}',
  counts: 'conta ×{multiplier}',
  paid: '{falls} quedas pagaram {amount}',
  ways: 'Os pagamentos são por uma forma com aposta de {stake}.',
}
