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
    'Cinco rolos, três fileiras, 243 formas. Uma pedra ganha quando está em três ou mais rolos vizinhos a partir da esquerda, em qualquer fileira. Cada forma paga, e todas as pedras se somam.',
    'A lâmpada substitui qualquer pedra. Ela aparece nos rolos 2 a 4.',
    'As pedras vencedoras caem: as de cima descem e chegam outras do alto. Continua enquanto algo ganhar, até dez quedas.',
    'Os prêmios da primeira queda são pagos uma vez, da segunda duas, da terceira três, de cada queda seguinte cinco.',
  ],
  fall: 'Queda {fall}',
  counts: 'conta ×{multiplier}',
  paid: '{falls} quedas pagaram {amount}',
  ways: 'Os pagamentos são por uma forma com aposta de {stake}.',
}
