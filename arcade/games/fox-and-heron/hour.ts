import { dot, line, whim } from '../../paper/cut.ts'
import { greenCloth } from '../../shell/quick/felt.ts'
import type { Hour } from '../../shell/quick/parlour.ts'

const sun = dot(28, -36, 70, 'rgb(255 214 150 / .25)') + dot(28, -36, 46, '#ffd9a0')
/** Reeds before the water, taller at the sides. */
const reeds = Array.from({ length: 12 }, (_, index) => {
  const [x, top] = [-124 + index * 22, 60 - Math.abs(index - 5.5) * 16 - whim(index) * 50]
  return (
    line(`M${x} 220Q${x + 6} ${top + 60} ${x + 12} ${top}`, '#23403c', 5) + line(`M${x + 12} ${top}l2 26`, '#7a4a26', 9)
  )
}).join('')
const geese = [0, 1, 2]
  .map((index) => line(`M${-70 + index * 44} ${-110 + index * 22}q12 -14 18 0q8 -14 20 -4`, '#3b3040', 4))
  .join('')

/** A marsh before dusk: the low sun in one window, wild geese in the other. */
export const hour: Hour = {
  cloth: { ...greenCloth, lacquer: '#33201a', panel: '#54342a' },
  sky: ['#3b5a78', '#c98a68', '#f3c58a'],
  hills: ['#5b6f6a', '#2e4c4a'],
  orb: (side) => (side === 'left' ? sun : geese) + reeds,
  light: '#ffdca8',
}
