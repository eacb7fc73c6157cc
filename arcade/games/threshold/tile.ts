import { at, cut } from '../../paper/cut.ts'
import { dashed, fill, stroke, times, specks } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { orange, prussian, ringed, rule, sheet, vellum } from '../../art/worlds/fathom-sheet.ts'

const kite =
  cut('M0-110L62 64L0 26L-62 64Z', vellum, 4) +
  fill('M0-110V26L-62 64Z', '#fffaf0') +
  fill('M0-110L18 36L0 26Z', '#c9b88e')

const threshold: Paint = (tile) => {
  const { width, height } = tile
  const y = height * 0.46
  return (
    sheet(tile, prussian, '#a9cbe0') +
    fill(`M14 14H${width - 14}V${y}H14Z`, orange, 0.92) +
    times(5, (index) => stroke(`M14 ${y - 16 - index * (y / 5.6)}H${width - 14}`, '#ffd2a6', 2, 0.55 - index * 0.08)) +
    cut(`M14 ${y - 8}H${width - 14}V${y + 8}H14Z`, vellum, 3) +
    stroke(
      times(Math.floor(width / 16), (index) => `M${22 + index * 16} ${y - 7}l8 14`),
      prussian,
      3
    ) +
    dashed(
      `M14 ${height * 0.92}C${width * 0.34} ${height * 0.92} ${width * 0.48} ${height * 0.72} ${width * 0.58} ${height * 0.42}`,
      '#dbeaf2',
      3.4,
      '9 8'
    ) +
    [0.93, 0.86, 0.72]
      .map((level, index) =>
        ringed(width * (0.16 + index * 0.15), height * (level - 0.02), 12 + index * 4, '#dbeaf2', '3 4')
      )
      .join('') +
    at(width * 0.62, height * 0.34, kite, tile.isWide ? 1.05 : 1.16, 24) +
    rule(28, height - 36, width * 0.4, '#a9cbe0') +
    ringed(width * 0.62, height * 0.34, 150, vellum, '2 9')
  )
}

export const tile: Paint = (shape) => threshold(shape) + specks(shape)
