import { at, cut, line } from '../../paper/cut.ts'
import { box, dashed, fill, glow, hills, placed, round, shade, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { orange, prussian, ringed, rule, sheet, vellum } from './fathom-sheet.ts'

const balloon =
  line('M-30 92L-18 132M30 92L18 132M0 96V132', '#5b3d2a', 2.4) +
  cut('M0-150C84-150 122-90 104-24C90 28 48 62 30 98H-30C-48 62-90 28-104-24C-122-90-84-150 0-150Z', '#e8653f', 4) +
  fill('M0-150C-30-130-44-30-12 98H-30C-48 62-90 28-104-24C-122-90-84-150 0-150Z', '#f6a25e') +
  fill('M0-150C-46-140-84-60-48 74C-66 44-92 20-104-24C-122-90-84-150 0-150Z', vellum) +
  fill('M0-150C34-130 44-30 14 98H30C40 76 56 58 70 42C92-40 60-130 0-150Z', '#b8402f') +
  fill('M-102-30C-40 6 40 6 102-30L98-8C40 26-40 26-96-6Z', prussian, 0.9) +
  cut(box(-24, 130, 48, 34, 6), '#a8713f', 2) +
  stroke('M-22 142H22M-22 152H22', '#7a4d29', 2.4)

export const ascent: Paint = (tile) =>
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

export const stepstones: Paint = (tile) => {
  const stone = (x: number, y: number, w: number, colour: string) =>
    cut(
      `M${x - w} ${y}C${x - w} ${y - 26} ${x - w * 0.5} ${y - 34} ${x} ${y - 34}C${x + w * 0.6} ${y - 34} ${x + w} ${y - 24} ${x + w} ${y}C${x + w} ${y + 16} ${x - w} ${y + 16} ${x - w} ${y}Z`,
      colour,
      3
    ) +
    fill(
      `M${x - w * 0.9} ${y - 6}C${x - w * 0.8} ${y - 24} ${x - w * 0.4} ${y - 30} ${x + w * 0.2} ${y - 30}C${x - w * 0.2} ${y - 22} ${x - w * 0.6} ${y - 16} ${x - w * 0.9} ${y - 6}Z`,
      '#fff',
      0.4
    )
  const { width, height } = tile
  const places = Array.from({ length: 7 }, (_, index): [number, number, number] =>
    tile.isWide
      ? [90 + index * 76, height - 50 - index * 42 + (index % 2) * 8, 52 - index * 2.4]
      : [width * (index % 2 ? 0.66 : 0.36) + (index - 3) * 4, height - 50 - index * 60, 74 - index * 6]
  )
  const last = places[6] ?? [0, 0, 0]
  return (
    sheet(tile, '#e7c9b4', '#7b4a58') +
    fill(round(width * (tile.isWide ? 0.2 : 0.24), height * 0.22, 58), '#f7efdc') +
    ringed(width * (tile.isWide ? 0.2 : 0.24), height * 0.22, 76, '#7b4a58') +
    hills(tile, height * 0.56, 40, '#b98a94', 22, 120) +
    hills(tile, height * 0.72, 34, '#8f6074', 42, 100) +
    times(3, (index) =>
      stroke(`M${20 + index * 60} ${height * (0.86 + index * 0.04)}h${width * 0.5}`, '#e7c9b4', 2, 0.4)
    ) +
    dashed(`M${places.map(([x, y]) => `${x} ${y - 40}`).join('L')}`, '#fff6e0', 3, '6 8') +
    places.map(([x, y, w], index) => stone(x, y, w, ['#5d3d55', '#7a4a5c', '#3f6a74'][index % 3] ?? '')).join('') +
    at(last[0], last[1] - 30, line('M0 0V-62', '#5b3d2a', 4) + cut('M0-62L40-50L0-34Z', orange, 2)) +
    (tile.isWide ? '' : rule(26, height - 30, 90, '#fff6e0'))
  )
}
