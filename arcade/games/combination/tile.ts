import { at, cut, dot, line } from '../../paper/cut.ts'
import { box, fill, ngon, onRing, placed, round, shade, sky, specks, star, stroke, times } from '../../art/scene.ts'
import type { Paint, TileArt } from '../../art/tile.ts'
import { brass, verdigris } from '../../art/worlds/latch-parts.ts'

const screw = (x: number, y: number, turn: number): string =>
  cut(round(x, y, 11), brass, 1.2) + at(x, y, line('M-7 0H7', '#5b3d1c', 3), 1, turn)

const plate = ({ width, height }: TileArt, ground: string, inset: number): string =>
  cut(box(inset, inset, width - 2 * inset, height - 2 * inset, 14), ground, 4) +
  `<rect x="${inset + 9}" y="${inset + 9}" width="${width - 2 * inset - 18}" height="${height - 2 * inset - 18}" rx="8" fill="none" stroke="${shade(ground, 0.22)}" stroke-width="2.4"/>` +
  screw(inset + 28, inset + 28, 30) +
  screw(width - inset - 28, inset + 28, 80) +
  screw(inset + 28, height - inset - 28, -20) +
  screw(width - inset - 28, height - inset - 28, 50)

const grain = ({ width, height }: TileArt, colour: string): string =>
  times(14, (index) =>
    stroke(
      `M-10 ${index * height * 0.075}C${width * 0.3} ${index * height * 0.075 + ((index * 13) % 24) - 12} ${width * 0.6} ${index * height * 0.075 + ((index * 29) % 30) - 15} ${width + 10} ${index * height * 0.075 + 6}`,
      colour,
      2.2,
      0.5
    )
  )

const key = (length: number, colour: string): string =>
  cut(
    `M-40 0a40 40 0 1 1 74 20L${length} 12V28H${length - 10}V54H${length - 26}V34H${length - 40}V48H${length - 56}V28L30 34A40 40 0 0 1-40 0Z`,
    colour,
    2.4
  ) +
  `<circle r="19" fill="#2c211b" stroke="${shade(colour, -0.35)}" stroke-width="4"/>` +
  stroke(`M-30-8A31 31 0 0 1 2-31M40 14L${length - 8} 15`, shade(colour, 0.45), 3.4)

const gear = (r: number, teeth: number, colour: string): string =>
  cut(star(0, 0, r, r * 0.84, teeth), colour, 2) +
  fill(round(0, 0, r * 0.62), shade(colour, -0.45)) +
  times(4, (index) => at(0, 0, fill(box(-r * 0.06, -r * 0.66, r * 0.12, r * 1.32), colour), 1, index * 45)) +
  dot(0, 0, r * 0.2, shade(colour, 0.2))

const dial =
  cut(round(0, 0, 148), '#2a2620', 4) +
  cut(round(0, 0, 138), brass, 1) +
  fill('M-98-98A138 138 0 0 1 98-98L0 0Z', '#f0cf8a', 0.5) +
  fill(round(0, 0, 122), '#23262a') +
  stroke(
    times(
      60,
      (index) =>
        `M${onRing(0, 0, index % 5 ? 112 : 104, index * 6).join(' ')}L${onRing(0, 0, 119, index * 6).join(' ')}`
    ),
    '#f3e6c6',
    2.4
  ) +
  times(6, (index) => {
    const [x, y] = onRing(0, 0, 84, index * 60 - 90)
    return at(
      x,
      y,
      [
        fill(star(0, 0, 15, 6.4, 5), '#f3c760'),
        fill(round(0, 0, 12), '#d9644a'),
        fill(ngon(0, 0, 15, 4, 0), verdigris),
        fill(ngon(0, 2, 15, 3), '#7fa9d6'),
        fill(ngon(0, 0, 14, 6), '#e9dcc0'),
        fill('M0-15C14-4 12 12 0 14C-12 12-14-4 0-15Z', '#9a6fb8'),
      ][index] ?? '',
      1
    )
  }) +
  cut(star(0, 0, 58, 51, 18), brass, 3) +
  fill(round(0, 0, 44), '#a87a30') +
  fill('M-31-31A44 44 0 0 1 31-31L0 0Z', '#f3d594') +
  fill(round(0, 0, 30), brass) +
  at(0, 0, cut('M-5-28L0-52L5-28Z', '#fdf3d6', 1), 1, 42)

const combination: Paint = (tile) =>
  sky(tile, '#4a3326', '#38261d', '#241812') +
  grain(tile, '#6b4a35') +
  plate(tile, '#3f5a54', tile.isWide ? 22 : 22) +
  (tile.isWide
    ? times(
        2,
        (index) =>
          cut(box(34, 120 + index * 110, 52, 46, 6), brass, 2) + fill(box(34, 126 + index * 110, 52, 8), '#f0cf8a')
      ) +
      at(548, 116, gear(46, 14, '#b8843a')) +
      at(584, 186, gear(32, 11, verdigris))
    : times(
        2,
        (index) =>
          cut(box(14, 140 + index * 170, 40, 60, 6), brass, 2) + fill(box(18, 146 + index * 170, 10, 48, 3), '#f0cf8a')
      )) +
  placed(
    tile,
    `<circle r="164" fill="none" stroke="#22342f" stroke-width="18" opacity=".6"/>` +
      dial +
      cut('M-14-180H14L0-150Z', '#d9644a', 1.6),
    {
      y: 0.43,
      size: 1.02,
      wideX: 0.44,
      wideY: 0.51,
      wideSize: 0.98,
    }
  ) +
  (tile.isWide
    ? at(
        530,
        300,
        times(3, (spoke) =>
          at(0, 0, line('M0 0V-56', '#d9d2c0', 12) + cut(round(0, -58, 13), '#f3e6c6', 1.4), 1, spoke * 120)
        ) + cut(round(0, 0, 22), brass, 2)
      )
    : at(
        300,
        418,
        times(3, (spoke) =>
          at(0, 0, line('M0 0V-44', '#d9d2c0', 10) + cut(round(0, -46, 11), '#f3e6c6', 1.4), 1, spoke * 120 + 20)
        ) + cut(round(0, 0, 18), brass, 2)
      ) + at(92, 410, key(130, '#d9b25f'), 0.9, -6))

export const tile: Paint = (shape) => combination(shape) + specks(shape)
