import { at, named, oneOf, single, sum, times, type Verifier, whole } from '../../verifier/verifier.ts'

const risks = ['low', 'medium', 'high'] as const
const rowsLeast = 8
/** In hundredths: of each risk a list for every number of rows, from the bin at the side to the one in the middle. */
const pays = {
  low: [
    [560, 280, 140, 75, 50],
    [620, 360, 200, 95, 50],
    [720, 390, 210, 130, 70, 50],
    [850, 480, 290, 160, 90, 50],
    [1000, 540, 310, 190, 110, 70, 50],
    [1100, 690, 400, 240, 140, 85, 50],
    [1300, 740, 450, 280, 160, 100, 70, 50],
    [1500, 910, 550, 340, 210, 120, 85, 50],
    [1600, 980, 590, 380, 230, 150, 100, 65, 50],
  ],
  medium: [
    [1300, 370, 130, 60, 40],
    [1800, 560, 210, 70, 40],
    [2200, 700, 250, 110, 60, 35],
    [2400, 910, 350, 160, 75, 40],
    [3300, 1200, 480, 190, 100, 55, 40],
    [4300, 1800, 670, 280, 130, 65, 40],
    [5800, 2100, 830, 360, 170, 90, 50, 40],
    [8800, 3200, 1200, 520, 230, 110, 60, 40],
    [11000, 3900, 1500, 620, 290, 140, 80, 50, 45],
  ],
  high: [
    [2900, 490, 110, 40, 15],
    [4300, 830, 190, 50, 20],
    [7600, 1400, 250, 75, 30, 20],
    [12000, 2100, 460, 120, 50, 10],
    [17000, 3000, 680, 180, 65, 30, 20],
    [26000, 5100, 1100, 280, 95, 35, 20],
    [42000, 7700, 1700, 430, 130, 55, 25, 20],
    [62000, 12000, 2700, 680, 200, 70, 35, 20],
    [100000, 18000, 4000, 1000, 300, 100, 45, 30, 20],
  ],
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const entry = named(single(choices), 'risk', 'rows')
    const risk = oneOf(entry.risk, risks)
    const rows = whole(entry.rows, rowsLeast, 16)
    const number = numbers.next()
    const path = Array.from({ length: rows }, (_, row) => (number >>> (31 - row)) & 1)
    const bin = sum(path)
    const pay = at(at(pays[risk], rows - rowsLeast), Math.min(bin, rows - bin))
    return { isOver: true, winMinor: times(stakeMinor, pay), view: { risk, rows, path, bin, pay } }
  },
}
