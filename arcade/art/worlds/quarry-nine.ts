import { at, cut, dot } from '../../paper/cut.ts'
import { box, crags, fill, gem, onRing, placed, poly, round, shade, sky, specks, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { obsidianNights } from './quarry-obsidian.ts'
import { strata } from './quarry-nine-parts.ts'

const cog = (r: number, teeth: number, colour: string): string =>
  cut(
    poly(
      Array.from({ length: teeth * 4 }, (_, index) =>
        onRing(0, 0, index % 4 < 2 ? r : r * 0.82, (360 * (index + 0.5)) / (teeth * 4))
      )
    ),
    colour,
    3
  ) +
  fill(round(0, 0, r * 0.62), shade(colour, -0.35)) +
  times(5, (spoke) => at(0, 0, fill(box(-r * 0.07, -r * 0.64, r * 0.14, r * 0.64), colour), 1, spoke * 72)) +
  cut(round(0, 0, r * 0.24), shade(colour, 0.15), 1) +
  dot(0, 0, r * 0.1, shade(colour, -0.55))

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
    [0, 1, 2]
      .map((index) =>
        fill(round(width * 0.1 + index * 34, height * 0.22 - index * 26, 20 + index * 9), '#f6efd6', 0.6 - index * 0.12)
      )
      .join('') +
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
  'copper-kettle': (tile) => copperKettle(tile) + specks(tile),
  'obsidian-nights': (tile) => obsidianNights(tile) + specks(tile),
}
