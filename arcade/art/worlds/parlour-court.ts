import { at, cut, mirrored, oval } from '../../paper/cut.ts'
import { box, fill, moon, onRing, placed, round, sky, stars, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { back, card, suited } from './cards.ts'
import { felt, gold, inlay, lacquer } from './parlour-room.ts'

const jack = (() => {
  const half =
    cut('M-112 0V-28C-92-56-60-66-44-68L-30-40H30L44-68C60-66 92-56 112-28V0Z', '#26466e', 2) +
    fill('M-30-66L0-6L30-66L16-56H-16Z', '#f2d9a2') +
    times(3, (index) =>
      fill(
        `M${-104 + index * 26} 0V${-34 - index * 10}l14-8V0ZM${104 - index * 26} 0V${-34 - index * 10}l-14-8V0Z`,
        index % 2 ? gold : '#b3263a'
      )
    ) +
    cut('M-44-150C-62-120-62-84-50-70C-40-74-36-86-34-100H34C36-86 40-74 50-70C62-84 62-120 44-150Z', '#c98f35', 1.4) +
    cut('M-36-140H36V-106C36-76 16-58 0-58C-16-58-36-76-36-106Z', '#f3dcba', 1.4) +
    fill('M-36-140H-14V-62C-28-70-36-86-36-106Z', '#fbeed6') +
    fill(
      'M-24-112C-18-118-12-118-8-112C-12-108-20-108-24-112ZM24-112C18-118 12-118 8-112C12-108 20-108 24-112Z',
      '#1c2430'
    ) +
    stroke('M-26-122Q-16-128-6-122M26-122Q16-128 6-122M0-112V-94L-6-90M-9-78Q0-74 9-78', '#7a4d36', 2.6) +
    fill('M-20-86C-10-92-4-88 0-86C4-88 10-92 20-86C12-80 6-82 0-83C-6-82-12-80-20-86Z', '#c98f35') +
    cut('M-58-140C-52-178 52-178 58-140C40-148-40-148-58-140Z', '#b3263a', 1.6) +
    fill('M-58-140C-40-150 40-150 58-140V-130C40-140-40-140-58-130Z', gold) +
    cut('M44-156C66-190 92-196 104-176C92-176 72-168 60-146Z', '#f6ecd6', 1.2)
  return (
    cut(box(-130, -188, 260, 376, 16), '#f6ecd6', 4) +
    fill(box(-120, -178, 240, 356, 10), '#fffaf0') +
    half +
    at(0, 0, half, 1, 180) +
    fill('M-118 4L118-4V4L-118-4Z', gold) +
    suited('spade', -98, -150, 0.86) +
    suited('spade', 98, 150, 0.86, '#1c2430', 180)
  )
})()

export const jacks: Paint = (tile) =>
  sky(tile, '#0c1226', '#1b2850', '#3b3b78') +
  stars(tile.width, tile.height, 80, '#f4e6c4', 77) +
  moon(
    tile.width * (tile.isWide ? 0.2 : 0.74),
    tile.height * (tile.isWide ? 0.3 : 0.16),
    tile.isWide ? 54 : 48,
    '#f6e3b0'
  ) +
  (tile.isWide
    ? at(118, 296, back('#7e1a33', gold), 1, -22) +
      at(524, 210, back('#7e1a33', gold), 1.1, 16) +
      at(440, 200, back('#1d5a44', gold), 1.1, 8)
    : at(104, 276, back('#7e1a33', gold), 1.3, -18)) +
  placed(tile, at(0, 0, jack, 1, 7), { y: 0.56, size: 1, wideX: 0.46, wideY: 0.53, wideSize: 0.9 }) +
  inlay(tile)

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
