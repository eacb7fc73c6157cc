import { at, cut, line } from '../../paper/cut.ts'
import { dashed, fill, hills, round, stroke, times, specks } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { orange, ringed, rule, sheet } from '../../art/worlds/fathom-sheet.ts'

const stepstones: Paint = (tile) => {
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

export const tile: Paint = (shape) => stepstones(shape) + specks(shape)
