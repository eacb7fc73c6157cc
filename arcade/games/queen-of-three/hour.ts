import { dot, line, whim } from '../../paper/cut.ts'
import { greenCloth } from '../../shell/quick/felt.ts'
import type { Hour } from '../../shell/quick/parlour.ts'

const few = Array.from({ length: 14 }, (_, index) =>
  dot(-120 + whim(index + 7) * 240, -190 + whim(index + 60) * 220, 1 + whim(index + 9), '#f6e2c0')
).join('')
/** A crown of stars. */
const points = [
  [-62, -40],
  [-74, -116],
  [-34, -82],
  [0, -138],
  [34, -82],
  [74, -116],
  [62, -40],
] as const
const crown =
  line(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, 'rgb(246 226 192 / .55)', 2) +
  points.map(([x, y]) => dot(x, y, 5, '#ffe9bd')).join('')
const crescent = '<path d="M36-128A58 58 0 1 0 46-22A46 46 0 1 1 36-128Z" fill="#f6dca0"/>'

/** The blue hour after a performance: a crown of stars in one window, a crescent in the other. */
export const hour: Hour = {
  cloth: { ...greenCloth, lacquer: '#2c1526', panel: '#4d2440', inlay: '#d8aa58' },
  sky: ['#1c1f4a', '#4d3f7c', '#a8688c'],
  hills: ['#3a2a5c', '#1f1838'],
  orb: (side) => few + (side === 'left' ? crown : crescent),
  light: '#e8d0ff',
}
