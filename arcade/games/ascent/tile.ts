import { at, cut, line } from '../../paper/cut.ts'
import { box, dashed, fill, glow, placed, round, shade, specks, stroke } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { prussian, rule, sheet, vellum } from '../../art/worlds/fathom-sheet.ts'

const balloon =
  line('M-30 92L-18 132M30 92L18 132M0 96V132', '#5b3d2a', 2.4) +
  cut('M0-150C84-150 122-90 104-24C90 28 48 62 30 98H-30C-48 62-90 28-104-24C-122-90-84-150 0-150Z', '#e8653f', 4) +
  fill('M0-150C-30-130-44-30-12 98H-30C-48 62-90 28-104-24C-122-90-84-150 0-150Z', '#f6a25e') +
  fill('M0-150C-46-140-84-60-48 74C-66 44-92 20-104-24C-122-90-84-150 0-150Z', vellum) +
  fill('M0-150C34-130 44-30 14 98H30C40 76 56 58 70 42C92-40 60-130 0-150Z', '#b8402f') +
  fill('M-102-30C-40 6 40 6 102-30L98-8C40 26-40 26-96-6Z', prussian, 0.9) +
  cut(box(-24, 130, 48, 34, 6), '#a8713f', 2) +
  stroke('M-22 142H22M-22 152H22', '#7a4d29', 2.4)

const ascent: Paint = (tile) =>
  sheet(tile, '#f3b98a', '#8a4a3a') +
  glow(tile.width * 0.78, tile.height * 0.2, 120, '#fff2cf', 3, 0.2) +
  fill(round(tile.width * 0.78, tile.height * 0.2, 44), '#fff2cf') +
  dashed(
    `M-10 ${tile.height * 0.96}C${tile.width * 0.4} ${tile.height * 0.94} ${tile.width * 0.46} ${tile.height * 0.6} ${tile.width * 0.5} ${tile.height * 0.4}`,
    prussian,
    4,
    '10 8'
  ) +
  placed(tile, balloon, { y: 0.44, size: 1.06, wideY: 0.47, wideSize: 1.02 }) +
  [
    [0.02, 0.78, 1.1],
    [0.76, 0.7, 1],
    [0.4, 0.92, 1.4],
    [0.9, 0.94, 1.3],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      at(
        tile.width * x,
        tile.height * y,
        cut(
          'M-90 26C-116 26-112-6-84-6C-80-40-34-44-20-18C0-50 56-40 56-8C92-12 96 26 70 26Z',
          shade(vellum, (y - 0.8) * 0.6),
          3
        ),
        size
      )
    )
    .join('') +
  rule(24, tile.height - 34, 150, prussian)

export const tile: Paint = (shape) => ascent(shape) + specks(shape)
