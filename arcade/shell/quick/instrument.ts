import { cut, dot, grain, line, oval, place, whim } from '../../paper/cut.ts'
import { h, picture } from '../dom.ts'
import './instrument.css'

/** A brass key, lying. */
export const key =
  cut('M0 0 A14 14 0 1 1 0.1 0 M26 8 H86 V14 H78 V24 H70 V14 H62 V20 H55 V14 H26Z', '#c9983f', 0.8).replaceAll(
    'M0 0 A14 14 0 1 1 0.1 0',
    'M14 -4 A15 15 0 1 1 13.9 -4 M14 4 A7 7 0 1 0 14.1 4'
  ) + line('M28 9.5 H84', '#f3d690', 1.4)

/** A toothed wheel of an instrument. */
export function wheel(size: number, teeth: number, fill: string, inner: string): string {
  const steps = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index / (teeth * 2)) * Math.PI * 2
    const reach = index % 2 ? size : size * 0.86
    const half = Math.PI / teeth / 2.4
    return `${index ? 'L' : 'M'}${place(Math.cos(angle - half) * reach)} ${place(Math.sin(angle - half) * reach)} L${place(Math.cos(angle + half) * reach)} ${place(Math.sin(angle + half) * reach)}`
  })
  const spokes = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M0 0L${place(Math.cos((index / 5) * Math.PI * 2) * size * 0.72)} ${place(Math.sin((index / 5) * Math.PI * 2) * size * 0.72)}" stroke="${fill}" stroke-width="${size * 0.11}"/>`
  ).join('')
  return (
    cut(`${steps.join(' ')}Z`, fill, 1.6) +
    dot(0, 0, size * 0.68, inner) +
    spokes +
    dot(0, 0, size * 0.2, fill) +
    dot(0, 0, size * 0.08, inner)
  )
}

/** Latch's world: the inside of an instrument case, brass on green leather, with peaks cut out below. */
export function instrument(width: number, height: number): string {
  const stitches = Array.from(
    { length: 40 },
    (_, index) =>
      `<path d="M${20 + index * 40} 18h18M${20 + index * 40} ${height - 18}h18" stroke="#d8b772" stroke-opacity=".22" stroke-width="2"/>`
  ).join('')
  const peak = (ground: number, rise: number, fill: string, snow: string, from: number): string =>
    Array.from({ length: 6 }, (_, index) => {
      const x = (index - 0.2) * width * 0.2 + whim(from + index) * 90
      const top = ground - rise * (0.55 + whim(from + index + 20) * 0.5)
      const half = width * (0.14 + whim(from + index + 40) * 0.05)
      return (
        cut(`M${x - half} ${height + 20} L${x} ${top} L${x + half} ${height + 20}Z`, fill, 3) +
        `<path d="M${x} ${top} L${x - half * 0.2} ${top + (height - top) * 0.2} L${x - half * 0.06} ${top + (height - top) * 0.15} L${x + half * 0.05} ${top + (height - top) * 0.22} L${x + half * 0.2} ${top + (height - top) * 0.2}Z" fill="${snow}"/>`
      )
    }).join('')
  return `<defs><linearGradient id="leather" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#22382d"/><stop offset="1" stop-color="#101d18"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#leather)"/>${stitches}
${oval(width * 0.5, height * 0.2, width * 0.5, height * 0.34, 'rgb(243 200 120 / .06)')}
${peak(height * 0.8, height * 0.3, '#2b4a41', '#dfe3cf', 10)}${peak(height * 0.95, height * 0.26, '#1f3831', '#b9c5b4', 33)}${peak(height * 1.06, height * 0.2, '#142620', '#7f9488', 60)}
${grain(width, height, 'grain-latch')}`
}

const works = [
  ['-130 -130 260 260', wheel(120, 18, '#7c6233', '#1b2d24')],
  ['-172 -172 344 344', wheel(160, 22, '#6d5830', '#182820')],
  ['-78 -78 156 156', wheel(70, 12, '#927341', '#1b2d24')],
] as const

/** The works behind the board of Latch's games: wheels that turn slowly, each a picture of its own; with reduced motion they stand. */
export const turningWheels = (): HTMLElement =>
  h('div', { class: 'works', 'aria-hidden': 'true' }, ...works.map(([box, markup]) => picture(box, markup)))
