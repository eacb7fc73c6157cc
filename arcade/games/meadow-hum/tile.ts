import { at, cut, dot, line, oval } from '../../paper/cut.ts'
import { fill, glow, hills, onRing, placed, sky, specks, stroke, times } from '../../art/scene.ts'
import type { Paint, TileArt } from '../../art/tile.ts'

const petals = (count: number, d: string, colours: readonly [string, string]): string =>
  times(count, (index) => at(0, 0, cut(d, colours[index % 2 === 0 ? 0 : 1], 0.8), 1, (360 / count) * index))

const poppy =
  stroke('M4 60C0 110 8 150 0 220', '#3c6b34', 9) +
  petals(4, 'M0 6C-70-8-76-96-16-104C-4-106 4-106 16-104C76-96 70-8 0 6Z', ['#b8443c', '#d6705c']) +
  dot(0, 0, 27, '#26202a') +
  times(12, (index) => {
    const [x, y] = onRing(0, 0, 35, index * 30)
    return dot(x, y, 4, '#26202a')
  }) +
  dot(0, 0, 12, '#8fae5a')
const daisy =
  stroke('M0 20V160', '#3c6b34', 6) +
  petals(11, 'M-9-14C-14-46-9-62 0-64C9-62 14-46 9-14Z', ['#ffffff', '#f1eee2']) +
  dot(0, 0, 19, '#f0b53a')
const cornflower =
  stroke('M0 20V170', '#3c6b34', 6) +
  petals(9, 'M-5-8L-18-54L-7-48L0-62L7-50L17-56L6-8Z', ['#3f63c4', '#5680e0']) +
  dot(0, 0, 11, '#5a3a96')
const bee =
  oval(-8, -40, 34, 20, '#eaf3f7', -24) +
  oval(24, -42, 28, 18, '#d5e6ee', 22) +
  cut('M-52 8C-52-22-14-32 16-26C52-18 62 6 48 24C30 46-28 46-46 30C-52 22-52 16-52 8Z', '#f0b52e', 1.4) +
  fill('M-20-25C-27-6-27 26-17 41L-2 42C-12 24-12-8-3-28ZM16-26C10-6 10 24 18 40L32 34C25 20 25-8 30-22Z', '#2c2420') +
  cut('M40-18C64-18 78 0 71 18C64 32 47 32 40 26C50 12 50-4 40-18Z', '#3a2e26', 1) +
  dot(60, 2, 5, '#f6efe0') +
  line('M62-16C70-28 78-30 84-30', '#3a2e26', 3)

const grass = ({ width, height }: TileArt): string =>
  stroke(
    Array.from(
      { length: Math.ceil(width / 13) },
      (_, index) =>
        `M${index * 13} ${height}q${(index % 5) - 2} -26 ${((index * 7) % 15) - 7} -${34 + ((index * 29) % 34)}`
    ).join(''),
    '#3f4a2e',
    4
  )

const meadowHum: Paint = (tile) =>
  sky(tile, '#7f9fb4', '#bccac4', '#f3e6be') +
  glow(tile.width * 0.2, tile.height * 0.16, 120, '#fff3bf', 3, 0.26) +
  dot(tile.width * 0.2, tile.height * 0.16, 40, '#ffe98f') +
  hills(tile, tile.height * 0.56, 34, '#a3b584', 4) +
  hills(tile, tile.height * 0.68, 30, '#869a62', 24) +
  placed(tile, at(-138, 40, daisy, 0.95, -8) + at(142, 24, cornflower, 1, 9), {
    y: 0.62,
    wideX: 0.5,
    wideY: 0.62,
    wideSize: 0.86,
  }) +
  hills(tile, tile.height * 0.86, 18, '#56653c', 61) +
  placed(tile, at(0, 0, poppy, 1.16), { y: 0.54, wideX: 0.48, wideY: 0.52, wideSize: 0.86 }) +
  placed(tile, at(108, -150, bee, 1.02, -10), { y: 0.5, wideX: 0.56, wideY: 0.56, wideSize: 0.86 }) +
  grass(tile)

export const tile: Paint = (shape) => meadowHum(shape) + specks(shape)
