import { at, cut, dot, line, oval } from '../../paper/cut.ts'
import { box, fill, ngon, round, stroke, times, specks } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { orange, sheet } from '../../art/worlds/fathom-sheet.ts'

const mine =
  cut(round(0, 0, 26), '#2a2f38', 2) +
  stroke('M0-34V-22M0 34V22M-34 0H-22M34 0H22M-24-24L-16-16M24 24L16 16M24-24L16-16M-24 24L-16 16', '#2a2f38', 7) +
  dot(-9, -9, 6, '#8a94a3') +
  dot(7, 7, 5, '#e8503f')

const clearing: Paint = (tile) => {
  const [columns, rows] = tile.isWide ? [7, 4] : [4, 5]
  const size = 82
  const [left, top] = [(tile.width - columns * size) / 2, (tile.height - rows * size) / 2]
  const open = tile.isWide ? [8, 9, 10, 11, 16, 17, 18, 23, 24] : [5, 6, 9, 10, 13, 14, 2]
  return (
    sheet(tile, '#dfe3bf', '#5b7a4c') +
    times(6, (index) =>
      stroke(
        `M-10 ${60 + index * 84}C${tile.width * 0.25} ${20 + index * 84} ${tile.width * 0.4} ${120 + index * 84} ${tile.width * 0.62} ${70 + index * 84}S${tile.width * 0.9} ${20 + index * 84} ${tile.width + 10} ${60 + index * 84}`,
        '#7d9a5c',
        1.6,
        0.5
      )
    ) +
    times(columns * rows, (index) => {
      const [x, y] = [left + (index % columns) * size, top + Math.floor(index / columns) * size]
      if (open.includes(index))
        return (
          fill(box(x + 4, y + 4, size - 8, size - 8, 8), '#8fae6a') +
          fill(`M${x + 4} ${y + 12}q0-8 8-8h${size - 24}q8 0 8 8v6H${x + 4}Z`, '#6a8a4e')
        )
      return (
        cut(box(x + 4, y + 4, size - 8, size - 8, 9), (index * 7) % 3 ? '#2f6a4d' : '#3a7a57', 3) +
        fill(`M${x + 10} ${y + 40}V${y + 18}q0-8 8-8h30Z`, '#6aa57c', 0.5)
      )
    }) +
    at(
      left + size * (tile.isWide ? 2.5 : 1.5),
      top + size * (tile.isWide ? 1.5 : 2.3),
      line('M0 44V-58', '#5b3d2a', 6) + cut('M0-60L70-40L0-14Z', orange, 2.5) + oval(0, 46, 26, 7, '#5f8046'),
      1.2
    ) +
    at(left + size * (tile.isWide ? 4.5 : 2.5), top + size * (tile.isWide ? 2.5 : 3.5), mine, 1) +
    at(
      left + size * (tile.isWide ? 3.5 : 2.5),
      top + size * (tile.isWide ? 1.5 : 1.5),
      cut(ngon(0, 0, 22, 6), '#f4d35e', 2) + fill(ngon(-2, -2, 11, 6), '#fbeeb2')
    )
  )
}

export const tile: Paint = (shape) => clearing(shape) + specks(shape)
