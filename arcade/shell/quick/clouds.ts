import { cut, dot } from '../../paper/cut.ts'
import { h, picture } from '../dom.ts'
import './clouds.css'

const puff = (fill: string): string =>
  cut('M8 92 C-14 60 26 40 52 50 C58 12 118 2 138 36 C170 14 214 32 212 62 C252 58 262 92 236 92Z', fill, 2.4)

/** A low sun of cream paper, with the rings that a compass drew around it. */
const sun =
  [52, 72, 96]
    .map(
      (r) =>
        `<circle r="${r}" fill="#f0d9a6" fill-opacity=".04" stroke="#f0d9a6" stroke-opacity=".2" stroke-dasharray="2 7"/>`
    )
    .join('') +
  dot(2, 3, 34, 'rgb(5 13 12 / .3)') +
  dot(0, 0, 34, '#c9b98c')

/** A sun, and clouds of cut paper that pass behind the board of Fathom's games, slowly; with reduced motion they stand. */
export const clouds = (fills: readonly string[] = ['#4b7289', '#3f667e', '#557b90']): HTMLElement =>
  h(
    'div',
    { class: 'clouds', 'aria-hidden': 'true' },
    picture('-100 -100 200 200', sun, { class: 'sun' }),
    ...fills.map((fill) => picture('-10 0 280 100', puff(fill)))
  )
