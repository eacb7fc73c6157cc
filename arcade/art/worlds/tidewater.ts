import { at, cut, dot, line } from '../../paper/cut.ts'
import { fill, glow, hills, placed, shade, sky, specks, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'

/** Sea and weather: curling bands from side to side, rain in slants, brass that has been polished. */
const brass = '#d9a14a'
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
  'lantern-reef': (tile) => lanternReef(tile) + specks(tile),
}
