import { dot, line, whim } from '../../paper/cut.ts'
import type { Hour } from '../../shell/quick/parlour.ts'
import { greenCloth } from '../../shell/quick/felt.ts'

const stars = Array.from({ length: 26 }, (_, index) =>
  dot(-124 + whim(index) * 248, -196 + whim(index + 40) * 250, 0.9 + whim(index + 80) * 1.5, '#f4e6c4')
).join('')
const moon =
  dot(-36, -86, 74, 'rgb(246 227 176 / .14)') +
  dot(-36, -86, 48, '#f6e3b0') +
  dot(-50, -98, 9, '#e3cb92') +
  dot(-22, -72, 13, '#e8d29c')
/** The clock of a tower, both hands at twelve. */
const clock =
  '<path d="M-46 220V-60L0-128L46-60V220Z" fill="#131a34"/>' +
  dot(0, -36, 34, '#0b1022') +
  dot(0, -36, 29, '#f3ddA4') +
  line('M0-36V-60M1-36V-54', '#2a2142', 4) +
  line('M0-62v5M0-10v5M-26-36h5M21-36h5', '#2a2142', 2)

/** The middle of the night: a full moon in one window, the clock of a tower in the other. */
export const hour: Hour = {
  cloth: greenCloth,
  sky: ['#0b1228', '#1d2a55', '#4a4580'],
  hills: ['#171f3f', '#0c1226'],
  orb: (side) => stars + (side === 'left' ? moon : clock),
  light: '#cfe0ff',
}
