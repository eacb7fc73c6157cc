import { at } from '../../paper/cut.ts'
import { fill, glow, hills, onRing, poly, round, sky, specks, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { card } from '../../art/worlds/cards.ts'
import { gold, inlay } from '../../art/worlds/parlour-room.ts'

const suits = ['club', 'heart', 'spade', 'diamond'] as const

/** Beams of first light from one point, every other one left out. */
const beams = (x: number, y: number, reach: number): string =>
  times(9, (index) =>
    fill(poly([[x, y], onRing(x, y, reach, -176 + index * 20), onRing(x, y, reach, -166 + index * 20)]), '#ffe3b0', 0.2)
  )

const aces: Paint = (tile) => {
  const { width, height, isWide } = tile
  const [x, y] = [width / 2, height * (isWide ? 0.72 : 0.7)]
  const step = isWide ? 25 : 23
  return (
    sky(tile, '#3b2150', '#a5486a', '#f2a66b') +
    beams(x, y, width + height) +
    glow(x, y, isWide ? 250 : 230, '#ffd9a0', 4, 0.14) +
    fill(round(x, y, isWide ? 118 : 108), '#ffe9bd') +
    times(4, (index) => {
      const turn = (index - 1.5) * step
      return at(
        x,
        y + (isWide ? 90 : 96),
        at(0, isWide ? -216 : -236, card(suits[index] ?? 'spade', [[0, -2]], 2)),
        isWide ? 0.94 : 0.84,
        turn
      )
    }) +
    hills(tile, height * 0.8, 26, '#7a2f55', 21, 120) +
    hills(tile, height * 0.88, 22, '#4a1d43', 47, 90) +
    inlay(tile, gold)
  )
}

export const tile: Paint = (shape) => aces(shape) + specks(shape)
