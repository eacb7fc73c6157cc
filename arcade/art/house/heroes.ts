import { at, canopy, cut, dot, line, oval } from '../../paper/cut.ts'
import { box, fill, glow, hills, moon, ngon, round, shade, sky, specks, star, stars, stroke, times } from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'
import { football } from '../worlds/ante.ts'
import { back, card, stack, suited } from '../worlds/cards.ts'

/** Wide pictures behind a headline: the left third is quiet, what happens stands to the right. */
export const heroFormat: TileArt = { width: 1120, height: 480, isWide: true }

const lampshade =
  line('M0-220V-60', '#0b1512', 5) +
  cut('M-110 20C-104-36-56-70 0-74C56-70 104-36 110 20C60 34-60 34-110 20Z', '#1d5a44', 4) +
  fill('M-104 14C-96-34-54-64-14-70C-50-40-66-10-68 24C-84 22-96 18-104 14Z', '#4a9472') +
  oval(0, 24, 96, 10, '#ffe9b0')
const windowPane = (x: number, y: number, sight: string): string =>
  cut(`M${x} ${y + 210}V${y + 70}a70 70 0 0 1 140 0V${y + 210}Z`, '#0d2030', 2) +
  sight +
  stroke(`M${x + 70} ${y + 4}V${y + 208}M${x + 2} ${y + 110}H${x + 138}`, '#4a3326', 7) +
  `<path d="M${x} ${y + 210}V${y + 70}a70 70 0 0 1 140 0V${y + 210}Z" fill="none" stroke="#5d4230" stroke-width="9"/>`
const cardRoom: Paint = (tile) =>
  sky(tile, '#122421', '#1a332d', '#11211d') +
  times(14, (index) => fill(box(index * 82 + 10, 0, 40, 480), '#1d3a33', 0.55)) +
  cut(box(-10, 262, 1140, 14), '#4a3326', 1) +
  windowPane(470, 30, moon(558, 104, 26, '#f2e3b0')) +
  windowPane(
    960,
    30,
    stroke('M986 90h.1M1010 130h.1M1070 84h.1M1048 176h.1M992 190h.1M1082 120h.1', '#f2e3b0', 3) +
      fill(star(1062, 110, 8, 2.6, 4), '#f2e3b0')
  ) +
  fill('M730 144L480 420H1060L850 144Z', '#ffe2a0', 0.13) +
  fill('M752 144L590 420H980L828 144Z', '#ffe2a0', 0.12) +
  at(790, 128, lampshade, 1.1) +
  cut('M380 490C420 340 1160 330 1200 490Z', '#5d3626', 5) +
  cut('M412 490C460 362 1130 354 1180 490Z', '#1f6b50', 1) +
  stroke('M450 486C510 388 1080 380 1146 486', '#d8aa58', 2.4, 0.8) +
  at(690, 380, back('#7e1a33', '#d8aa58'), 0.62, -24) +
  at(
    742,
    366,
    card(
      'club',
      [
        [0, -44],
        [0, 44],
      ],
      1
    ),
    0.72,
    -8
  ) +
  at(816, 362, card('heart', [[0, 0]], 2.2), 0.78, 7) +
  at(
    900,
    374,
    card(
      'spade',
      [
        [-26, -42],
        [26, -42],
        [-26, 42],
        [26, 42],
      ],
      0.8
    ),
    0.7,
    22
  ) +
  stack(580, 428, 5, '#b3263a', 0.72) +
  stack(640, 448, 3, '#c98f35', 0.72) +
  stack(1010, 420, 4, '#26466e', 0.72) +
  stack(1070, 446, 2, '#b3263a', 0.72) +
  suited('diamond', 760, 460, 0.7, '#2f8a68') +
  suited('spade', 860, 462, 0.7, '#2f8a68')

const gate =
  cut('M-96 190V-20a96 100 0 0 1 192 0V190Z', '#f2b25c', 0) +
  fill('M-72 190V-14a72 78 0 0 1 144 0V190Z', '#fbe0a0') +
  stroke('M-96 190V-20a96 100 0 0 1 192 0V190', '#2b2148', 12) +
  stroke('M-64 190V-70M-32 190V-102M0 190V-114M32 190V-102M64 190V-70M-92 60H92M-92 130H92', '#2b2148', 6) +
  cut(round(0, 30, 26), '#2b2148', 1) +
  fill(ngon(0, 30, 15, 6), '#e2b45a')
