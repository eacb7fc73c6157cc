import { at, cut, dot } from '../../paper/cut.ts'
import { box, fill, ngon, onRing, round, slice, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { stack, suited } from '../../art/worlds/cards.ts'
import { gold, inlay, lacquer, lattice } from '../../art/worlds/parlour-room.ts'

const bowl = (() => {
  const pockets = times(24, (index) =>
    fill(
      slice(0, 0, 96, 146, index * 15, index * 15 + 15),
      index === 19 ? '#2f8a5c' : index % 2 ? '#17171d' : '#b02a37'
    )
  )
  return (
    cut(round(0, 0, 188), '#4a1f1c', 4) +
    fill(round(-3, -4, 180), '#7c3527') +
    fill(round(0, 0, 162), '#2c1210') +
    `<circle r="172" fill="none" stroke="${gold}" stroke-width="3"/>` +
    pockets +
    stroke(
      times(24, (index) => `M${onRing(0, 0, 96, index * 15).join(' ')}L${onRing(0, 0, 146, index * 15).join(' ')}`),
      '#e2c48a',
      2
    ) +
    `<circle r="146" fill="none" stroke="#e2c48a" stroke-width="3"/>` +
    cut(round(0, 0, 97), '#8d3f2c', 3) +
    fill('M0-97A97 97 0 0 0-97 0L0 0Z', '#b05a3d', 0.7) +
    `<circle r="62" fill="none" stroke="${gold}" stroke-width="2"/>` +
    times(4, (index) =>
      at(0, 0, cut('M-6 0L-3-64H3L6 0Z', gold, 1.2) + cut(round(0, -66, 9), '#f0cf8a', 1), 1, index * 90 + 28)
    ) +
    cut(ngon(0, 0, 26, 8, 22), gold, 1.6) +
    dot(-4, -4, 11, '#f7e2ae') +
    cut(round(92, -88, 12), '#fbf6ea', 2)
  )
})()

const roulette: Paint = (tile) =>
  lacquer(tile, '#5c1c22') +
  lattice(tile, '#d08a6a', 36) +
  cut(tile.isWide ? box(300, 44, 400, 312, 10) : box(-10, 318, 420, 200, 0), '#17523f', 3) +
  (tile.isWide
    ? stroke('M460 44V356M520 44V356M580 44V356M300 122H640M300 200H640M300 278H640', '#e2c48a', 2, 0.7)
    : stroke('M0 380H400M0 442H400M80 318V500M160 318V500M240 318V500M320 318V500', '#e2c48a', 2, 0.7)) +
  at(tile.isWide ? 216 : 176, tile.isWide ? 200 : 214, bowl, tile.isWide ? 0.98 : 1.04, 8) +
  (tile.isWide
    ? stack(490, 176, 3, '#26466e', 0.8) +
      stack(552, 262, 5, '#c98f35', 0.86) +
      suited('diamond', 548, 84, 1.1, '#c2394a') +
      suited('spade', 490, 318, 1, '#0d2a22')
    : stack(282, 446, 5, '#c98f35', 1) +
      stack(352, 404, 3, '#26466e', 0.9) +
      suited('diamond', 120, 474, 1, '#c2394a') +
      suited('spade', 40, 474, 1, '#0d2a22')) +
  inlay(tile)

export const tile: Paint = (shape) => roulette(shape) + specks(shape)
