import { at, cut, dot } from '../../paper/cut.ts'
import { dashed, fill, placed, shade, stroke, specks } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { ringed, rule, sheet, vellum } from '../../art/worlds/fathom-sheet.ts'

const pips = (plane: string, places: readonly (readonly [number, number])[]): string =>
  `<g transform="${plane}">${places.map(([x, y]) => dot(x, y, 10, '#173a5c')).join('')}</g>`

const die = (face: string): string =>
  cut('M0-100L88-50V52L0 102L-88 52V-50Z', face, 4) +
  fill('M0-100L88-50L0 0L-88-50Z', shade(face, 0.55)) +
  fill('M0 0L88-50V52L0 102Z', shade(face, -0.22)) +
  stroke('M0 0V102M0 0L88-50M0 0L-88-50', shade(face, 0.7), 2.4) +
  pips('matrix(.88 .5 -.88 .5 0 -50)', [
    [-26, -26],
    [26, 26],
    [0, 0],
    [-26, 26],
    [26, -26],
  ]) +
  pips('matrix(.88 .5 0 1 -44 26)', [
    [-24, -24],
    [24, 24],
    [0, 0],
  ]) +
  pips('matrix(.88 -.5 0 1 44 26)', [
    [0, -22],
    [0, 22],
  ])

const dicebox: Paint = (tile) =>
  sheet(tile, vellum, '#3d6a8f') +
  ringed(tile.width * 0.5, tile.height * 0.5, 178, '#3d6a8f') +
  ringed(tile.width * 0.5, tile.height * 0.5, 120, '#3d6a8f', '12 5') +
  dashed(
    `M${tile.width * 0.5} 20V${tile.height - 20}M20 ${tile.height * 0.5}H${tile.width - 20}`,
    '#3d6a8f',
    1.4,
    '16 5 3 5'
  ) +
  placed(
    tile,
    stroke('M-150-120L-62-171M-62 130L120 234M150-110L236-60', '#c25a33', 2, 0.8) +
      at(-60, -66, die('#3f7cab'), 1.06) +
      at(74, 84, die('#e0653c'), 0.98),
    { y: 0.5, size: 0.98, wideY: 0.5, wideSize: 0.9 }
  ) +
  rule(26, tile.height - 36, 160, '#3d6a8f') +
  (tile.isWide ? at(556, 96, die('#4f9b86'), 0.52) + at(92, 300, die('#e2b04a'), 0.56) : '')

export const tile: Paint = (shape) => dicebox(shape) + specks(shape)
