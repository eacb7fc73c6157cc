import { at, cut, dot, line } from '../../paper/cut.ts'
import { fill, ngon, onRing, placed, round, sky, slice, specks, star, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { suited } from '../../art/worlds/cards.ts'
import { chart, dome, brass } from '../../art/worlds/halfpast-live-parts.ts'

const hours = (() => {
  const petals = times(12, (index) =>
    fill(
      slice(0, 0, 62, 148, index * 30 - 105, index * 30 - 75),
      ['#1f6f7a', '#f1dfb6', '#d9694a', '#f1dfb6'][index % 4] ?? ''
    )
  )
  const signs = times(12, (index) => {
    const [x, y] = onRing(0, 0, 116, index * 30 - 90)
    return index % 4 === 0
      ? fill(star(x, y, 15, 6, 5), '#fff1c4')
      : index % 4 === 2
        ? dot(x, y, 12, '#fff1c4') + dot(x + 5, y - 3, 10, '#d9694a')
        : suited(index % 3 ? 'diamond' : 'club', x, y, 0.6, '#173c4c')
  })
  return (
    cut(round(0, 0, 182), '#123340', 4) +
    `<circle r="168" fill="none" stroke="${brass}" stroke-width="12"/>` +
    stroke(
      times(60, (index) => `M${onRing(0, 0, 163, index * 6).join(' ')}L${onRing(0, 0, 173, index * 6).join(' ')}`),
      '#5b3d1c',
      1.8
    ) +
    petals +
    stroke(
      times(
        12,
        (index) => `M${onRing(0, 0, 62, index * 30 - 75).join(' ')}L${onRing(0, 0, 148, index * 30 - 75).join(' ')}`
      ),
      '#123340',
      3
    ) +
    signs +
    cut(round(0, 0, 62), '#123340', 2) +
    times(8, (ray) => at(0, 0, fill('M-6-24L0-52L6-24Z', brass), 1, ray * 45)) +
    fill(round(0, 0, 28), '#f6cf7a') +
    stroke('M-13-3Q-8-9-3-3M3-3Q8-9 13-3M-8 8Q0 15 8 8', '#7a4d1c', 2.6) +
    at(0, 0, cut('M-5 0L-3-104L0-120L3-104L5 0Z', '#fdf6e4', 2), 1, 58) +
    at(0, 0, cut('M-6 0L-4-66L-12-74L0-96L12-74L4-66L6 0Z', '#fdf6e4', 2), 1, -42) +
    cut(ngon(0, 0, 9, 8), brass, 1)
  )
})()

const wheelOfHours: Paint = (tile) => {
  const { width, height } = tile
  return (
    sky(tile, '#0f4a57', '#2f8a86', '#f0c98a') +
    chart(tile, width / 2, height * 0.47, '#d6f2e4') +
    cut(
      `M-10 ${height + 10}V${height * 0.8}L${width * 0.1} ${height * 0.72}L${width * 0.2} ${height * 0.8}V${height * 0.74}h${width * 0.6}V${height * 0.8}L${width * 0.9} ${height * 0.72}L${width + 10} ${height * 0.8}V${height + 10}Z`,
      '#1f5a62',
      3
    ) +
    times(tile.isWide ? 9 : 6, (index) =>
      fill(`M${20 + index * 66} ${height}V${height * 0.9}a15 16 0 0 1 30 0V${height}Z`, '#f6cf7a', 0.85)
    ) +
    dome(width * 0.08, height * 0.78, tile.isWide ? 0.5 : 0.36, '#2f7a80') +
    dome(width * 0.93, height * 0.78, tile.isWide ? 0.5 : 0.36, '#2f7a80') +
    placed(tile, line('M0 170V240', '#123340', 22) + hours + cut('M-18-206H18L0-160Z', '#d9694a', 2), {
      y: 0.47,
      size: 1,
      wideY: 0.5,
      wideSize: 0.94,
    })
  )
}

export const tile: Paint = (shape) => wheelOfHours(shape) + specks(shape)
