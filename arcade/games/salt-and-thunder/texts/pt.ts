import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Onda',
    B: 'Raio',
    S: 'Navio',
    A: 'Albatroz',
    G: 'Luneta',
    L: 'Sino',
    N: 'Lanterna',
    R: 'Barril',
    K: 'Nó',
    M: 'Sal',
  },
  how: [
    'Cinco rolos e três filas: 243 formas. Um símbolo ganha quando cai em três ou mais rolos vizinhos a partir da esquerda, em qualquer fila. Cada forma paga, e todos os símbolos se somam.',
    'A onda substitui qualquer símbolo exceto o raio. Aparece nos rolos 2 a 4.',
    'Três raios, um em cada um dos rolos 1, 3 e 5, pagam cinco vezes a aposta e iniciam seis rodadas grátis com a mesma aposta.',
    'Durante as rodadas grátis a maré sobe: três são jogadas em quatro filas (1024 formas), duas em cinco filas (3125 formas) e a última em seis filas (7776 formas).',
    'No início, os prêmios das rodadas grátis contam uma vez. Cada rodada grátis com prêmio soma um ao multiplicador das seguintes.',
  ],
  opened: 'Três raios. Você ganha seis rodadas grátis, e a maré sobe',
  counter: 'Rodada grátis {next} de {total}',
  counts: 'Prêmios ×{multiplier}',
  ways: '{ways} formas',
  rises: 'A próxima rodada conta ×{multiplier}',
  stays: 'Sem prêmio, o multiplicador não muda',
  over: 'As rodadas grátis acabaram. A rodada pagou {amount}',
  each: 'Pagamentos por uma forma com uma aposta de {stake}. Os raios pagam uma só vez.',
}
