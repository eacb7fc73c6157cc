import { at, cut, dot } from '../../paper/cut.ts'
import {
  crescent,
  fill,
  glow,
  hills,
  onRing,
  placed,
  round,
  sky,
  slice,
  specks,
  star,
  stroke,
  times,
} from '../scene.ts'
import type { Paint } from '../tile.ts'
import { card } from './cards.ts'
import { chart, dome, brass } from './halfpast-live-parts.ts'

const figure = (points: readonly (readonly [number, number])[], ink: string): string =>
  stroke(`M${points.map((point) => point.join(' ')).join('L')}`, ink, 1.3, 0.7) +
  points.map(([x, y], index) => fill(star(x, y, index % 2 ? 6 : 9, 2.6, 4), '#fff3cf')).join('')

const ringWheel = (() => {
  const colours = ['#c2394a', '#20224a']
  return (
    cut(round(0, 0, 150), '#2a2d66', 4) +
    times(20, (index) =>
      fill(slice(0, 0, 86, 132, index * 18, index * 18 + 18), index === 15 ? '#3f9a78' : (colours[index % 2] ?? ''))
    ) +
    stroke(
      times(20, (index) => `M${onRing(0, 0, 86, index * 18).join(' ')}L${onRing(0, 0, 132, index * 18).join(' ')}`),
      brass,
      1.8
    ) +
    `<circle r="132" fill="none" stroke="${brass}" stroke-width="4"/><circle r="86" fill="none" stroke="${brass}" stroke-width="4"/><circle r="144" fill="none" stroke="${brass}" stroke-width="1.6" stroke-dasharray="2 6"/>` +
    fill(round(0, 0, 84), '#171a3d') +
    figure(
      [
        [-46, -20],
        [-14, -48],
        [18, -26],
        [46, -40],
        [34, 14],
        [2, 34],
        [-30, 26],
      ],
      brass
    ) +
    cut(round(0, 0, 12), brass, 1.6) +
    `<ellipse rx="170" ry="44" fill="none" stroke="#f4d694" stroke-width="5" transform="rotate(-24)"/>` +
    at(0, 0, cut(round(155, -14, 15), '#fdf6e4', 2), 1, -24)
  )
})()

const observatoryRoulette: Paint = (tile) => {
  const { width, height } = tile
  return (
    sky(tile, '#131538', '#2a2d68', '#6b4f8c') +
    chart(tile, width / 2, height * 0.4, '#cfd0ff') +
    glow(width / 2, height * 0.42, 200, '#f3c674', 4, 0.07) +
    hills(tile, height * 0.78, 40, '#2b2657', 64, 120) +
    dome(
      width * (tile.isWide ? 0.82 : 0.78),
      height * (tile.isWide ? 0.8 : 0.84),
      tile.isWide ? 0.8 : 0.62,
      '#4a4d94'
    ) +
    dome(width * 0.14, height * 0.88, 0.48, '#3a3c7c') +
    hills(tile, height * 0.94, 22, '#14122f', 84, 90) +
    placed(tile, ringWheel, { y: 0.4, size: 1.06, wideX: 0.44, wideY: 0.46, wideSize: 0.98 })
  )
}

const eclipseBaccarat: Paint = (tile) => {
  const [x, y] = [tile.width / 2, tile.height * (tile.isWide ? 0.36 : 0.32)]
  const corona = times(24, (ray) =>
    fill(
      `M${onRing(x, y, 66, ray * 15 - 5).join(' ')}L${onRing(x, y, ray % 2 ? 104 : 132 + ((ray * 5) % 3) * 14, ray * 15).join(' ')}L${onRing(x, y, 66, ray * 15 + 5).join(' ')}Z`,
      ray % 2 ? '#f6cf7a' : '#f08f5c',
      0.85
    )
  )
  return (
    sky(tile, '#1c1030', '#4a1f4d', '#c25a54') +
    chart(tile, x, y, '#ffd9c4') +
    glow(x, y, 210, '#ffcf8a', 5, 0.08) +
    corona +
    fill(round(x, y, 80), '#fff1c4') +
    cut(round(x + 5, y + 4, 74), '#160d26', 1) +
    dot(x - 54, y - 52, 9, '#fffaf0') +
    hills(tile, tile.height * 0.72, 36, '#38183f', 104, 120) +
    hills(tile, tile.height * 0.86, 30, '#241030', 124, 90) +
    dome(tile.width * 0.9, tile.height * 0.93, 0.44, '#6b3458') +
    dome(tile.width * 0.08, tile.height * 0.95, 0.36, '#5a2c50') +
    placed(
      tile,
      at(
        -78,
        0,
        card(
          'diamond',
          [
            [0, 0],
            [-30, -44],
            [30, -44],
            [-30, 44],
            [30, 44],
          ],
          0.74
        ),
        1.02,
        -11
      ) +
        at(
          78,
          0,
          card(
            'spade',
            [
              [0, -44],
              [0, 44],
              [0, 0],
            ],
            0.82
          ),
          1.02,
          11
        ),
      { y: 0.71, size: 1.04, wideY: 0.72, wideSize: 0.88 }
    ) +
    crescent(tile.width * 0.12, tile.height * 0.12, 20, '#f6cf7a') +
    fill(star(tile.width * 0.86, tile.height * 0.14, 12, 4, 4), '#fff1c4')
  )
}

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)

export const halfpastLiveTiles: Readonly<Record<string, Paint>> = {
  'observatory-roulette': grained(observatoryRoulette),
  'eclipse-baccarat': grained(eclipseBaccarat),
}
