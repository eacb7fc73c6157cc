import { at, cut, mirrored, oval } from '../../paper/cut.ts'
import {
  box,
  fill,
  glow,
  onRing,
  placed,
  round,
  shade,
  sky,
  specks,
  star,
  stroke,
  times,
  waves,
} from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'

const brass = '#d9a14a'
const ribs = (from: number, side: 1 | -1, colour: string): string =>
  stroke(
    Array.from(
      { length: 7 },
      (_, index) => `M0 ${20 * side}L${onRing(0, 20 * side, from, side * (-150 + index * 20)).join(' ')}`
    ).join(''),
    colour,
    4
  )
const shell =
  cut(
    'M0 20C-40 20-150-20-146-96C-140-112-120-110-112-126C-96-150-78-136-62-154C-42-172-24-156 0-168C24-156 42-172 62-154C78-136 96-150 112-126C120-110 140-112 146-96C150-20 40 20 0 20Z',
    '#c98a86',
    4
  ) +
  fill('M0 12C-40 8-124-26-122-86C-96-130-40-142 0-142C40-142 96-130 122-86C124-26 40 8 0 12Z', '#f3ccb8') +
  ribs(134, 1, '#e3a99a') +
  cut(round(0, -14, 44), '#f6efe6', 3) +
  fill(round(-6, -20, 34), '#fffaf2') +
  fill('M-24-34C-14-48 4-48 8-42C-6-42-18-34-22-24Z', '#fff') +
  fill('M30 8C18 24-8 24-24 14C0 20 20 12 34-14C36-4 36 2 30 8Z', '#cdb9c6') +
  cut('M-150 20C-120 4-60 24 0 22C60 24 120 4 150 20C150 70 76 92 0 92C-76 92-150 70-150 20Z', '#b06e72', 4) +
  stroke(
    'M-110 30C-100 52-80 66-56 74M-60 34C-52 54-38 68-24 80M60 34C52 54 38 68 24 80M110 30C100 52 80 66 56 74M0 34V82',
    '#d79a94',
    4
  )
const ledger = (y: number, colour: string, shift: number, turn: number): string =>
  at(
    shift,
    y,
    cut(box(-128, 0, 256, 40, 6), colour, 3) +
      fill('M-118 8H122V32H-118C-112 24-112 16-118 8Z', '#f2e6cc') +
      stroke('M-110 14H118M-110 20H118M-110 26H118', '#cbb88f', 1.4) +
      fill(box(-128, 0, 12, 40, 4), shade(colour, 0.3)) +
      fill(box(60, 0, 14, 40), brass),
    1,
    turn
  )
const pearlLedger: Paint = (tile) =>
  sky(tile, '#f1d9b8', '#e2ab8d', '#6f8f93') +
  glow(tile.width / 2, tile.height * 0.36, 220, '#fff4dc', 4, 0.16) +
  mirrored(
    tile.width / 2,
    times(7, (ray) =>
      fill(
        `M${tile.width / 2} ${tile.height * 0.4}L${onRing(tile.width / 2, tile.height * 0.4, 520, 182 + ray * 13).join(' ')}L${onRing(tile.width / 2, tile.height * 0.4, 520, 187 + ray * 13).join(' ')}Z`,
        '#fff4dc',
        0.26
      )
    )
  ) +
  waves(tile, tile.height * 0.6, 96, '#5b9a9c', 20) +
  waves(tile, tile.height * 0.72, 128, '#3a7580', 60) +
  placed(tile, ledger(122, '#23495a', 6, 1) + ledger(84, '#8f3a3c', -8, -1.5) + at(0, 0, shell, 1.08), {
    y: 0.48,
    size: 1.06,
    wideY: 0.46,
    wideSize: 0.98,
  }) +
  waves(tile, tile.height * 0.9, 110, '#234f60', 30) +
  times(
    4,
    (index) =>
      cut(
        round(tile.width * (0.1 + index * 0.27), tile.height - 26 - (index % 2) * 14, 9 + (index % 2) * 4),
        '#f6efe6',
        1.2
      ) + oval(tile.width * (0.1 + index * 0.27) - 3, tile.height - 30 - (index % 2) * 14, 3, 2, '#ffffff')
  ) +
  fill(star(tile.width * 0.84, tile.height * 0.14, 12, 4, 4), '#fffaf0')

export const tile: Paint = (shape) => pearlLedger(shape) + specks(shape)
