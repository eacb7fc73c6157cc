import { at, cut, mirrored, oval } from '../../paper/cut.ts'
import { fill, onRing, placed, round, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { card, suited } from './cards.ts'
import { felt, gold, inlay, lacquer } from './parlour-room.ts'

const hound =
  cut(
    'M-90 190C-96 110-74 60-38 26C-60 6-72-30-68-62C-56-70-38-70-24-62L-14-112C8-104 26-88 32-66C60-56 92-40 120-30C140-22 142-2 126 6C110 14 84 16 62 24C48 46 46 78 56 112C62 142 62 168 60 190Z',
    '#c8452f',
    4
  ) +
  fill('M-90 190C-96 110-74 60-38 26C-28 36-34 50-44 62C-66 92-66 140-58 190Z', '#e8734c') +
  fill('M-24-62L-14-112C4-104 14-96 20-88C6-84-4-74-8-58Z', '#8f2a24') +
  cut('M-68-62C-90-40-98-4-84 30C-66 34-50 20-44 0C-38-22-46-52-68-62Z', '#8f2a24', 2) +
  oval(38, -34, 8, 9, '#f7e3a8') +
  oval(40, -34, 4, 7, '#1c1414') +
  fill('M114-32C132-28 142-14 134-4C122-6 112-18 114-32Z', '#241414') +
  stroke('M126 6C108 4 92 2 78-2', '#7a2019', 3.4) +
  fill('M62 24C76 16 96 14 112 10C100 22 80 24 62 24Z', '#f6dcc0') +
  cut('M-66 72C-30 96 20 96 50 62L54 86C24 120-38 120-72 96Z', gold, 2) +
  cut(round(0, 114, 17), '#f0cf8a', 1.6) +
  suited('diamond', 0, 114, 0.52, '#8f2a24')

export const redDog: Paint = (tile) =>
  lacquer(tile, '#e0b98a') +
  fill(`M0 0h${tile.width}v${tile.height}H0Z`, '#e9cfa2', 0.4) +
  times(12, (ray) =>
    fill(
      `M${tile.width / 2} ${tile.height * 0.45}L${onRing(tile.width / 2, tile.height * 0.45, 520, ray * 30).join(' ')}L${onRing(tile.width / 2, tile.height * 0.45, 520, ray * 30 + 15).join(' ')}Z`,
      '#d99c63',
      0.5
    )
  ) +
  placed(
    tile,
    at(
      -120,
      4,
      card(
        'club',
        [
          [0, -44],
          [0, 44],
        ],
        1.1
      ),
      1.22,
      -13
    ) +
      at(
        122,
        4,
        card(
          'heart',
          [
            [0, -46],
            [0, 46],
            [-30, -46],
            [30, -46],
            [-30, 0],
            [30, 0],
            [-30, 46],
            [30, 46],
          ],
          0.66
        ),
        1.22,
        13
      ) +
      at(-6, 20, hound, 1.14),
    { y: 0.5, size: 0.98, wideY: 0.5, wideSize: 0.98 }
  ) +
  felt(tile, 0.84, '#1d4a44') +
  mirrored(
    tile.width / 2,
    suited('diamond', 44, tile.height - 30, 0.6, gold) + suited('diamond', 92, tile.height - 38, 0.5, gold)
  ) +
  inlay(tile, '#8f2a24')
