import { cut, oval } from '../../paper/cut.ts'
import { fill, round, shade, specks, star, stroke } from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'

/** Pictures of offers, contests and pots, 640 by 400: an object on a table, and the evening behind it. */
export const occasionFormat: TileArt = { width: 640, height: 400, isWide: true }

export const gold = '#e2b04a'
export const coin = (x: number, y: number, r: number, colour = gold): string =>
  cut(round(x, y, r), shade(colour, -0.25), 1.6) +
  fill(round(x - 1, y - 1, r * 0.9), colour) +
  `<circle cx="${x - 1}" cy="${y - 1}" r="${r * 0.7}" fill="none" stroke="${shade(colour, -0.3)}" stroke-width="${r * 0.08}"/>` +
  fill(star(x - 1, y - 1, r * 0.42, r * 0.18, 5), shade(colour, 0.45))
export const table = (tile: TileArt, colour: string): string =>
  cut(`M-10 330Q320 300 650 330V410H-10Z`, colour, 3) +
  stroke('M-10 344Q320 314 650 344', shade(colour, 0.25), 2.4) +
  oval(tile.width / 2, 352, 190, 16, shade(colour, -0.35))

export const grained = (set: Readonly<Record<string, Paint>>): Readonly<Record<string, Paint>> =>
  Object.fromEntries(Object.entries(set).map(([name, paint]) => [name, (tile: TileArt) => paint(tile) + specks(tile)]))
