import { at, cut, dot, line } from '../../src/paper/cut.ts'
import { box, crags, fill, gem, glow, onRing, placed, poly, round, shade, sky, specks, stroke, times } from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'
import { obsidianNights } from './quarry-obsidian.ts'

/** Minerals and machines: straight edges, seams in strata, iron with rivets, no curve that a tool did not make. */
const strata = ({ width, height }: TileArt, top: number, colours: readonly string[], tilt: number): string =>
  colours
    .map((colour, index) => {
      const y = top + (index * (height - top)) / colours.length
      const points = Array.from({ length: 8 }, (_, step): [number, number] => [
        -20 + (step * (width + 40)) / 7,
        y + tilt * (step - 3.5) + ((step * 29 + index * 17) % 22) - 11,
      ])
      return cut(poly([...points, [width + 20, height + 20], [-20, height + 20]]), colour, 2)
    })
    .join('')
const cog = (r: number, teeth: number, colour: string): string =>
  cut(poly(Array.from({ length: teeth * 4 }, (_, index) => onRing(0, 0, index % 4 < 2 ? r : r * 0.82, (360 * (index + 0.5)) / (teeth * 4)))), colour, 3) +
  fill(round(0, 0, r * 0.62), shade(colour, -0.35)) +
  times(5, (spoke) => at(0, 0, fill(box(-r * 0.07, -r * 0.64, r * 0.14, r * 0.64), colour), 1, spoke * 72)) +
  cut(round(0, 0, r * 0.24), shade(colour, 0.15), 1) +
  dot(0, 0, r * 0.1, shade(colour, -0.55))

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
    (tile.isWide ? gem(150, 330, eight(34, 40), '#f0b23e') + gem(500, 300, eight(30, 46), '#53c6c4') + gem(110, 270, eight(18, 24), '#d8394f') : '') +
    crags(tile, height * 0.98, 24, '#171014', 8, 50)
  )
}

const kettle =
  cut('M-150 128H150L138 160H-138Z', '#3a2a26', 3) +
  times(5, (index) =>
    cut(
      `M${-96 + index * 48} 132C${-116 + index * 48} 104 ${-92 + index * 48} 100 ${-94 + index * 48} 76C${-72 + index * 48} 96 ${-70 + index * 48} 112 ${-80 + index * 48} 132Z`,
      index % 2 ? '#ffd06a' : '#f4873a',
      1
    )
  ) +
  cut('M-112 108C-140 40-120-40-52-66H52C120-40 140 40 112 108Z', '#c8683a', 4) +
  fill('M-104 104C-134 40-112-38-50-62H-26C-74-24-86 40-64 104Z', '#f0a36c') +
  fill('M104 104C128 50 116-20 70-54C96-6 96 60 70 104Z', '#8a3d24') +
  stroke('M-124 34C-60 50 60 50 124 34', '#7a3520', 7) +
  times(9, (index) => dot(-104 + index * 26, 37 + Math.round(9 - (index - 4) ** 2 * 0.5), 3.6, '#f7c08c')) +
  cut('M-52-66C-44-112-26-124-22-152H34C30-124 44-112 52-66Z', '#d97a47', 3) +
  fill('M-46-68C-38-110-20-124-16-150H2C-4-124-20-110-22-68Z', '#f4b483') +
  stroke('M6-152C8-196 60-196 92-176C130-150 142-110 142-70V34', '#7a3520', 26) +
  stroke('M6-152C8-194 60-194 90-174C126-150 140-110 140-70V34', '#d97a47', 18) +
  stroke('M2-156C6-196 60-198 92-178', '#f4b483', 5) +
  cut('M124 34H160V56H124Z', '#8a3d24', 2) +
  cut(round(0, 16, 34), '#f3e4c4', 2) +
  `<circle cy="16" r="34" fill="none" stroke="#7a3520" stroke-width="7"/>` +
  stroke('M0 16L16-2M-20 16H-16M0-4V0M16 16H20', '#3a2a26', 4)
const copperKettle: Paint = (tile) => {
  const { width, height } = tile
  const pipe = (x: number, top: number) =>
    cut(`M${x} ${height}V${top}h44V${height}Z`, '#4a6460', 2) +
    fill(`M${x + 6} ${height}V${top}h10V${height}Z`, '#6f8f88') +
    cut(box(x - 6, top, 56, 18), '#3a504d', 2)
  return (
    sky(tile, '#8fb0a2', '#c8c79a', '#e9b877') +
    crags(tile, height * 0.42, 44, '#7f9d8f', 4, 90) +
    crags(tile, height * 0.55, 40, '#5d7c74', 44, 60) +
    pipe(width * 0.06, height * 0.3) +
    pipe(width * 0.86, height * 0.36) +
    (tile.isWide ? pipe(130, 170) : '') +
    [0, 1, 2].map((index) => fill(round(width * 0.1 + index * 34, height * 0.22 - index * 26, 20 + index * 9), '#f6efd6', 0.6 - index * 0.12)).join('') +
    at(width * 0.97, height * 0.83, cog(78, 12, '#39504e')) +
    at(width * 0.06, height * 0.88, cog(66, 10, '#b98438')) +
    strata(tile, height * 0.82, ['#4b4a3c', '#2f3430'], 2) +
    placed(tile, kettle, { y: 0.58, size: 1.04, wideX: 0.49, wideY: 0.55, wideSize: 1 }) +
    times(6, (index) =>
      gem(
        width * (0.05 + index * 0.19),
        height - 18 - (index % 2) * 8,
        [
          [-16, 6],
          [-8, -12],
          [10, -14],
          [18, 4],
          [6, 14],
        ],
        index % 2 ? '#3f8d7a' : '#c8683a'
      )
    )
  )
}

export const quarryNineTiles: Readonly<Record<string, Paint>> = {
  'deep-seam': (tile) => deepSeam(tile) + specks(tile),
  'copper-kettle': (tile) => copperKettle(tile) + specks(tile),
  'obsidian-nights': (tile) => obsidianNights(tile) + specks(tile),
}
