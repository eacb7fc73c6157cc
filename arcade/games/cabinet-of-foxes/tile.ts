import { at, cut, line } from '../../paper/cut.ts'
import { box, crescent, fill, glow, round, sky, specks, star, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'

const fox = (coat: string): string =>
  cut('M-54 74C-60 30-44 6 0 6C44 6 60 30 54 74Z', coat, 2) +
  cut('M-56-66L-34-18C-62 4-40 34 0 56C40 34 62 4 34-18L56-66C36-62 22-52 14-40H-14C-22-52-36-62-56-66Z', coat, 2.5) +
  fill(
    'M-46-52L-34-26C-30-34-26-38-22-42C-30-48-38-52-46-52ZM46-52L34-26C30-34 26-38 22-42C30-48 38-52 46-52Z',
    '#2a1a24'
  ) +
  fill('M-44 2C-30-4-14 8 0 34C14 8 30-4 44 2C34 28 16 42 0 54C-16 42-34 28-44 2Z', '#f8ead0') +
  fill('M-26-6C-20-14-10-12-8-2C-14-4-20-4-26-6ZM26-6C20-14 10-12 8-2C14-4 20-4 26-6Z', '#1d1219') +
  fill('M-9 40C-4 36 4 36 9 40C6 48-6 48-9 40Z', '#1d1219') +
  fill('M-16 74C-10 56 10 56 16 74Z', '#f8ead0')
const jar =
  cut('M-16-40H16V-28C26-24 30-16 30-6V44H-30V-6C-30-16-26-24-16-28Z', '#9cc3b5', 1.5) +
  fill('M-24-4C-22-14-16-20-10-22V36H-24Z', '#d4ebdf') +
  cut(box(-18, -50, 36, 12, 3), '#8a5a34', 1) +
  fill('M0 34C-12 14-4-4 0-14C4-4 12 14 0 34Z', '#d9605a')
const globe =
  line('M0 20V44M-22 46H22', '#e0ab52', 6) +
  cut(round(0, -8, 30), '#3f7c8c', 1.5) +
  fill('M-18-24C-6-32 6-26 4-16C-4-10-16-6-20-12ZM2 0C14-6 24 2 18 12C8 18 0 12 2 0Z', '#e9cf94') +
  stroke('M-8-42A36 36 0 0 0 10 26', '#e0ab52', 3)
const cabinetOfFoxes: Paint = (tile) => {
  const { width, height } = tile
  const [columns, rows] = tile.isWide ? [3, 2] : [2, 3]
  const [left, top, cellW, cellH] = tile.isWide ? [52, 52, 172, 146] : [46, 66, 148, 126]
  const things = tile.isWide
    ? [globe, fox('#d9702f'), jar, fox('#7a8494'), crescent(0, 0, 34, '#f3d58e'), fox('#b8452f')]
    : [fox('#d9702f'), globe, jar, fox('#7a8494'), fox('#b8452f'), crescent(0, 0, 34, '#f3d58e')]
  const backs = ['#274b52', '#7a2f3f', '#c08a3e', '#3b3563', '#4f6b44', '#9c4a33']
  return (
    sky(tile, '#5a2233', '#40182c', '#2a1020') +
    times(9, (index) => stroke(`M${(index + 0.5) * (width / 9)} 0V${height}`, '#6e2d3e', 7, 0.5)) +
    cut(
      `M${left - 24} ${height - 14}V${top - 14}C${width * 0.3} ${top - 30} ${width * 0.36} ${top - 60} ${width / 2} ${top - 60}C${width * 0.64} ${top - 60} ${width * 0.7} ${top - 30} ${width - left + 24} ${top - 14}V${height - 14}Z`,
      '#8a5634',
      5
    ) +
    fill(`M${left - 24} ${height - 14}V${top - 14}h9V${height - 14}Z`, '#c08656') +
    cut(star(width / 2, top - 34, 13, 5.5, 8), '#f0c66a', 1) +
    times(columns * rows, (index) => {
      const [x, y] = [left + (index % columns) * (cellW + 10), top + Math.floor(index / columns) * (cellH + 10)]
      const back = backs[index] ?? ''
      return (
        fill(box(x, y, cellW, cellH, 4), '#2a1510') +
        fill(box(x + 5, y + 5, cellW - 7, cellH - 7, 3), back) +
        glow(x + cellW / 2, y + cellH * 0.5, cellH * 0.42, '#ffe9b8', 2, 0.12) +
        at(x + cellW / 2, y + cellH * (index % 2 ? 0.56 : 0.54), things[index] ?? '', tile.isWide ? 0.92 : 0.82) +
        fill(box(x, y + cellH - 12, cellW, 12), '#a36b42') +
        fill(box(x, y + cellH - 12, cellW, 3), '#d09a68')
      )
    }) +
    cut(box(left - 30, height - 30, width - 2 * left + 60, 24, 4), '#6b3f27', 3)
  )
}

export const tile: Paint = (shape) => cabinetOfFoxes(shape) + specks(shape)
