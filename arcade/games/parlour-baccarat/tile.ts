import { at, cut } from '../../paper/cut.ts'
import { glow, placed, round, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { card } from '../../art/worlds/cards.ts'
import { felt, gold, inlay, lacquer } from '../../art/worlds/parlour-room.ts'

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

export const tile: Paint = (shape) => baccarat(shape) + specks(shape)
