import { at, cut } from '../../paper/cut.ts'
import { fill, glow, poly, round, sky, specks, stars, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { card } from '../../art/worlds/cards.ts'
import { gold, inlay } from '../../art/worlds/parlour-room.ts'
import { foxHead, heronHead } from './art.ts'

const five = [
  [-28, -44],
  [28, -44],
  [-28, 44],
  [28, 44],
  [0, 0],
] as const

const foxAndHeron: Paint = (tile) => {
  const { width, height, isWide } = tile
  const [x, y] = [width / 2, height / 2]
  const shore = isWide ? height * 0.78 : height * 0.58
  return (
    sky(tile, '#f0c48a', '#e9a566', '#d8793f') +
    fill(
      poly([
        [width * 0.64, 0],
        [width, 0],
        [width, height],
        [width * 0.36, height],
      ]),
      '#173f58'
    ) +
    stars(width, height * 0.5, 26, '#f4e6c4', 12) +
    glow(isWide ? 118 : 92, isWide ? 96 : 92, 120, '#fff2cf', 3, 0.2) +
    fill(round(isWide ? 118 : 92, isWide ? 96 : 92, 46), '#fff2cf') +
    times(7, (index) =>
      at(
        width * 0.66 + index * (width * 0.055),
        height + 6,
        stroke(`M0 0C-4-60 6-120 ${index % 2 ? 14 : -12}-${150 + ((index * 37) % 70)}`, '#0e2b3d', 5) +
          fill(`M${index % 2 ? 14 : -12}-${168 + ((index * 37) % 70)}q7 18 2 44q-10-20-2-44Z`, '#6a4a2a')
      )
    ) +
    fill(
      `M-10 ${height * 0.86}Q${width * 0.2} ${height * 0.76} ${width * 0.46} ${height * 0.9}V${height + 10}H-10Z`,
      '#8f3f22'
    ) +
    at(isWide ? x - 186 : x - 88, isWide ? y + 6 : y - 58, foxHead, isWide ? 1.5 : 1.26, -4) +
    at(isWide ? x + 190 : x + 92, isWide ? y + 30 : y - 46, heronHead, isWide ? 1.7 : 1.34) +
    cut(
      `M${width * 0.42} ${shore + 14}Q${width * 0.7} ${shore - 22} ${width + 10} ${shore}V${height + 10}H${width * 0.38}Z`,
      '#0e2b3d',
      3
    ) +
    stroke(
      times(3, (index) => `M${width * 0.62 + index * 26} ${shore + 22 + index * 24}h${width * 0.2}`),
      '#7d96a8',
      2.4,
      0.6
    ) +
    at(x - (isWide ? 50 : 66), isWide ? y + 84 : y + 128, card('heart', five, 0.72), isWide ? 0.84 : 1, -9) +
    at(x + (isWide ? 50 : 70), isWide ? y + 90 : y + 134, card('spade', [[0, -2]], 2.2), isWide ? 0.84 : 1, 8) +
    inlay(tile, gold)
  )
}

export const tile: Paint = (shape) => foxAndHeron(shape) + specks(shape)
