import { at, cut, dot, line, mirrored } from '../../paper/cut.ts'
import { box, fill, gem, glow, hills, moon, onRing, placed, shade, sky, star, stars, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { gold, grained, table } from './table.ts'

const laurel = (colour: string): string =>
  mirrored(
    0,
    stroke('M0 130C-90 120-150 50-140-60', shade(colour, -0.3), 7) +
      times(8, (index) => {
        const [x, y] = onRing(0, -20, 148, 98 + index * 13.5)
        return at(
          x,
          y,
          cut('M0 0C14-18 36-18 50-2C34 12 12 12 0 0Z', shade(colour, (index % 2) * 0.16), 1) +
            cut('M0 0C10 12 10 32-4 44C-16 30-14 12 0 0Z', shade(colour, -0.12), 1),
          0.8,
          190 + index * 12
        )
      })
  )
const cup = (colour: string): string =>
  mirrored(0, `<path d="M-66-84C-124-90-124-6-50 12" fill="none" stroke="${shade(colour, -0.2)}" stroke-width="15"/>`) +
  cut('M-78-112H78C80-30 56 26 14 42V84H52V112H-52V84H-14V42C-56 26-80-30-78-112Z', colour, 4) +
  fill('M-70-106H-30C-34-30-24 14-6 38C-54 22-72-36-70-106Z', shade(colour, 0.5)) +
  cut(box(-66, 106, 132, 32, 5), '#3a2a26', 2) +
  fill(star(6, -46, 30, 13, 5), shade(colour, 0.6))
const laurels: Paint = (tile) =>
  sky(tile, '#10231f', '#1d4a3d', '#2f7a5c') +
  times(16, (ray) =>
    fill(
      `M320 190L${onRing(320, 190, 470, ray * 22.5).join(' ')}L${onRing(320, 190, 470, ray * 22.5 + 9).join(' ')}Z`,
      '#f6dc9a',
      0.06
    )
  ) +
  glow(320, 180, 220, '#f6dc9a', 4, 0.07) +
  table(tile, '#123a2e') +
  placed(tile, laurel('#6fa86a') + at(0, 4, cup(gold), 0.9), { wideY: 0.5, wideSize: 1 })

const nightRace: Paint = (tile) => {
  const lantern = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      glow(0, 10, 70, '#ffd98a', 3, 0.08) +
        cut('M-44-50C-60-10-40 40-22 56H22C40 40 60-10 44-50C20-66-20-66-44-50Z', colour, 3) +
        fill('M-38-44C-50-8-34 36-18 52H-6C-22 30-30-8-20-56C-28-54-34-50-38-44Z', shade(colour, 0.45)) +
        stroke('M-20 58L-12 74M20 58L12 74', '#3a2a26', 2.4) +
        cut(box(-14, 74, 28, 16, 4), '#7a4d29', 1),
      size
    )
  return (
    sky(tile, '#131a3a', '#3a3468', '#e08f7a') +
    stars(640, 260, 60, '#fff3d6', 55) +
    moon(540, 84, 44, '#f7e3b0') +
    hills(tile, 290, 60, '#3a3a6b', 12, 130) +
    hills(tile, 330, 40, '#28284f', 32, 100) +
    lantern(130, 230, 0.8, '#5fa592') +
    lantern(330, 130, 1.5, '#e8653f') +
    lantern(490, 250, 0.95, '#e2b04a') +
    lantern(226, 90, 0.5, '#c4618f') +
    lantern(424, 300, 0.5, '#7fa9d6') +
    hills(tile, 382, 18, '#171737', 52, 80)
  )
}
const podium: Paint = (tile) =>
  sky(tile, '#e7d3b0', '#d9a97a', '#b8654a') +
  times(
    9,
    (index) =>
      line(`M${index * 80} 0V${30 + ((index * 37) % 50)}`, '#7a4d3c', 1.4) +
      cut(
        `M${index * 80 - 16} ${30 + ((index * 37) % 50)}h32l-16 40Z`,
        ['#b3263a', '#1d5a44', '#26466e', gold][index % 4] ?? gold,
        1.4
      )
  ) +
  glow(320, 150, 220, '#fff4dc', 4, 0.14) +
  table(tile, '#5d2f2a') +
  cut('M110 360V246H246V360Z', '#3f7c8c', 3) +
  cut('M394 360V270H530V360Z', '#8a5a7a', 3) +
  cut('M236 366V196H404V366Z', '#24514a', 4) +
  fill('M236 196H404V210H236ZM110 246H236V258H110ZM404 270H530V282H404Z', '#fff6e0', 0.4) +
  at(320, 122, cup(gold), 0.58) +
  at(174, 196, cup('#c9d0d6'), 0.4) +
  at(462, 222, cup('#c9783a'), 0.36) +
  fill(star(320, 290, 34, 14, 5), '#f6dc9a') +
  dot(174, 306, 12, '#fff6e0') +
  dot(204, 306, 12, '#fff6e0') +
  times(3, (index) => dot(434 + index * 28, 324, 10, '#fff6e0'))

