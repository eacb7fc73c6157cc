import { at, cut } from '../../paper/cut.ts'
import { fill, glow, placed, round, specks, star, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { card, stack } from './cards.ts'
import { jacks, redDog } from './parlour-court.ts'
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

const fan =
  times(9, (index) =>
    at(
      0,
      130,
      cut('M-16-60L-34-262C-12-276 12-276 34-262L16-60Z', index % 2 ? '#c23b3f' : '#a32a35', 2) +
        stroke('M0-70V-262', gold, 2),
      1,
      (index - 4) * 15
    )
  ) + cut(round(0, 122, 24), gold, 2)

const baccarat: Paint = (tile) =>
  lacquer(tile, '#1b1a26') +
  times(5, (index) =>
    stroke(
      `M0 ${tile.height * (0.1 + index * 0.18)}q40-26 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`,
      '#4c4766',
      1.6,
      0.6
    )
  ) +
  glow(tile.width / 2, tile.height * 0.42, 220, '#f0a070', 4, 0.06) +
  placed(tile, fan, { y: 0.46, size: 1.02, wideY: 0.5, wideSize: 0.94 }) +
  felt(tile, 0.78, '#5b1f2b') +
  placed(
    tile,
    at(
      -66,
      96,
      card(
        'diamond',
        [
          [0, -44],
          [0, 44],
          [-30, -44],
          [30, -44],
          [-30, 44],
          [30, 44],
          [-30, 0],
          [30, 0],
          [0, 0],
        ],
        0.58
      ),
      0.92,
      -12
    ) +
      at(
        68,
        100,
        card(
          'club',
          [
            [-28, -42],
            [28, -42],
            [-28, 42],
            [28, 42],
          ],
          0.86
        ),
        0.92,
        10
      ),
    { y: 0.52, size: 1.06, wideY: 0.5, wideSize: 0.86 }
  ) +
  inlay(tile, '#c98f6a')

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)

export const parlourTiles: Readonly<Record<string, Paint>> = {
  'parlour-blackjack': grained(blackjack),
  'parlour-baccarat': grained(baccarat),
  'jacks-at-midnight': grained(jacks),
  'red-dog': grained(redDog),
}
