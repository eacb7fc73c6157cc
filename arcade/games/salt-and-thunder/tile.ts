import { at, cut, dot, line } from '../../paper/cut.ts'
import { fill, glow, placed, round, shade, sky, specks, stroke, times, waves } from '../../art/scene.ts'
import type { Paint, TileArt } from '../../art/tile.ts'

const brass = '#d9a14a'
const cloud = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    cut(
      'M-120 30C-146 30-146-4-116-6C-118-44-66-56-48-30C-30-72 36-66 42-26C72-46 112-24 100 2C134 2 134 30 110 30Z',
      colour,
      2
    ) + stroke('M-100 14C-96 4-84 0-74 4M-30-18C-20-34 2-38 16-24', shade(colour, 0.22), 4),
    size
  )
const rain = ({ width, height }: TileArt): string =>
  stroke(
    Array.from(
      { length: 34 },
      (_, index) => `M${(index * 83) % width} ${((index * 47) % (height * 0.6)) + 30}l-9 22`
    ).join(''),
    '#cfe6e6',
    1.6,
    0.3
  )

const sail = (d: string, colour: string): string => cut(d, colour, 2)
const ship =
  line('M-50-10V-150M34-6V-186', '#5b3d2a', 7) +
  sail('M-94-142C-64-132-34-132-8-144C-2-108-2-84-12-52C-40-42-70-42-100-54C-88-86-86-112-94-142Z', '#e9dcc0') +
  sail('M-14-176C20-166 54-166 86-178C96-132 94-98 78-56C46-46 14-46-18-58C-4-96-4-136-14-176Z', '#f7edd6') +
  fill('M-14-176C-2-170 8-170 20-170C30-130 28-90 18-50C6-50-6-52-18-58C-4-96-4-136-14-176Z', '#d5c19b') +
  stroke('M-96-98C-66-90-36-90-6-100M-8-118C22-108 56-108 90-120', '#b89a6c', 2.5) +
  cut('M34-186V-212C54-216 62-204 84-210C78-198 78-192 82-184C62-180 52-190 34-186Z', '#d2553f', 1) +
  line('M92-50L150-86M92-44L146-84', '#8d6a45', 2) +
  cut('M-128-28C-60-8 60-8 134-40C128 16 104 52 70 62H-72C-104 48-122 14-128-28Z', '#6b3d2c', 4) +
  fill('M-126-20C-60 0 60 0 133-32L130-12C70 10-60 14-122-2Z', brass) +
  times(
    5,
    (index) =>
      cut(round(-74 + index * 36, 24 + (index % 2) * 2, 8), '#f3c76c', 0.8) +
      dot(-74 + index * 36, 24 + (index % 2) * 2, 4.4, '#3d2119')
  )
const saltAndThunder: Paint = (tile) =>
  sky(tile, '#16263a', '#35566b', '#8fae9f') +
  rain(tile) +
  glow(tile.width * 0.74, tile.height * 0.2, 130, '#ffe9a6', 3, 0.1) +
  cut(`M${tile.width * 0.76} ${tile.height * 0.14}l-44 88h30l-26 74 76-100h-34l34-62Z`, '#ffd66b', 2) +
  cloud(tile.width * 0.3, tile.height * 0.14, 1.05, '#4a6577') +
  cloud(tile.width * 0.78, tile.height * 0.1, 1.25, '#26394b') +
  (tile.isWide ? cloud(tile.width * 0.05, tile.height * 0.27, 0.9, '#31485a') : '') +
  waves(tile, tile.height * 0.66, 120, '#2f7680', 30) +
  placed(tile, at(0, 0, ship, 1, -7), { y: 0.6, size: 1.1, wideX: 0.46, wideY: 0.61, wideSize: 0.94 }) +
  waves(tile, tile.height * 0.78, 150, '#1f5a69', 70) +
  waves(tile, tile.height * 0.91, 110, '#12394a', 10)

export const tile: Paint = (shape) => saltAndThunder(shape) + specks(shape)
