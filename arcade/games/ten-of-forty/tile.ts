import { cut } from '../../paper/cut.ts'
import { fill, glow, round, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { orange, sheet, vellum } from '../../art/worlds/fathom-sheet.ts'

const tenOfForty: Paint = (tile) => {
  const [columns, rows] = tile.isWide ? [8, 5] : [5, 8]
  const [stepX, stepY] = tile.isWide ? [70, 66] : [68, 56]
  const lit = [2, 5, 8, 13, 16, 22, 25, 27, 34, 36]
  return (
    sheet(tile, '#2b2550', '#b9b0ea') +
    times(40, (index) => {
      const [x, y] = [
        tile.width / 2 + ((index % columns) - (columns - 1) / 2) * stepX,
        tile.height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * stepY,
      ]
      if (!lit.includes(index))
        return (
          fill(round(x, y, 21), '#201b3e') +
          `<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="#7a70b8" stroke-width="1.6"/>`
        )
      const colour = [orange, '#f4d35e', '#7fd0c0'][index % 3] ?? orange
      return (
        glow(x, y, 36, colour, 2, 0.16) +
        cut(round(x, y, 24), colour, 2.5) +
        fill(`M${x - 17} ${y - 2}A18 18 0 0 1 ${x + 4} ${y - 17}A22 22 0 0 0 ${x - 17} ${y - 2}Z`, '#fffaf0', 0.8) +
        cut(round(x, y, 11), vellum, 0.6)
      )
    }) +
    stroke(
      times(4, (index) => {
        const [a = 0, b = 0] = [lit[index * 2], lit[index * 2 + 1]]
        const where = (place: number) =>
          `${tile.width / 2 + ((place % columns) - (columns - 1) / 2) * stepX} ${tile.height / 2 + (Math.floor(place / columns) - (rows - 1) / 2) * stepY}`
        return `M${where(a)}L${where(b)}`
      }),
      '#f4d35e',
      2,
      0.5
    )
  )
}

export const tile: Paint = (shape) => tenOfForty(shape) + specks(shape)
