import { dot, line } from '../../paper/cut.ts'
import type { Hour } from '../../shell/quick/parlour.ts'

const beams = Array.from({ length: 7 }, (_, index) => {
  const [from, to] = [(-168 + index * 24) * (Math.PI / 180), (-159 + index * 24) * (Math.PI / 180)]
  const end = (angle: number): string =>
    `${Math.round(Math.cos(angle) * 460)} ${Math.round(96 + Math.sin(angle) * 460)}`
  return `<path d="M0 96L${end(from)}L${end(to)}Z" fill="#ffe7bd" opacity=".2"/>`
}).join('')
const sun = dot(0, 96, 92, 'rgb(255 226 170 / .25)') + dot(0, 96, 62, '#ffe9bd')
const swallow = (x: number, y: number, size: number): string =>
  line(
    `M${x - 16 * size} ${y - 5 * size}Q${x - 6 * size} ${y - 9 * size} ${x} ${y}Q${x + 7 * size} ${y - 10 * size} ${x + 18 * size} ${y - 8 * size}`,
    '#5a2747',
    3 * size
  )
const swallows = swallow(-46, -90, 1.2) + swallow(18, -122, 0.9) + swallow(52, -62, 0.8)

/** First light: rose lacquer, a cloth from apricot to plum, the sun behind the hills and swallows. */
export const hour: Hour = {
  cloth: {
    lacquer: '#3d1a33',
    panel: '#6b2f48',
    inlay: '#e8b07a',
    cloth: ['#a5536a', '#6d3459', '#34193d'],
  },
  sky: ['#6a3f72', '#d47a78', '#f9c98c'],
  hills: ['#9c4466', '#5a2450'],
  orb: (side) => beams + (side === 'left' ? sun : swallows),
  light: '#ffd9a6',
}
