import { at, canopy, cut, dot, line, mirrored } from '../../paper/cut.ts'
import {
  box,
  crescent,
  fill,
  glow,
  ngon,
  onRing,
  placed,
  round,
  shade,
  sky,
  specks,
  stars,
  stroke,
  times,
} from '../scene.ts'
import type { Paint } from '../tile.ts'
import { leaf } from './foxglove-parts.ts'

const spray = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    line('M0 0C6-40 4-80-6-120', shade(colour, -0.2), 4) +
      times(6, (step) =>
        leaf(
          step % 2 ? 3 : 1,
          -14 - step * 19,
          0.86 - step * 0.07,
          step % 2 ? -34 : 206 + step * 4,
          shade(colour, step * 0.03)
        )
      ) +
      leaf(-6, -116, 0.5, -100, colour),
    size,
    turn
  )

/** Her hat, a hedge with a lit gate in it, and what grows for the kettle. */
const hat =
  cut('M-150 92C-92 62 92 62 150 92C104 128-104 128-150 92Z', '#2b2148', 4) +
  cut(
    'M-88 84C-72-10-52-70 20-150C44-170 74-166 96-138C70-142 58-130 52-110C74-40 82 24 90 84C40 104-40 104-88 84Z',
    '#3b2d62',
    3
  ) +
  fill('M-84 78C-66-10-44-66 14-134C-8-70-30 0-34 92C-56 90-72 86-84 78Z', '#6a539a') +
  cut('M-84 56C-30 76 34 76 86 54L90 84C40 104-40 104-88 84Z', '#d8a648', 1.5) +
  cut(box(-22, 58, 40, 36, 5), '#f5dc94', 1) +
  fill(box(-13, 67, 22, 18, 3), '#3b2d62') +
  leaf(20, 66, 1.5, -38, '#7fae62') +
  leaf(26, 70, 1.25, -4, '#5a8c55') +
  cut(ngon(36, 58, 15, 6), '#e48aa4', 1) +
  dot(36, 58, 5, '#f6e3a0')

const hedgewitch: Paint = (tile) => {
  const middle = tile.width / 2
  return (
    sky(tile, '#2a1b4a', '#5b3370', '#d0746f') +
    stars(tile.width, tile.height * 0.4, 36, '#fbe6d0', 40) +
    crescent(tile.width * 0.84, tile.height * 0.15, 34, '#fbe8c4') +
    canopy(tile.width, tile.height * 0.5, tile.height + 10, 70, '#5a3468', 71) +
    canopy(tile.width, tile.height * 0.62, tile.height + 10, 92, '#33254e', 21) +
    glow(middle, tile.height * 0.8, 190, '#f7b866', 4, 0.1) +
    cut(`M${middle - 66} ${tile.height}V${tile.height * 0.8}a66 70 0 0 1 132 0V${tile.height}Z`, '#f2b25c', 0) +
    fill(`M${middle - 40} ${tile.height}V${tile.height * 0.83}a40 44 0 0 1 80 0V${tile.height}Z`, '#fbe0a0') +
    placed(tile, hat, { y: 0.46, size: 1.08, wideY: 0.46, wideSize: 0.98 }) +
    canopy(tile.width * 0.26, tile.height * 0.82, tile.height + 10, 40, '#1d1834', 9) +
    at(
      tile.width,
      0,
      `<g transform="scale(-1 1)">${canopy(tile.width * 0.26, tile.height * 0.82, tile.height + 10, 40, '#1d1834', 19)}</g>`
    ) +
    spray(tile.width * 0.1, tile.height + 6, 1.15, -10, '#6f9a5c') +
    spray(tile.width * 0.91, tile.height + 6, 1.2, 12, '#86a95e') +
    spray(tile.width * 0.24, tile.height + 26, 0.8, 14, '#4d7c5a') +
    spray(tile.width * 0.77, tile.height + 22, 0.8, -16, '#4d7c5a') +
    times(3, (index) => cut(round(tile.width * (0.08 + index * 0.06), tile.height - 14 - index * 4, 10), '#d9556a', 1))
  )
}

const comb = times(9, (index) => {
  const [column, row] = [index % 3, Math.floor(index / 3)]
  const [x, y] = [-58 + column * 58 + (row % 2) * 29, -10 + row * 50]
  const isFull = index % 4 !== 1
  return (
    cut(ngon(x, y, 33, 6), '#c47a1e', 1.4) +
    fill(ngon(x, y, 25, 6), isFull ? '#f6b93b' : '#8a4f16') +
    (isFull ? fill(`M${x - 17} ${y - 4}l6-13h14l-8 6Z`, '#fde39a') : '')
  )
})

/** The bird that shows the way, over the comb that it shows. */
const bird =
  cut(
    'M-150 26C-104 4-84-20-62-40C-30-72 34-78 66-44C86-24 84 2 60 22C22 56-48 50-88 44C-112 54-138 52-172 66C-158 50-156 40-150 26Z',
    '#7d6a4c',
    3
  ) +
  fill('M-62-6C-34 34 28 40 60 20C30 56-48 50-88 44C-80 26-72 10-62-6Z', '#e9d3a0') +
  cut('M-40-22C-4-34 26-16 28 8C2 30-62 30-118 58C-96 22-78-6-40-22Z', '#54492f', 2) +
  stroke('M-78 28C-50 12-20 4 8 6M-62 12C-38 0-16-6 8-4', '#a9945c', 4) +
  cut('M78-36L126-24L80-14Z', '#f2a65a', 1) +
  dot(58, -34, 9, '#fbf0d4') +
  dot(60, -34, 5, '#1b1712') +
  fill('M30-60C52-70 72-58 80-42C62-52 46-54 30-60Z', '#f1c64b')

const honeyguide: Paint = (tile) => {
  const [x, y] = tile.isWide ? [486, 104] : [276, 132]
  return (
    sky(tile, '#1c4a4d', '#5c9070', '#f0c56b') +
    glow(x, y, 170, '#fff0b4', 4, 0.13) +
    fill(round(x, y, 62), '#fdf0c0') +
    times(12, (ray) =>
      stroke(`M${onRing(x, y, 76, ray * 30).join(' ')}L${onRing(x, y, 92, ray * 30).join(' ')}`, '#fdf0c0', 4, 0.7)
    ) +
    canopy(tile.width, tile.height * 0.56, tile.height + 10, 80, '#3d7560', 51) +
    canopy(tile.width, tile.height * 0.74, tile.height + 10, 96, '#235147', 81) +
    placed(tile, at(tile.isWide ? 92 : 26, 92, comb, 1.05, 4) + at(tile.isWide ? -74 : 0, -66, bird, 1.02, -10), {
      y: 0.56,
      size: 1,
      wideX: 0.5,
      wideY: 0.52,
      wideSize: 0.98,
    }) +
    mirrored(
      tile.width / 2,
      spray(8, tile.height + 8, 1.3, 16, '#1f4a3d') + spray(54, tile.height + 22, 0.9, 26, '#346b4c')
    ) +
    times(6, (index) =>
      at(
        tile.width * (0.06 + index * 0.18),
        tile.height - 12 - (index % 3) * 16,
        times(6, (petal) => fill(ngon(...onRing(0, 0, 11, petal * 60 - 90), 7, 8), index % 2 ? '#f08c6c' : '#f7e3b8')) +
          dot(0, 0, 5, '#f1b53c'),
        0.95
      )
    )
  )
}

export const foxgloveTiles: Readonly<Record<string, Paint>> = {
  hedgewitch: (tile) => hedgewitch(tile) + specks(tile),
  honeyguide: (tile) => honeyguide(tile) + specks(tile),
}
