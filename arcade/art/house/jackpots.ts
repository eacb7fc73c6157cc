import { at, cut, line, mirrored, oval, canopy } from '../../paper/cut.ts'
import {
  box,
  fill,
  gem,
  glow,
  hills,
  moon,
  onRing,
  placed,
  round,
  shade,
  sky,
  star,
  stars,
  stroke,
  times,
} from '../scene.ts'
import type { Paint } from '../tile.ts'
import { coin, gold, grained, table } from './table.ts'

const pot = (colour: string): string =>
  cut('M-110-60H110C160 0 150 110 70 126H-70C-150 110-160 0-110-60Z', colour, 4) +
  fill('M-100-54H-50C-96 0-96 80-60 118C-136 100-146 0-100-54Z', shade(colour, 0.3)) +
  cut(box(-128, -84, 256, 32, 12), shade(colour, -0.2), 2) +
  mirrored(0, cut('M-84 122H-52L-60 146H-76Z', shade(colour, -0.4), 1)) +
  fill(star(0, 34, 38, 16, 8), gold)
const ember: Paint = (tile) =>
  sky(tile, '#2a1620', '#5a2430', '#d96a3f') +
  stars(640, 150, 30, '#ffe2c4', 3) +
  hills(tile, 280, 50, '#451c2a', 22, 120) +
  glow(320, 170, 230, '#ffb35c', 5, 0.09) +
  table(tile, '#2a1218') +
  placed(
    tile,
    times(9, (index) => coin(-92 + index * 23, -92 - (index % 3) * 20 + Math.abs(index - 4) * 4, 26)) + pot('#8a3a2f'),
    {
      wideY: 0.56,
      wideSize: 0.94,
    }
  ) +
  coin(140, 344, 24) +
  coin(508, 350, 26)
const vault: Paint = (tile) => {
  const door =
    cut(round(0, 0, 158), '#33463f', 4) +
    cut(round(0, 0, 146), '#5f7a70', 1) +
    fill('M-103-103A146 146 0 0 1 103-103L0 0Z', '#8fae9f', 0.6) +
    cut(round(0, 0, 116), '#3f5a54', 2) +
    times(12, (index) => {
      const [x, y] = onRing(0, 0, 131, index * 30)
      return cut(round(x, y, 8), gold, 1)
    }) +
    times(5, (index) =>
      at(
        0,
        0,
        line('M0 0V-78', '#d9b25f', 15) + line('M-3 0V-78', '#f6dc9a', 4) + cut(round(0, -80, 15), gold, 1.6),
        1,
        index * 72 + 14
      )
    ) +
    cut(round(0, 0, 36), gold, 2) +
    fill(star(0, 0, 20, 8, 8), '#7a4d1c')
  return (
    sky(tile, '#2c3834', '#22302b', '#161f1c') +
    times(5, (row) =>
      stroke(
        `M0 ${row * 84}H640${times(5, (column) => `M${column * 150 + (row % 2) * 75} ${row * 84}v84`)}`,
        '#3f5148',
        3
      )
    ) +
    glow(320, 196, 260, '#f6dc9a', 4, 0.05) +
    cut(box(60, 120, 52, 50, 6), gold, 2) +
    cut(box(60, 240, 52, 50, 6), gold, 2) +
    at(320, 196, door, 1.06) +
    table(tile, '#1b2622') +
    times(5, (index) => coin(470 + index * 32, 356 - (index % 2) * 20, 24)) +
    gem(
      130,
      352,
      Array.from({ length: 6 }, (_, index) => onRing(0, 0, 24, index * 60)),
      '#d8394f'
    ) +
    gem(
      180,
      362,
      Array.from({ length: 6 }, (_, index) => onRing(0, 0, 19, index * 60)),
      '#3fb27a'
    )
  )
}
const moonwell: Paint = (tile) =>
  sky(tile, '#0b1430', '#1d2f5c', '#6b5f9c') +
  stars(640, 230, 80, '#f6ebc8', 88) +
  moon(320, 92, 60, '#f7e3b0') +
  canopy(640, 220, 410, 100, '#1a2750', 61) +
  fill('M280 130H360L430 290H210Z', '#f7e3b0', 0.12) +
  hills(tile, 330, 24, '#131c3c', 6, 100) +
  cut('M160 250C160 210 480 210 480 250L464 352C440 388 200 388 176 352Z', '#5f6a94', 4) +
  times(3, (row) =>
    stroke(
      `M${166 + row * 5} ${282 + row * 28}Q320 ${330 + row * 28} ${474 - row * 5} ${282 + row * 28}${times(5, (column) => `M${206 + column * 56 + (row % 2) * 26} ${296 + row * 28}v24`)}`,
      '#434d78',
      3
    )
  ) +
  oval(320, 250, 160, 32, '#8a94c0') +
  oval(320, 252, 138, 25, '#0b1a3c') +
  oval(320, 254, 92, 15, '#f7e3b0') +
  oval(304, 251, 30, 5, '#fffaf0') +
  times(7, (index) => coin(196 + index * 42, 236 - (index % 2) * 16 - (3 - Math.abs(index - 3)) * 4, 15)) +
  coin(250, 168, 18) +
  coin(392, 150, 16) +
  coin(330, 196, 13)

export const jackpots = grained({ ember, vault, moonwell })
