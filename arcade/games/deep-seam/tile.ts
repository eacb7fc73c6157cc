import { at, cut, dot, line } from '../../paper/cut.ts'
import { box, crags, fill, gem, glow, onRing, placed, sky, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { strata } from '../../art/worlds/quarry-nine-parts.ts'

const lamp =
  stroke('M-26-34C-26-74 26-74 26-34', '#a9a394', 6) +
  cut('M-34-34H34L26-12H-26Z', '#8b8577', 2) +
  cut('M-30-12H30V48H-30Z', '#2b2320', 1) +
  fill('M-22-8H22V44H-22Z', '#ffcf70') +
  cut('M0 0C15 18 14 38 0 40C-14 38-15 18 0 0Z', '#f4873a', 0.5) +
  line('M-10-10V46M10-10V46', '#2b2320', 4) +
  cut('M-40 48H40L48 72H-48Z', '#b7b0a0', 2)

const eight = (rx: number, ry: number): [number, number][] =>
  Array.from({ length: 8 }, (_, index) => {
    const [x, y] = onRing(0, 0, 1, index * 45 + 22)
    return [x * rx, y * ry]
  })

const deepSeam: Paint = (tile) => {
  const { width, height } = tile
  const beam = (x: number) =>
    cut(box(x - 17, -10, 34, height + 20), '#7a5233', 3) +
    stroke(`M${x - 6} 0V${height}M${x + 7} 30V${height * 0.7}`, '#9d7146', 2) +
    times(3, (index) => dot(x, 30 + index * height * 0.42, 4, '#d0a56c'))
  return (
    sky(tile, '#2a1d22', '#3a2529', '#1a1216') +
    strata(tile, height * 0.1, ['#4a2f2f', '#5c3930', '#3d2830', '#4d3238', '#2b1c25'], 12) +
    glow(width / 2, height * 0.25, 240, '#ffc266', 5, 0.08) +
    fill(
      `M${width * 0.08} ${height * 0.66}L${width * 0.3} ${height * 0.5}L${width * 0.52} ${height * 0.6}L${width * 0.74} ${height * 0.46}L${width * 0.96} ${height * 0.58}L${width * 0.94} ${height * 0.66}L${width * 0.72} ${height * 0.56}L${width * 0.5} ${height * 0.7}L${width * 0.3} ${height * 0.6}L${width * 0.1} ${height * 0.75}Z`,
      '#e2a04a',
      0.9
    ) +
    beam(tile.isWide ? 40 : 24) +
    beam(width - (tile.isWide ? 40 : 24)) +
    cut(box(-10, 10, width + 20, 30), '#8d6340', 4) +
    stroke(`M10 20H${width}M40 31H${width - 60}`, '#b3865a', 2) +
    line(`M${width / 2} 40V76`, '#1a1216', 4) +
    at(width / 2, 132, lamp, tile.isWide ? 0.85 : 1.05) +
    placed(
      tile,
      gem(-78, 10, eight(56, 70), '#3f8fd6', 0.52) +
        gem(74, 26, eight(78, 74), '#d8394f', 0.56) +
        gem(-14, 122, eight(66, 50), '#3fb27a', 0.6) +
        gem(
          -130,
          118,
          [
            [-34, -24],
            [0, -42],
            [34, -20],
            [30, 24],
            [0, 40],
            [-32, 22],
          ],
          '#9a5bd0'
        ) +
        gem(
          112,
          134,
          [
            [-30, -28],
            [12, -34],
            [36, 0],
            [14, 32],
            [-26, 26],
          ],
          '#f0b23e'
        ),
      { y: 0.62, size: 1.05, wideY: 0.62, wideSize: 0.9 }
    ) +
    (tile.isWide
      ? gem(150, 330, eight(34, 40), '#f0b23e') +
        gem(500, 300, eight(30, 46), '#53c6c4') +
        gem(110, 270, eight(18, 24), '#d8394f')
      : '') +
    crags(tile, height * 0.98, 24, '#171014', 8, 50)
  )
}

export const tile: Paint = (shape) => deepSeam(shape) + specks(shape)
