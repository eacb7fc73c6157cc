import { dot, whim } from '../../paper/cut.ts'
import { greenCloth } from '../../shell/quick/felt.ts'
import type { Hour } from '../../shell/quick/parlour.ts'

/** Houses over the way with lamps behind some of their windows. */
const houses = Array.from({ length: 5 }, (_, house) => {
  const [x, top] = [-150 + house * 62, 0 - whim(house + 3) * 110]
  const lamps = Array.from({ length: 12 }, (_lamp, index) =>
    whim(house * 12 + index) > 0.45
      ? `<rect x="${x + 10 + (index % 3) * 15}" y="${Math.round(top) + 18 + Math.floor(index / 3) * 30}" width="8" height="14" fill="#ffd98c"/>`
      : ''
  ).join('')
  return `<path d="M${x} 220V${Math.round(top)}L${x + 28} ${Math.round(top) - 24}L${x + 56} ${Math.round(top)}V220Z" fill="${house % 2 ? '#1d2238' : '#262c46'}"/>${lamps}`
}).join('')
const moon = dot(40, -140, 40, 'rgb(246 227 176 / .16)') + dot(40, -140, 24, '#f6e3b0')

/** Late in the town: lamps over the way, a small moon above the roofs. */
export const hour: Hour = {
  cloth: greenCloth,
  sky: ['#101a34', '#2a3a5e', '#6a5a78'],
  hills: ['#1a2036', '#10152a'],
  orb: (side) => (side === 'left' ? moon : '') + houses,
  light: '#ffe2b0',
}