const lanternOn = (x: number, y: number, length: number, size: number): string =>
  line(`M${x} ${y}V${y + length}`, '#1d1834', 2.4) +
  at(
    x,
    y + length + 22 * size,
    glow(0, 6, 60, '#ffd98a', 3, 0.1) +
      cut('M-14-18H14L20 18H-20Z', '#ffd98a', 1) +
      fill('M-14-18H-3L-7 18H-20Z', '#fff2c6') +
      fill('M-18-24H18L14-18H-14ZM-22 18H22L18 26H-18Z', '#2b2148'),
    size
  )
const nightGarden: Paint = (tile) =>
  sky(tile, '#141a3d', '#3b3166', '#c97a72') +
  stars(1120, 220, 80, '#fbe6d0', 31) +
  moon(930, 110, 58, '#fbe8c4') +
  canopy(1120, 260, 490, 120, '#4a3a6b', 71) +
  canopy(1120, 330, 490, 130, '#2f2a52', 21) +
  glow(760, 330, 240, '#f7b866', 4, 0.09) +
  at(760, 260, gate, 1) +
  cut('M640 490C690 440 720 430 724 420H796C800 430 850 446 900 490Z', '#e9c48a', 0) +
  times(5, (index) =>
    lanternOn(500 + index * 130, -10, [120, 70, 40, 96, 190][index] ?? 60, [1, 0.8, 0.7, 0.86, 1][index] ?? 1)
  ) +
  canopy(600, 410, 490, 70, '#1d1b3a', 9) +
  at(1120, 0, `<g transform="scale(-1 1)">${canopy(270, 400, 490, 70, '#1d1b3a', 19)}</g>`) +
  times(10, (index) => {
    const x = 470 + ((index * 73) % 640)
    return at(
      x,
      470 - ((index * 31) % 26),
      line('M0 20V-34', '#3f7a5c', 3) +
        times(5, (petal) =>
          fill(
            ngon(Math.round(9 * Math.cos(petal * 1.257)), Math.round(-36 + 9 * Math.sin(petal * 1.257)), 8, 7),
            ['#f08c8c', '#f6dc9a', '#c9a0e0'][index % 3] ?? ''
          )
        ) +
        dot(0, -36, 5, '#fff3d6')
    )
  }) +
  hills(tile, 478, 8, '#14122b', 3, 90)

const matchNight: Paint = (tile) => {
  const tower = (x: number, lean: number) =>
    line(`M${x} 300L${x + lean} 70`, '#0b1514', 9) +
    at(
      x + lean,
      66,
      cut('M-48-30H48V30H-48Z', '#15241f', 2) +
        times(12, (index) => dot(-36 + (index % 4) * 24, -18 + Math.floor(index / 4) * 18, 7, '#fff3cf')),
      1,
      lean > 0 ? 8 : -8
    )
  return (
    sky(tile, '#0b2226', '#1c4a48', '#d98f5a') +
    stars(1120, 160, 50, '#f6ebc8', 9) +
    glow(800, 300, 300, '#ffcf8a', 4, 0.07) +
    cut('M-10 320V210Q600 270 1130 170V320Z', '#12302c', 3) +
    times(6, (row) =>
      stroke(
        `M-10 ${226 + row * 15}Q600 ${284 + row * 6} 1130 ${188 + row * 20}`,
        ['#5f8a76', '#d98a5f', '#7fa58c', '#c8b88a', '#4f7a68', '#a86a5a'][row] ?? '',
        6
      ).replace('stroke-linejoin="round"', 'stroke-dasharray=".1 13"')
    ) +
    tower(520, 16) +
    tower(1060, -16) +
    fill('M536 60L420 480H900ZM1044 60L1130 480H640Z', '#fff3cf', 0.07) +
    cut('M-10 306H1130V490H-10Z', '#2f7a4d', 1) +
    times(7, (index) => fill(`M${index * 190 - 90} 306h80L${index * 260 - 260} 490h-130Z`, shade('#2f7a4d', 0.09))) +
    stroke('M-10 318H1130M760 306L700 490', '#eef3e2', 3.4, 0.8) +
    `<ellipse cx="742" cy="420" rx="210" ry="40" fill="none" stroke="#eef3e2" stroke-width="4" opacity=".8"/>` +
    stroke('M560 306V210H700V306', '#f6f2e2', 6) +
    stroke(
      times(9, (index) => `M${568 + index * 16} 214V304`) + times(5, (index) => `M562 ${228 + index * 16}H698`),
      '#f6f2e2',
      1.2,
      0.5
    ) +
    oval(860, 446, 92, 14, '#143a2a') +
    at(860, 330, football, 1.06, 12)
  )
}

export const heroes: Readonly<Record<string, Paint>> = {
  'card-room': (tile) => cardRoom(tile) + specks(tile),
  'night-garden': (tile) => nightGarden(tile) + specks(tile),
  'match-night': (tile) => matchNight(tile) + specks(tile),
}
