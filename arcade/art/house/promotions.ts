import { at, canopy, cut, dot, line } from '../../paper/cut.ts'
import { box, crescent, fill, gem, glow, onRing, placed, sky, star, stars, stroke, times, waves } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { stack } from '../worlds/cards.ts'
import { coin, gold, grained, table } from './table.ts'

const letter =
  cut(box(-150, -60, 300, 190, 10), '#efdcb4', 4) +
  cut(box(-112, -140, 224, 180, 8), '#fffaf0', 2) +
  stroke('M-84-96H84M-84-72H84M-84-48H30', '#d9c8a4', 6) +
  cut('M-150-52L0 62L150-52V120Q150 130 140 130H-140Q-150 130-150 120Z', '#f6e8c8', 2) +
  fill('M-150 126L-30 30L0 56L30 30L150 126Q146 130 140 130H-140Q-146 130-150 126Z', '#e3c994') +
  cut(star(0, 62, 36, 31, 14), '#b3263a', 2) +
  fill(star(0, 62, 17, 7, 5), '#f6c9b0')
const welcome: Paint = (tile) =>
  sky(tile, '#1b3a35', '#24514a', '#c98a5a') +
  stars(640, 160, 30, '#fff3d6', 4) +
  canopy(640, 240, 410, 90, '#1a4038', 31) +
  glow(320, 190, 230, '#ffe2a0', 4, 0.08) +
  table(tile, '#5d3626') +
  placed(tile, at(0, 0, letter, 1, -4), { wideY: 0.52, wideSize: 0.98 }) +
  stack(110, 350, 4, '#b3263a', 0.8) +
  stack(540, 356, 3, '#26466e', 0.8)

const spin = (glyph: string): string =>
  cut(box(-62, -110, 124, 220, 12), '#f6ecd6', 2) +
  fill(box(-62, -110, 124, 46, 12), '#d9c8a4', 0.7) +
  fill(box(-62, 64, 124, 46, 12), '#d9c8a4', 0.7) +
  glyph
const freeSpins: Paint = (tile) =>
  sky(tile, '#3a1f4a', '#6b3468', '#e08a6a') +
  times(14, (ray) =>
    fill(
      `M320 200L${onRing(320, 200, 460, ray * 25.7).join(' ')}L${onRing(320, 200, 460, ray * 25.7 + 12.8).join(' ')}Z`,
      '#f6b98a',
      0.14
    )
  ) +
  placed(
    tile,
    cut(box(-236, -146, 472, 292, 26), '#b8862f', 5) +
      fill(box(-222, -132, 444, 264, 18), '#3a1f2a') +
      at(
        -140,
        0,
        spin(cut('M0-40C34-20 34 22 0 44C-34 22-34-20 0-40Z', '#c4618f', 1.6) + line('M0-30V40', '#f2c3d3', 3))
      ) +
      at(
        0,
        0,
        spin(
          gem(
            0,
            4,
            Array.from({ length: 8 }, (_, index) => onRing(0, 0, 46, index * 45 + 22)),
            '#3f8fd6'
          )
        )
      ) +
      at(140, 0, spin(crescent(0, 4, 44, gold))) +
      fill('M-240 0L-214-14V14ZM240 0L214-14V14Z', '#d9534a') +
      times(11, (index) => dot(-220 + index * 44, -139, 4.6, '#fff2c4') + dot(-220 + index * 44, 139, 4.6, '#fff2c4')),
    { wideY: 0.5, wideSize: 0.98 }
  )

const jar =
  cut(
    'M-82-110H82V-84C122-66 132-30 132 10V120Q132 146 106 146H-106Q-132 146-132 120V10C-132-30-122-66-82-84Z',
    '#8fb9b0',
    4
  ) +
  fill('M-116 20H116V118Q116 132 102 132H-102Q-116 132-116 118Z', '#5d8f86') +
  times(14, (index) =>
    coin(
      -90 + (index % 5) * 45 + (Math.floor(index / 5) % 2) * 20,
      110 - Math.floor(index / 5) * 34,
      25,
      index % 3 ? gold : '#c9783a'
    )
  ) +
  fill('M-110 0C-108-34-98-56-70-70V120H-92Q-110 120-110 104Z', '#e6f4ee', 0.4) +
  cut(box(-96, -134, 192, 34, 8), '#a8713f', 2) +
  fill(box(-96, -134, 192, 9, 4), '#d09a68')
const topUp: Paint = (tile) =>
  sky(tile, '#e9cfa2', '#d9a97a', '#a8614a') +
  glow(320, 150, 240, '#fff4dc', 4, 0.14) +
  times(6, (index) => fill(box(20 + index * 108, 40, 74, 250, 6), '#c08a5f', 0.35)) +
  table(tile, '#4a2f26') +
  placed(tile, jar, { wideY: 0.52, wideSize: 0.98 }) +
  coin(430, 84, 26) +
  coin(150, 330, 26, '#c9783a') +
  coin(206, 352, 22) +
  coin(500, 346, 28)

const cashback: Paint = (tile) =>
  sky(tile, '#12364a', '#2a6b7a', '#e6c48a') +
  waves(tile, 270, 110, '#2f7f86', 20) +
  waves(tile, 320, 140, '#1f5f6c', 60) +
  placed(
    tile,
    `<path d="M-150 60A165 165 0 1 1 118 112" fill="none" stroke="#0b2430" stroke-width="32" opacity=".3" transform="translate(5 8)"/><path d="M-150 60A165 165 0 1 1 118 112" fill="none" stroke="#f0e4c8" stroke-width="30"/>` +
      cut('M-186 54L-112 40L-140 118Z', '#f0e4c8', 2) +
      coin(0, 0, 92),
    { wideY: 0.46, wideSize: 0.9 }
  ) +
  waves(tile, 372, 100, '#12394a', 30)

export const promotions = grained({ welcome, 'free-spins': freeSpins, 'top-up': topUp, cashback })
