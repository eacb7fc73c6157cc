import { at, cut, dot } from '../../src/paper/cut.ts'
import { box, fill, glow, ngon, onRing, placed, round, slice, specks, star, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { card, stack, suited } from './cards.ts'
import { jacks, redDog } from './parlour-court.ts'
import { felt, gold, inlay, lacquer, lattice } from './parlour-room.ts'

const blackjack: Paint = (tile) =>
  lacquer(tile, '#12372c') +
  lattice(tile, '#5fa27f', 44) +
  glow(tile.width / 2, tile.height * 0.4, 210, '#f5e2b0', 4, 0.06) +
  felt(tile, 0.72, '#1d5a44') +
  placed(
    tile,
    at(
      -52,
      -16,
      card(
        'heart',
        [
          [0, -50],
          [0, 0],
          [0, 50],
          [-32, -26],
          [32, -26],
          [-32, 26],
          [32, 26],
        ],
        0.62
      ),
      1.28,
      -15
    ) +
      at(62, 2, card('spade', [[0, 0]], 2.3), 1.28, 11) +
      at(62, 2, fill(star(0, 4, 15, 6, 8), gold), 1.28, 11),
    { y: 0.44, size: 1.06, wideY: 0.47, wideSize: 0.96 }
  ) +
  stack(tile.width * 0.17, tile.height * 0.86, 4, '#b3263a', 0.9) +
  stack(tile.width * 0.83, tile.height * 0.88, 3, '#26466e', 0.9) +
  stack(tile.width * 0.66, tile.height * 0.93, 2, '#c98f35', 0.8) +
  inlay(tile)

const bowl = (() => {
  const pockets = times(24, (index) => fill(slice(0, 0, 96, 146, index * 15, index * 15 + 15), index === 19 ? '#2f8a5c' : index % 2 ? '#17171d' : '#b02a37'))
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
    times(4, (index) => at(0, 0, cut('M-6 0L-3-64H3L6 0Z', gold, 1.2) + cut(round(0, -66, 9), '#f0cf8a', 1), 1, index * 90 + 28)) +
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

const fan =
  times(9, (index) =>
    at(0, 130, cut('M-16-60L-34-262C-12-276 12-276 34-262L16-60Z', index % 2 ? '#c23b3f' : '#a32a35', 2) + stroke('M0-70V-262', gold, 2), 1, (index - 4) * 15)
  ) + cut(round(0, 122, 24), gold, 2)

const baccarat: Paint = (tile) =>
  lacquer(tile, '#1b1a26') +
  times(5, (index) => stroke(`M0 ${tile.height * (0.1 + index * 0.18)}q40-26 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, '#4c4766', 1.6, 0.6)) +
  glow(tile.width / 2, tile.height * 0.42, 220, '#f0a070', 4, 0.06) +
  placed(tile, fan, { y: 0.46, size: 1.02, wideY: 0.5, wideSize: 0.94 }) +
  felt(tile, 0.78, '#5b1f2b') +
  placed(
    tile,
    at(
      -66,
      96,
      card(
        'diamond',
        [
          [0, -44],
          [0, 44],
          [-30, -44],
          [30, -44],
          [-30, 44],
          [30, 44],
          [-30, 0],
          [30, 0],
          [0, 0],
        ],
        0.58
      ),
      0.92,
      -12
    ) +
      at(
        68,
        100,
        card(
          'club',
          [
            [-28, -42],
            [28, -42],
            [-28, 42],
            [28, 42],
          ],
          0.86
        ),
        0.92,
        10
      ),
    { y: 0.52, size: 1.06, wideY: 0.5, wideSize: 0.86 }
  ) +
  inlay(tile, '#c98f6a')

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)

export const parlourTiles: Readonly<Record<string, Paint>> = {
  'parlour-blackjack': grained(blackjack),
  'parlour-roulette': grained(roulette),
  'parlour-baccarat': grained(baccarat),
  'jacks-at-midnight': grained(jacks),
  'red-dog': grained(redDog),
}
