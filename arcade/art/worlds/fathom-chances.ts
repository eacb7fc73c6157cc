import { at, cut, dot, line, oval } from '../../src/paper/cut.ts'
import { box, dashed, fill, glow, ngon, onRing, placed, round, shade, slice, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { orange, ringed, rule, sheet, vellum } from './fathom-sheet.ts'

const mine =
  cut(round(0, 0, 26), '#2a2f38', 2) +
  stroke('M0-34V-22M0 34V22M-34 0H-22M34 0H22M-24-24L-16-16M24 24L16 16M24-24L16-16M-24 24L-16 16', '#2a2f38', 7) +
  dot(-9, -9, 6, '#8a94a3') +
  dot(7, 7, 5, '#e8503f')

export const clearing: Paint = (tile) => {
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
        return fill(box(x + 4, y + 4, size - 8, size - 8, 8), '#8fae6a') + fill(`M${x + 4} ${y + 12}q0-8 8-8h${size - 24}q8 0 8 8v6H${x + 4}Z`, '#6a8a4e')
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

const pips = (plane: string, places: readonly (readonly [number, number])[]): string =>
  `<g transform="${plane}">${places.map(([x, y]) => dot(x, y, 10, '#173a5c')).join('')}</g>`

const die = (face: string): string =>
  cut('M0-100L88-50V52L0 102L-88 52V-50Z', face, 4) +
  fill('M0-100L88-50L0 0L-88-50Z', shade(face, 0.55)) +
  fill('M0 0L88-50V52L0 102Z', shade(face, -0.22)) +
  stroke('M0 0V102M0 0L88-50M0 0L-88-50', shade(face, 0.7), 2.4) +
  pips('matrix(.88 .5 -.88 .5 0 -50)', [
    [-26, -26],
    [26, 26],
    [0, 0],
    [-26, 26],
    [26, -26],
  ]) +
  pips('matrix(.88 .5 0 1 -44 26)', [
    [-24, -24],
    [24, 24],
    [0, 0],
  ]) +
  pips('matrix(.88 -.5 0 1 44 26)', [
    [0, -22],
    [0, 22],
  ])

export const dicebox: Paint = (tile) =>
  sheet(tile, vellum, '#3d6a8f') +
  ringed(tile.width * 0.5, tile.height * 0.5, 178, '#3d6a8f') +
  ringed(tile.width * 0.5, tile.height * 0.5, 120, '#3d6a8f', '12 5') +
  dashed(`M${tile.width * 0.5} 20V${tile.height - 20}M20 ${tile.height * 0.5}H${tile.width - 20}`, '#3d6a8f', 1.4, '16 5 3 5') +
  placed(
    tile,
    stroke('M-150-120L-62-171M-62 130L120 234M150-110L236-60', '#c25a33', 2, 0.8) + at(-60, -66, die('#3f7cab'), 1.06) + at(74, 84, die('#e0653c'), 0.98),
    { y: 0.5, size: 0.98, wideY: 0.5, wideSize: 0.9 }
  ) +
  rule(26, tile.height - 36, 160, '#3d6a8f') +
  (tile.isWide ? at(556, 96, die('#4f9b86'), 0.52) + at(92, 300, die('#e2b04a'), 0.56) : '')

export const tenOfForty: Paint = (tile) => {
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
      if (!lit.includes(index)) return fill(round(x, y, 21), '#201b3e') + `<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="#7a70b8" stroke-width="1.6"/>`
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

export const turnstile: Paint = (tile) => {
  const colours = ['#e8653f', '#f4d9a0', '#2f8f8a', '#f4d9a0', '#f2b04a', '#f4d9a0', '#2f8f8a', '#f4d9a0', '#e8653f', '#f4d9a0', '#f2b04a', '#f4d9a0']
  const disc =
    cut(round(0, 0, 170), '#123049', 4) +
    colours
      .map((colour, index) =>
        fill(slice(0, 0, 52, 158, index * 30 - 105, index * 30 - 75), index % 2 ? shade(colour, index > 3 && index < 9 ? -0.1 : 0) : colour)
      )
      .join('') +
    stroke(
      times(12, (index) => `M${onRing(0, 0, 52, index * 30 - 75).join(' ')}L${onRing(0, 0, 158, index * 30 - 75).join(' ')}`),
      '#123049',
      3.4
    ) +
    times(12, (index) => {
      const [x, y] = onRing(0, 0, 164, index * 30 - 75)
      return dot(x, y, 5, '#ffe6b0')
    }) +
    cut(round(0, 0, 54), '#123049', 2) +
    times(3, (index) => at(0, 0, cut('M-7-8L-5-84H5L7-8Z', '#d6dde0', 1.4) + cut(round(0, -86, 9), orange, 1), 1, index * 120 + 24)) +
    cut(round(0, 0, 24), '#d6dde0', 1.6) +
    dot(-5, -5, 9, '#ffffff')
  return (
    sheet(tile, '#7fb7c4', '#14425a') +
    ringed(tile.width / 2, tile.height * 0.52, 196, '#14425a', '10 6') +
    (tile.isWide
      ? fill(`M14 ${tile.height * 0.72}H${tile.width - 14}V${tile.height - 14}H14Z`, '#4f93a3', 0.6)
      : fill(`M14 ${tile.height * 0.76}H${tile.width - 14}V${tile.height - 14}H14Z`, '#4f93a3', 0.6)) +
    placed(tile, at(0, 0, cut('M-74 210L-20 20H20L74 210Z', '#24506a', 3)) + disc + cut('M-22-196H22L0-146Z', '#c9352f', 3), {
      y: 0.52,
      size: 1.04,
      wideY: 0.53,
      wideSize: 0.98,
    }) +
    rule(26, tile.height - 36, 110, '#14425a')
  )
}
