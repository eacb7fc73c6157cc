import { at, canopy, cut, dot, line, mirrored, oval } from '../../paper/cut.ts'
import { box, dashed, fill, glow, hills, moon, ngon, placed, round, sky, stars, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { coin, gold, grained, table } from './table.ts'

/** Scales that stand level: what a game gives back, to the last fraction. */
const scales =
  cut(box(-9, -118, 18, 214, 6), '#b8862f', 2) +
  cut('M-70 122H70L48 92H-48Z', '#8a5a1c', 3) +
  cut(round(0, -120, 17), gold, 2) +
  cut('M-170-96Q-90-122 0-100Q90-122 170-96V-84Q90-108 0-86Q-90-108-170-84Z', gold, 2) +
  mirrored(
    0,
    stroke('M-158-90L-206 22M-158-90L-110 22', '#e6cf9a', 3) +
      times(4, (index) => coin(-190 + index * 21, 10 - (index % 2) * 4, 19)) +
      cut('M-216 20H-100C-104 62-212 62-216 20Z', '#c9973a', 2) +
      fill('M-212 24H-176C-182 40-178 48-170 52C-200 50-210 38-212 24Z', '#f3d79a')
  )
const returns: Paint = (tile) =>
  sky(tile, '#23203f', '#4a3560', '#c98a72') +
  stars(640, 170, 28, '#fff3d6', 9) +
  hills(tile, 300, 44, '#2f2450', 31, 140) +
  glow(320, 190, 240, '#ffe2a0', 4, 0.07) +
  table(tile, '#3d2a3a') +
  placed(tile, scales, { wideY: 0.52, wideSize: 1.04 })

/** A seed under glass: laid down before, dug up after. */
const seed =
  cut('M-96 104V-40C-96-176 96-176 96-40V104Z', '#8fb8b4', 3) +
  fill('M-86 100V-40C-86-160 86-160 86-40V100Z', '#183f40', 0.72) +
  cut('M-84 104V72C-50 52 54 52 84 72V104Z', '#5a3b28', 1) +
  line('M0 62C-2 20 4-6 0-34', '#7fae6a', 8) +
  mirrored(
    0,
    cut('M2-2C20-48 62-50 66-46C66-12 34 4 2-2Z', '#8fc47a', 1.6) +
      fill('M6-6C26-36 50-42 60-42C48-32 30-18 6-6Z', '#c2e2a0', 0.8)
  ) +
  cut('M0 98C-30 90-28 62 0 52C28 62 30 90 0 98Z', '#e0a45a', 1.6) +
  fill('M-3 92C-22 84-20 68-3 58C-10 70-10 82-3 92Z', '#f6d69a') +
  stroke('M-70 84V-40C-70-104-40-128-14-136', '#e6f2ee', 7, 0.5) +
  cut(round(0, -150, 15), gold, 2) +
  cut(box(-122, 100, 244, 26, 10), '#8a5634', 3) +
  fill(box(-114, 104, 120, 8, 4), '#c9976a')
const proof: Paint = (tile) =>
  sky(tile, '#12343a', '#1f5a58', '#8fb38a') +
  moon(512, 92, 38, '#f3e2b0') +
  stars(640, 150, 24, '#f4fbe6', 12) +
  canopy(640, 268, 410, 100, '#174642', 44) +
  glow(320, 180, 230, '#d7f2c0', 4, 0.07) +
  table(tile, '#2a3a26') +
  placed(tile, seed, { wideY: 0.52, wideSize: 1.02 })

/** A pitch laid out as a table of scores: every price is read from the same squares. */
const squares = (shade: (row: number, column: number) => string): string =>
  times(5, (row) =>
    times(6, (column) => cut(box(-186 + column * 62, -128 + row * 52, 56, 46, 7), shade(row, column), 1))
  )
const leather =
  cut(round(0, 0, 62), '#f4ecd8', 3) +
  fill(ngon(0, 0, 24, 5), '#22303d') +
  times(5, (index) =>
    at(0, 0, fill(ngon(0, -54, 17, 5, 90), '#22303d') + line('M0-24V-38', '#22303d', 4), 1, index * 72)
  )
const board =
  squares((row, column) => (row === column ? '#f0c674' : row > column ? '#3f8a68' : '#2a6478')) +
  dashed('M-186-154H186', '#f6ecd6', 4, '10 9') +
  dashed('M-212-128V132', '#f6ecd6', 4, '10 9') +
  times(5, (index) => dot(-158 + index * 62, -105 + index * 52, 7, '#7a4d1c')) +
  oval(152, 132, 62, 12, '#06110e') +
  at(150, 78, leather, 1, 12)
const prices: Paint = (tile) =>
  sky(tile, '#0f2a2f', '#17423f', '#2f7a55') +
  mirrored(320, fill('M0 0H34L120 260H0Z', '#dff2d0', 0.06)) +
  glow(320, 196, 250, '#c9f0c0', 4, 0.06) +
  table(tile, '#1c4a34') +
  placed(tile, board, { wideY: 0.5, wideSize: 0.98 })

/** What the house has to say about itself. */
export const notices = grained({ returns, proof, prices })
