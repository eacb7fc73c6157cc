import { at, cut, dot, line, oval } from '../paper/cut.ts'
import { rookeryMark } from './worlds/rookery.ts'
import { crescent, fill, gem, ngon, onRing, round, shade, slice, star, stroke, times } from './scene.ts'

/** A round mark for each studio on a field of 200 by 200: its world in one shape. */
const disc = (ground: string, edge: string, markup: string): string =>
  cut(round(100, 100, 94), edge, 1) +
  fill(round(100, 100, 86), ground) +
  `<circle cx="100" cy="100" r="79" fill="none" stroke="${edge}" stroke-width="1.6" opacity=".6"/>` +
  at(100, 100, markup)

const bell = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    cut('M0 0C9-2 15 6 17 19C20 24 15 29 9 26C4 30-3 30-5 26C-11 28-14 21-10 17C-9 7-6 1 0 0Z', colour, 0.8) +
      oval(3, 22, 8, 4.2, shade(colour, -0.55)),
    size,
    turn
  )
const nine = Array.from({ length: 9 }, (_, index) => onRing(0, 0, 58, index * 40 - 90))
const leaf = 'M0 0C12-20 36-22 52-6C36 8 14 10 0 0Z'

const marks: Readonly<Record<string, readonly [ground: string, edge: string, markup: string]>> = {
  foxglove: [
    '#143a4a',
    '#d584a6',
    line('M-2 64C4 20-4-20 4-62', '#5f9468', 5) +
      at(0, 58, cut(leaf, '#4f8560', 1), 0.9, -30) +
      at(0, 60, cut(leaf, '#3c6b4d', 1), 0.9, 206) +
      times(
        4,
        (row) =>
          bell(-7 + row, 4 - row * 20, 1.3 - row * 0.22, 36, shade('#c4618f', row * 0.14)) +
          bell(9 - row, -4 - row * 20, 1.26 - row * 0.22, -36, shade('#c4618f', row * 0.14 + 0.06))
      ),
  ],
  tidewater: [
    '#1c5566',
    '#d9a14a',
    cut(
      'M-72 40C-44 44-40-34 8-48C44-56 66-24 52 0C44 14 20 14 20-4C20-14 32-16 36-8C40-36 2-34 2 4C2 34 34 44 72 34C50 66-44 74-72 40Z',
      '#f0ead6',
      3
    ) +
      stroke('M-40 36C-14 30-20-14 12-26M-24 44C2 40-6 16-8 4', '#5fa6ac', 4) +
      dot(-40, -38, 11, '#d9a14a'),
  ],
  'quarry-nine': ['#3d2830', '#d99a4a', gem(0, 2, nine, '#c8683a', 0.52)],
  'paper-moon': [
    '#3a1d3f',
    '#e0ab52',
    line('M10-84V-46', '#f6e6c4', 2) +
      crescent(2, 2, 56, '#f6dc9a', -24) +
      cut(star(26, 2, 20, 8, 5), '#d9605a', 1.6) +
      line('M26-84V-16', '#f6e6c4', 2),
  ],
  fathom: [
    '#173a5c',
    '#f0e4c8',
    [30, 48, 66]
      .map((r) => `<circle r="${r}" fill="none" stroke="#a9cbe0" stroke-width="1.4" opacity=".4"/>`)
      .join('') +
      line('M0-80V-40M-70 0H-36M36 0H70', '#a9cbe0', 1.6) +
      cut('M-30-40H30L36-10L0 64L-36-10Z', '#e08a45', 2.4) +
      fill('M-30-40H-4L-7-10L0 64L-36-10Z', '#f8c48a') +
      dot(0, -46, 9, '#f0e4c8'),
  ],
  parlour: [
    '#5c1c22',
    '#d8aa58',
    cut(
      'M0-60C62-10 50 40 12 30C10 30 6 27 3 22C5 40 12 54 24 60H-24C-12 54-5 40-3 22C-6 27-10 30-12 30C-50 40-62-10 0-60Z',
      '#f6ecd6',
      3
    ) + fill(star(0, 2, 17, 7, 8), '#b3263a'),
  ],
  'halfpast-live': [
    '#1b1e4a',
    '#e2b45a',
    times(12, (index) => fill(slice(0, 0, 58, index % 3 ? 66 : 72, index * 30 - 92, index * 30 - 88), '#fdf3d6')) +
      cut('M-46 34C-46-42 46-42 46 34Z', '#5a5fb0', 2.4) +
      fill('M-42 32C-42-22-20-36-6-36C-24-22-30 4-30 32Z', '#8d92dc') +
      fill('M4-34C20-16 24 4 24 32H38C38 4 28-20 14-32Z', '#f6cf7a') +
      cut('M-54 34H54V46H-54Z', '#e2b45a', 2) +
      fill(star(-26, -48, 9, 3, 4), '#fff1c4'),
  ],
  ante: [
    '#12332a',
    '#f3b65f',
    cut('M0-62L-46 46H-20L-9 18H9L20 46H46Z', '#f7efdb', 3) +
      fill('M0-62L-46 46H-28L4-28Z', '#ffffff', 0.6) +
      cut(round(0, 42, 15), '#e5813f', 1.6),
  ],
  rookery: ['#2b2346', '#f0b94f', rookeryMark],
  latch: [
    '#33463f',
    '#cf9f4c',
    cut(star(0, 0, 62, 52, 16), '#cf9f4c', 2.4) +
      fill(round(0, 0, 44), '#23302b') +
      cut(round(0, -8, 17), '#f3d594', 1.4) +
      cut('M-9 0H9L15 34H-15Z', '#f3d594', 1.4) +
      fill(round(0, -8, 8), '#23302b') +
      cut(ngon(0, -62, 7, 4), '#fdf3d6', 0.6),
  ],
}

export const studios: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(marks).map(([sysname, [ground, edge, markup]]) => [sysname, disc(ground, edge, markup)])
)
