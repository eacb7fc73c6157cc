import { at, cut } from '../../paper/cut.ts'
import { box, fill, moon, placed, sky, specks, stars, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { back, suited } from '../../art/worlds/cards.ts'
import { gold, inlay } from '../../art/worlds/parlour-room.ts'

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

const jacks: Paint = (tile) =>
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

export const tile: Paint = (shape) => jacks(shape) + specks(shape)
