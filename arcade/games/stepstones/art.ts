import { cut } from '../../paper/cut.ts'

/** A stone seen from above at a slant, on a field of 100 by 60: dry, gone under, or loose with water around it. */
const shape = 'M8 34C8 16 28 6 52 7C78 8 94 20 92 36C90 50 70 56 48 55C24 54 8 48 8 34Z'
const rings = [46, 34, 21]
  .map(
    (reach) =>
      `<ellipse cx="50" cy="38" rx="${reach}" ry="${reach * 0.4}" fill="#cfe3ea" fill-opacity=".1" stroke="#cfe3ea" stroke-opacity=".6" stroke-width="1.6"/>`
  )
  .join('')

export const closedStone =
  cut(shape, '#8a8491', 2) + '<path d="M14 30C16 18 32 11 54 12C66 13 76 16 82 21C64 16 40 18 14 30Z" fill="#c9c1cf"/>'
export const firmStone =
  cut(shape, '#6d8a5a', 2) + '<path d="M14 30C16 18 32 11 54 12C66 13 76 16 82 21C64 16 40 18 14 30Z" fill="#a9c487"/>'
export const looseStone = `${rings}<path d="M30 30L70 46M70 30L30 46" stroke="#e5705a" stroke-width="6" stroke-linecap="round"/>`
export const sparedStone = `<path d="${shape}" fill="#6f6a7d" opacity=".42"/>`
/** Who crosses: a small lantern on a staff, with a cloak. */
export const walker =
  cut('M44 52C40 38 42 26 50 20C58 26 60 38 56 52Z', '#e8a04c', 1) +
  '<circle cx="50" cy="15" r="6.5" fill="#f3dcba"/><path d="M42 15C42 6 58 6 58 15L62 17H38Z" fill="#7a3f2a"/><path d="M64 52V22" stroke="#5b3d2a" stroke-width="2.4" stroke-linecap="round"/><circle cx="64" cy="20" r="4.6" fill="#ffe9a8"/>'
