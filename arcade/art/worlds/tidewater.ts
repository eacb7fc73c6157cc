import { at, cut, dot, line } from '../../paper/cut.ts'
import { fill, glow, hills, placed, round, shade, sky, specks, stroke, times, waves } from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'

/** Sea and weather: curling bands from side to side, rain in slants, brass that has been polished. */
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

const coral = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  at(
    x,
    y,
    line(
      'M0 10C-2-30 4-60 0-110M0-30C-26-46-34-70-30-96M0-50C24-60 36-84 34-112M-28-76C-44-84-50-98-50-112M30-84C46-90 54-106 56-122',
      shade(colour, -0.3),
      15
    ) +
      line(
        'M-2 10C-4-30 2-60-2-110M-2-30C-28-46-36-70-32-96M-2-50C22-60 34-84 32-112M-30-76C-46-84-52-98-52-112M28-84C44-90 52-106 54-122',
        colour,
        11
      ),
    size,
    turn
  )
const fish = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  at(
    x,
    y,
    cut('M-40 0C-18-26 18-24 36 0L58-16C54-4 54 4 58 16L36 0C18 24-18 26-40 0Z', colour, 1) +
      fill('M-8-18C2-6 2 6-8 18L4 17C14 6 14-6 4-17Z', shade(colour, 0.5)) +
      dot(-24, -4, 3, '#12242c'),
    size,
    turn
  )
const lantern =
  stroke('M0-190C30-200 40-170 18-160', brass, 7) +
  cut('M-46-128L-30-158H30L46-128Z', '#b87d2f', 2) +
  cut('M-62-110C-62-130 62-130 62-110V-98H-62Z', brass, 2) +
  cut('M-54-98H54L66 66H-66Z', '#2a3f47', 2) +
  fill('M-42-90H42L52 58H-52Z', '#ffd98a') +
  fill('M-42-90H-8L-14 58H-52Z', '#fff2c6') +
  cut('M0-42C34-4 30 40 0 44C-30 40-32 2 0-42Z', '#f58b3c', 1) +
  fill('M0-8C14 12 14 34 0 38C-14 34-14 12 0-8Z', '#fff3cf') +
  line('M-18-92L-26 60M18-92L26 60', '#2a3f47', 5) +
  cut('M-82 66H82L72 96H-72Z', brass, 3) +
  fill('M-82 66H-20L-26 96H-72Z', '#f2cd82')
const lanternReef: Paint = (tile) => {
  const middle = tile.width / 2
  return (
    sky(tile, '#0c5a6b', '#0b4658', '#08283a') +
    times(4, (index) =>
      fill(
        `M${tile.width * (0.05 + index * 0.2)} 0h${40 + index * 10}l${-120 + index * 12} ${tile.height}h-70Z`,
        '#bff0e0',
        0.06
      )
    ) +
    hills(tile, tile.height * 0.62, 60, '#0d5262', 91, 120) +
    glow(middle, tile.height * 0.48, 210, '#ffd27a', 5, 0.09) +
    coral(tile.width * 0.1, tile.height * 0.9, 1.2, '#3f8d86') +
    coral(tile.width * 0.93, tile.height * 0.86, 1.3, '#317c80', 4) +
    placed(tile, lantern, { y: 0.52, size: 1.04, wideY: 0.53, wideSize: 0.92 }) +
    fish(tile.width * 0.17, tile.height * 0.3, 0.9, '#f2a65a', 8) +
    fish(tile.width * 0.85, tile.height * 0.2, 0.62, '#f6d39a', -10) +
    fish(tile.width * 0.84, tile.height * 0.52, 0.74, '#e8705c', 170) +
    (tile.isWide ? fish(86, 214, 0.7, '#f6d39a', 4) + fish(560, 110, 0.9, '#f2a65a', 176) : '') +
    hills(tile, tile.height * 0.86, 26, '#0a3342', 33, 90) +
    coral(tile.width * 0.2, tile.height + 8, 1.05, '#e8705c', -8) +
    coral(tile.width * 0.78, tile.height + 6, 1.15, '#d94f6d', 8) +
    coral(tile.width * 0.97, tile.height + 12, 0.8, '#f2a65a', -6) +
    coral(tile.width * 0.02, tile.height + 10, 0.8, '#f2a65a', 6) +
    times(
      9,
      (index) =>
        `<circle cx="${tile.width * (0.2 + ((index * 37) % 60) / 100)}" cy="${tile.height * (0.1 + ((index * 53) % 50) / 100)}" r="${3 + (index % 3) * 2}" fill="none" stroke="#d6f5ea" stroke-width="1.6" opacity=".5"/>`
    )
  )
}

export const tidewaterTiles: Readonly<Record<string, Paint>> = {
  'salt-and-thunder': (tile) => saltAndThunder(tile) + specks(tile),
  'lantern-reef': (tile) => lanternReef(tile) + specks(tile),
}
