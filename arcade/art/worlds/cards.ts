import { at, cut, oval } from '../../paper/cut.ts'
import { box, fill, shade, stroke } from '../scene.ts'

/** The four suits as path data, about 40 across. */
export const suits = {
  heart: 'M0 20C-26 2-24-20-10-20C-4-20 0-16 0-10C0-16 4-20 10-20C24-20 26 2 0 20Z',
  diamond: 'M0-23C6-10 12-4 18 0C12 4 6 10 0 23C-6 10-12 4-18 0C-12-4-6-10 0-23Z',
  spade: 'M0-22C26-4 24 14 10 14C6 14 3 12 1 9C2 16 4 20 8 22H-8C-4 20-2 16-1 9C-3 12-6 14-10 14C-24 14-26-4 0-22Z',
  club: 'M-2 8C-6 16-22 14-20 2C-19-6-10-8-7-5C-12-12-8-22 0-22C8-22 12-12 7-5C10-8 19-6 20 2C22 14 6 16 2 8C2 16 4 20 8 22H-8C-4 20-2 16-2 8Z',
} as const
export type Suit = keyof typeof suits

const [red, ink, ivory] = ['#b3263a', '#1c2430', '#f6ecd6']
export const colourOf = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? red : ink)
export const suited = (suit: Suit, x: number, y: number, size: number, colour = colourOf(suit), turn = 0): string =>
  at(x, y, fill(suits[suit], colour), size, turn)

/** An ivory card, 140 by 200 around 0 0, with pips in the places that are given. */
export const card = (suit: Suit, places: readonly (readonly [number, number])[], size = 0.9): string =>
  cut(box(-70, -100, 140, 200, 12), ivory, 4) +
  fill(box(-62, -92, 124, 184, 8), shade(ivory, 0.4)) +
  suited(suit, -48, -74, 0.52) +
  suited(suit, 48, 74, 0.52, colourOf(suit), 180) +
  places.map(([x, y]) => suited(suit, x, y, size, colourOf(suit), y > 4 ? 180 : 0)).join('')
export const back = (colour: string, line: string): string =>
  cut(box(-70, -100, 140, 200, 12), ivory, 4) +
  fill(box(-61, -91, 122, 182, 8), colour) +
  stroke(
    'M-61-51L-21-91M-61-11L19-91M-61 29L59-91M-61 69L61-53M-43 91L61-13M-3 91L61 27M37 91L61 67M61-51L21-91M61-11L-19-91M61 29L-59-91M61 69L-61-53M43 91L-61-13M3 91L-61 27M-37 91L-61 67',
    line,
    2.4,
    0.7
  ) +
  cut('M0-34L26 0L0 34L-26 0Z', line, 1)

/** A chip as it lies, seen from the side above. */
export const chip = (x: number, y: number, colour: string, size = 1): string =>
  at(
    x,
    y,
    cut('M-44 0C-44-24 44-24 44 0V12C44 36-44 36-44 12Z', shade(colour, -0.35), 2) +
      fill('M-30 17V29L-16 33V21ZM16 21V33L30 29V17Z', ivory) +
      oval(0, 0, 44, 18, colour) +
      fill('M-12-17H12L8-10H-8ZM-12 17H12L8 10H-8ZM-44-3L-30-2V3L-43 5ZM44-3L30-2V3L43 5Z', ivory) +
      oval(0, 0, 26, 10, shade(colour, 0.3)),
    size
  )
export const stack = (x: number, y: number, count: number, colour: string, size = 1): string =>
  Array.from({ length: count }, (_, index) =>
    chip(x + ((index * 7) % 3) - 1, y - index * 13 * size, index % 3 === 2 ? shade(colour, -0.2) : colour, size)
  ).join('')
