import { at } from '../../paper/cut.ts'
import { fill, glow, placed, specks, star } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { card, stack } from './cards.ts'
import { redDog } from './parlour-court.ts'
import { felt, gold, inlay, lacquer, lattice } from './parlour-room.ts'

const blackjack: Paint = (tile) =>
  lacquer(tile, '#12372c') +
  lattice(tile, '#5fa27f', 44) +
  glow(tile.width / 2, tile.height * 0.4, 210, '#f5e2b0', 4, 0.06) +
  felt(tile, 0.72, '#1d5a44') +
  placed(
    tile,
    at(
      -52,
      -16,
      card(
        'heart',
        [
          [0, -50],
          [0, 0],
          [0, 50],
          [-32, -26],
          [32, -26],
          [-32, 26],
          [32, 26],
        ],
        0.62
      ),
      1.28,
      -15
    ) +
      at(62, 2, card('spade', [[0, 0]], 2.3), 1.28, 11) +
      at(62, 2, fill(star(0, 4, 15, 6, 8), gold), 1.28, 11),
    { y: 0.44, size: 1.06, wideY: 0.47, wideSize: 0.96 }
  ) +
  stack(tile.width * 0.17, tile.height * 0.86, 4, '#b3263a', 0.9) +
  stack(tile.width * 0.83, tile.height * 0.88, 3, '#26466e', 0.9) +
  stack(tile.width * 0.66, tile.height * 0.93, 2, '#c98f35', 0.8) +
  inlay(tile)

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)

export const parlourTiles: Readonly<Record<string, Paint>> = {
  'parlour-blackjack': grained(blackjack),
  'red-dog': grained(redDog),
}
