import { cut, dot } from '../../paper/cut.ts'

const side = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`

/** A fox, seen from the front, about 130 across around 0 0. */
export const foxHead =
  cut('M0 66L-56 0L-64-74L-26-44H26L64-74L56 0Z', '#c8562f', 3) +
  side(
    '<path d="M0 66L-56 0L-8 12Z" fill="#f4e2c8"/><path d="M-56-58L-34-42L-46-20Z" fill="#5b2218"/><path d="M0-44H-26L-56 0L-8 12Z" fill="#df7143" opacity=".65"/><path d="M-34-4Q-24-14-14-2Q-24 2-34-4Z" fill="#1c1414"/>'
  ) +
  cut('M-11 52H11L0 68Z', '#241414', 0.8)

/** A heron with its neck drawn in, looking to the left, about as large as the fox. */
export const heronHead =
  cut(
    'M56 80C66 30 36 18 32-6C30-22 36-36 22-50C12-60-8-60-18-48L-78-34L-18-30C-8-22 4-22 6-8C8 16-16 40-14 80Z',
    '#7d96a8',
    3
  ) +
  '<path d="M56 80C66 30 36 18 32-6C30-22 36-36 22-50C30-30 18-20 22 0C26 26 44 44 36 80Z" fill="#5d7588"/><path d="M-14 80C-14 56 4 34 8 12C14 34 6 56 8 80Z" fill="#e9eef0"/>' +
  cut('M-18-48L-92-36L-18-36Z', '#e0a33f', 1) +
  cut('M-6-54C16-70 44-64 66-44C44-50 22-48 2-42Z', '#27323d', 1) +
  dot(-4, -44, 4.6, '#f4d35e') +
  dot(-5, -44, 2.4, '#12161a')
