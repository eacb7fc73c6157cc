import { at, cut } from '../../paper/cut.ts'
import { box, fill, glow, placed, round, shade, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { suited } from '../../art/worlds/cards.ts'
import { felt, gold, inlay, lacquer } from '../../art/worlds/parlour-room.ts'

const [robe, trim, skin, hair] = ['#8e2447', '#26466e', '#f3dcba', '#5b2f1c']

/** A queen from the shoulders up, seen from the front, about 240 high around 0 0. */
const queen =
  cut('M-112 128C-104 62-66 40-34 30H34C66 40 104 62 112 128Z', robe, 3) +
  fill('M-34 30L0 100L34 30L18 20H-18Z', '#f2d9a2') +
  times(
    4,
    (index) =>
      fill(`M${-104 + index * 18} 128L${-84 + index * 16} 62l8-4L${-90 + index * 18} 128Z`, index % 2 ? gold : trim) +
      fill(`M${104 - index * 18} 128L${84 - index * 16} 62l-8-4L${90 - index * 18} 128Z`, index % 2 ? gold : trim)
  ) +
  cut('M-62-40C-84 10-70 44-50 52L-30 20H30L50 52C70 44 84 10 62-40C50-80-50-80-62-40Z', hair, 2) +
  cut('M-42-46H42V-6C42 30 18 48 0 48C-18 48-42 30-42-6Z', skin, 1.6) +
  fill('M-42-46H-14V42C-30 34-42 18-42-6Z', shade(skin, 0.4)) +
  stroke('M-30-22Q-20-30-10-22M10-22Q20-30 30-22M0-12V10L-6 15M-12 28Q0 36 12 28', '#7a4d36', 3) +
  fill('M-28-12C-22-18-14-18-9-12C-14-7-22-7-28-12ZM28-12C22-18 14-18 9-12C14-7 22-7 28-12Z', '#1c2430') +
  cut('M-58-44L-70-104L-38-76L-22-116L0-80L22-116L38-76L70-104L58-44C36-54-36-54-58-44Z', gold, 2) +
  times(3, (index) => fill(round(-38 + index * 38, -60 + Math.abs(index - 1) * 3, 6), index === 1 ? '#b3263a' : trim)) +
  suited('heart', 0, 82, 0.7)

/** Three blank cards, spread as they are held. */
const three = times(3, (index) =>
  at(
    0,
    150,
    cut(box(-76, -330, 152, 220, 14), '#f6ecd6', 4) +
      fill(box(-68, -322, 136, 204, 9), index === 1 ? '#fffaf0' : '#efe0c0'),
    1,
    (index - 1) * 24
  )
)
const corners = times(3, (index) =>
  at(0, 150, suited((['club', 'heart', 'spade'] as const)[index] ?? 'heart', -48, -296, 0.7), 1, (index - 1) * 24)
)

const queenOfThree: Paint = (tile) =>
  lacquer(tile, '#123f3a') +
  times(7, (index) =>
    stroke(`M${tile.width / 2} ${tile.height * 1.1}L${tile.width * (index / 6)} -20`, '#2b6b5d', 10, 0.35)
  ) +
  glow(tile.width / 2, tile.height * 0.46, 210, '#f6d9a0', 4, 0.07) +
  placed(tile, three + corners, { y: 0.47, size: 0.86, wideY: 0.52, wideSize: 0.92 }) +
  felt(tile, 0.84, '#4b1430') +
  placed(tile, at(0, 40, queen, 1.14), { y: 0.62, size: 1, wideY: 0.6, wideSize: 0.86 }) +
  inlay(tile, gold)

export const tile: Paint = (shape) => queenOfThree(shape) + specks(shape)
