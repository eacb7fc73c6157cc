import { at, cut, dot } from '../../paper/cut.ts'
import { dashed, fill, poly, round, specks, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { orange, rule, sheet } from '../../art/worlds/fathom-sheet.ts'

const plumb: Paint = (tile) => {
  const rows = tile.isWide ? 6 : 7
  const [gapX, gapY] = tile.isWide ? [60, 42] : [46, 44]
  const [x, top] = [tile.width / 2, tile.isWide ? 76 : 104]
  const bins = rows + 1
  const colours = [orange, '#f2b25c', '#7fc4b4', '#4f9ba6', '#7fc4b4', '#f2b25c', orange, '#e8653f']
  return (
    sheet(tile, '#0f5257', '#bfe8dc') +
    fill(
      poly([
        [x, top - 60],
        [x + (bins * gapX) / 2 + 16, top + rows * gapY + 4],
        [x - (bins * gapX) / 2 - 16, top + rows * gapY + 4],
      ]),
      '#0a3c42',
      0.85
    ) +
    times(rows, (row) =>
      times(row + 1, (column) => cut(round(x + (column - row / 2) * gapX, top + row * gapY, 7.5), '#f0e4c8', 1.4))
    ) +
    times(bins, (index) => {
      const left = x + (index - bins / 2) * gapX + 3
      return cut(
        `M${left} ${top + rows * gapY - 4}h${gapX - 6}v40l${-(gapX - 6) / 2} 18l${-(gapX - 6) / 2}-18Z`,
        colours[
          Math.round(Math.abs(index - (bins - 1) / 2) * 2) > 5
            ? 7
            : 3 - Math.min(3, Math.floor(Math.abs(index - (bins - 1) / 2)))
        ] ?? orange,
        2
      )
    }) +
    dashed(
      `M${x} 0V${top - 34}L${x - gapX * 0.5} ${top + gapY * 0.5}L${x} ${top + gapY * 1.5}L${x + gapX * 0.5} ${top + gapY * 2.5}L${x} ${top + gapY * 3.5}`,
      '#ffd98a',
      3,
      '7 7'
    ) +
    at(
      x,
      top + gapY * 3.4,
      cut('M-13-34H13L18-14L0 34L-18-14Z', '#d9963f', 3) +
        fill('M-13-34H-2L-3-14L0 34L-18-14Z', '#f7cf86') +
        dot(0, -37, 6, '#b8772c'),
      1.24
    ) +
    rule(24, tile.height - 32, 120, '#bfe8dc')
  )
}

export const tile: Paint = (shape) => plumb(shape) + specks(shape)
