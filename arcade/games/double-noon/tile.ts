import { at, cut, oval } from '../../paper/cut.ts'
import { box, fill, round, shade, sky, specks, star, stroke } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { suits } from '../../art/worlds/cards.ts'
import { inlay, lattice } from '../../art/worlds/parlour-room.ts'

const [sand, water, gold, ink] = ['#e6b566', '#1d5a72', '#ffd76e', '#2b1c0e']

/** A sun with a face that looks straight ahead. */
const sun =
  cut(star(0, 0, 84, 56, 16), '#e8973a', 2) +
  cut(star(0, 0, 70, 54, 16, -78), gold, 1) +
  cut(round(0, 0, 50), '#ffe9a8', 1.4) +
  fill('M0-50A50 50 0 0 1 0 50Z', '#f6c95c', 0.55) +
  stroke('M-26-12Q-17-20-8-12M8-12Q17-20 26-12M0-10V10Q-5 15 2 16M-14 26Q0 34 14 26', '#8a5a1c', 3.4) +
  oval(-17, -8, 3.6, 3.6, '#6b4312') +
  oval(17, -8, 3.6, 3.6, '#6b4312')

/** Half of the disc, with its sun and a suit; the other half is the same turned around, as on a court card. */
const half =
  fill('M-176 0A176 176 0 0 1 176 0C120-46 60 46 0 0C-60-46-120 46-176 0Z', water) +
  fill('M-176 0A176 176 0 0 1 176 0L168-14A168 168 0 0 0-168-14Z', gold) +
  at(0, -84, sun, 0.98) +
  at(-112, -50, fill(suits.spade, '#f6ecd6'), 0.9, -30) +
  at(112, -50, fill(suits.heart, '#f6ecd6'), 0.9, 30)

const disc =
  cut(round(0, 0, 192), '#6b4312', 5) +
  fill(round(0, 0, 180), '#7fc4c9') +
  half +
  at(0, 0, half, 1, 180) +
  stroke('M-176 0C-120 46-60-46 0 0C60 46 120-46 176 0', gold, 5) +
  cut(round(0, 0, 15), '#b3263a', 1.4)

const noon: Paint = (tile) => {
  const { width, height, isWide } = tile
  return (
    sky(tile, '#f4d79a', sand, '#b97c34') +
    lattice(tile, ink, 46) +
    (isWide
      ? cut(box(34, 60, 96, 280, 12), shade(sand, -0.4), 3) +
        cut(box(width - 130, 60, 96, 280, 12), shade(sand, -0.4), 3) +
        [110, 200, 290].map((y) => at(82, y, fill(suits.diamond, gold), 1.4)).join('') +
        [110, 200, 290].map((y) => at(width - 82, y, fill(suits.club, gold), 1.4)).join('')
      : cut(box(50, 28, width - 100, 60, 12), shade(sand, -0.4), 3) +
        cut(box(50, height - 88, width - 100, 60, 12), shade(sand, -0.4), 3) +
        [110, 200, 290].map((x) => at(x, 58, fill(suits.diamond, gold), 1.05)).join('') +
        [110, 200, 290].map((x) => at(x, height - 58, fill(suits.club, gold), 1.05)).join('')) +
    at(width / 2, height / 2, disc, isWide ? 0.9 : 0.88, -18) +
    inlay(tile, '#5a3511')
  )
}

export const tile: Paint = (shape) => noon(shape) + specks(shape)
