import { place, whim } from '../../paper/cut.ts'
import { picture } from '../../shell/dom.ts'

const wide = 1600

/** The current behind the stones: cut-out waves that repeat after one width, so that they can pass for ever. */
const waves = Array.from({ length: 11 }, (_, index) => {
  const y = 120 + index * 76
  const rise = 10 + whim(index) * 16
  const step = wide / (4 + (index % 3))
  const turns = Array.from({ length: Math.round((2 * wide) / step) }, (_turn, at) => {
    const x = at * step
    return `C${place(x + step * 0.3)} ${place(y - rise)} ${place(x + step * 0.7)} ${place(y + rise)} ${place(x + step)} ${y}`
  }).join(' ')
  return `<path d="M0 ${y} ${turns}" fill="none" stroke="#cfeef0" stroke-opacity="${place(0.07 + whim(index + 30) * 0.11)}" stroke-width="${place(2 + whim(index + 60) * 4)}" stroke-linecap="round"/>`
}).join('')

export const currents = (): SVGSVGElement =>
  picture(`0 0 ${2 * wide} 1000`, waves, { class: 'currents', preserveAspectRatio: 'none' })
