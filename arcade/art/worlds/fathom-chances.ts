import { at, cut, dot } from '../../paper/cut.ts'
import { fill, onRing, placed, round, shade, slice, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { orange, ringed, rule, sheet } from './fathom-sheet.ts'

export const turnstile: Paint = (tile) => {
  const colours = [
    '#e8653f',
    '#f4d9a0',
    '#2f8f8a',
    '#f4d9a0',
    '#f2b04a',
    '#f4d9a0',
    '#2f8f8a',
    '#f4d9a0',
    '#e8653f',
    '#f4d9a0',
    '#f2b04a',
    '#f4d9a0',
  ]
  const disc =
    cut(round(0, 0, 170), '#123049', 4) +
    colours
      .map((colour, index) =>
        fill(
          slice(0, 0, 52, 158, index * 30 - 105, index * 30 - 75),
          index % 2 ? shade(colour, index > 3 && index < 9 ? -0.1 : 0) : colour
        )
      )
      .join('') +
    stroke(
      times(
        12,
        (index) => `M${onRing(0, 0, 52, index * 30 - 75).join(' ')}L${onRing(0, 0, 158, index * 30 - 75).join(' ')}`
      ),
      '#123049',
      3.4
    ) +
    times(12, (index) => {
      const [x, y] = onRing(0, 0, 164, index * 30 - 75)
      return dot(x, y, 5, '#ffe6b0')
    }) +
    cut(round(0, 0, 54), '#123049', 2) +
    times(3, (index) =>
      at(0, 0, cut('M-7-8L-5-84H5L7-8Z', '#d6dde0', 1.4) + cut(round(0, -86, 9), orange, 1), 1, index * 120 + 24)
    ) +
    cut(round(0, 0, 24), '#d6dde0', 1.6) +
    dot(-5, -5, 9, '#ffffff')
  return (
    sheet(tile, '#7fb7c4', '#14425a') +
    ringed(tile.width / 2, tile.height * 0.52, 196, '#14425a', '10 6') +
    (tile.isWide
      ? fill(`M14 ${tile.height * 0.72}H${tile.width - 14}V${tile.height - 14}H14Z`, '#4f93a3', 0.6)
      : fill(`M14 ${tile.height * 0.76}H${tile.width - 14}V${tile.height - 14}H14Z`, '#4f93a3', 0.6)) +
    placed(
      tile,
      at(0, 0, cut('M-74 210L-20 20H20L74 210Z', '#24506a', 3)) + disc + cut('M-22-196H22L0-146Z', '#c9352f', 3),
      {
        y: 0.52,
        size: 1.04,
        wideY: 0.53,
        wideSize: 0.98,
      }
    ) +
    rule(26, tile.height - 36, 110, '#14425a')
  )
}