const apple = (colour: string): string =>
  cut('M0-20C18-32 36-18 32 6C28 26 12 34 0 28C-12 34-28 26-32 6C-36-18-18-32 0-20Z', colour, 1.6) +
  fill('M-8-20C-24-22-28-4-24 8C-20-4-16-12-4-18Z', shade(colour, 0.45)) +
  stroke('M0-20C0-30 4-36 10-40', '#3a2a26', 3.4) +
  fill('M4-30C12-42 26-42 32-36C26-26 14-24 4-30Z', '#6fa86a')
const stone = (colour: string, size: number): string =>
  gem(
    0,
    0,
    Array.from({ length: 6 }, (_, corner) => onRing(0, 0, size, corner * 60 + 12)),
    colour
  )
const wheel =
  cut('M-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z', '#2a2320', 3) + dot(0, 0, 17, gold) + dot(0, 0, 6, '#2a2320')
const cart =
  at(-60, -122, stone('#8a5ac4', 30)) +
  at(58, -120, apple('#d9534a'), 0.95, 14) +
  at(0, -128, stone('#3fa98a', 38)) +
  at(-104, -84, apple('#e0862f'), 1, -12) +
  at(-36, -84, apple('#d9534a'), 1.08, 8) +
  at(34, -88, stone('#3f8fd6', 36)) +
  at(100, -82, apple('#e0862f'), 0.98, 6) +
  cut('M-150-62H150L120 66H-120Z', '#8a5a3a', 4) +
  fill('M-150-62H150L145-42H-145Z', shade('#8a5a3a', 0.35)) +
  times(4, (index) => fill(box(-98 + index * 60, -36, 11, 92, 3), shade('#8a5a3a', -0.3))) +
  at(-72, 84, wheel) +
  at(72, 84, wheel)
const harvest: Paint = (tile) =>
  sky(tile, '#141c3d', '#2f3a6b', '#b57a8a') +
  stars(640, 220, 46, '#fff3d6', 23) +
  moon(150, 92, 50, '#f7e3b0') +
  hills(tile, 268, 60, '#37406f', 12, 140) +
  hills(tile, 306, 36, '#252b52', 41, 110) +
  fill('M538 190C546 250 536 300 514 350H606C584 300 580 250 588 190Z', '#3a2a26') +
  cut(
    'M446 190C416 168 424 122 460 116C462 76 512 58 540 80C566 46 630 56 640 96V214C600 226 560 214 540 204C512 222 462 220 446 190Z',
    '#1d4a3d',
    3
  ) +
  fill(
    'M446 188C418 166 428 126 462 120C464 80 512 62 538 84C502 86 486 110 488 134C456 138 440 160 446 188Z',
    '#2f6a52'
  ) +
  [474, 524, 566, 612, 500, 584].map((x, index) => dot(x, 112 + ((index * 43) % 92), 11, '#d9534a')).join('') +
  hills(tile, 352, 12, '#171a36', 52, 90) +
  glow(300, 190, 190, '#ffe2a0', 4, 0.07) +
  stroke('M0 362H640', '#c9a24d', 6) +
  times(11, (index) => fill(box(18 + index * 60, 366, 26, 12, 3), '#5d4030')) +
  placed(tile, cart, { wideY: 0.625, wideSize: 0.92 })

export const tournaments = grained({ laurels, 'night-race': nightRace, podium, harvest })
