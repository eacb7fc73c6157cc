import { at, cut } from '../../paper/cut.ts'
import { fill, glow, placed, round, specks, star, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { card, stack } from '../../art/worlds/cards.ts'
import { felt, gold, inlay, lacquer, lattice } from '../../art/worlds/parlour-room.ts'

/** The sun behind the two cards: a ray for each point of a blackjack. */
const rays =
  times(21, (index) => at(0, -10, fill('M-5-150L0-292L5-150Z', gold), 1, (index * 360) / 21)) +
  cut(round(0, -10, 146), '#b5472f', 3) +
  stroke('M-146-10A146 146 0 0 1 146-10', '#e8c27a', 4)

const seven = [
  [0, -50],
  [0, 0],
  [0, 50],
  [-32, -26],
  [32, -26],
  [-32, 26],
  [32, 26],
] as const

const blackjack: Paint = (tile) =>
  lacquer(tile, '#12352f') +
  lattice(tile, '#4f9679', 44) +
  glow(tile.width / 2, tile.height * 0.4, 220, '#f5e2b0', 4, 0.07) +
  placed(tile, rays, { y: 0.44, size: 0.8, wideY: 0.5, wideSize: 0.8 }) +
  felt(tile, 0.74, '#6b2230') +
  placed(
    tile,
    at(-58, -6, card('heart', seven, 0.62), 1.3, -14) +
      at(64, 6, card('spade', [[0, 0]], 2.3), 1.3, 11) +
      at(64, 6, fill(star(0, 4, 15, 6, 8), gold), 1.3, 11),
    { y: 0.46, size: 1.02, wideY: 0.5, wideSize: 0.92 }
  ) +
  stack(tile.width * 0.17, tile.height * 0.87, 4, '#1f5a48', 0.9) +
  stack(tile.width * 0.83, tile.height * 0.89, 3, '#26466e', 0.9) +
  stack(tile.width * 0.65, tile.height * 0.94, 2, '#c98f35', 0.8) +
  inlay(tile, gold)

export const tile: Paint = (shape) => blackjack(shape) + specks(shape)
