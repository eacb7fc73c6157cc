import { at, cut, dot, line } from '../../src/paper/cut.ts'
import { box, crescent, fill, glow, hills, ngon, onRing, placed, round, shade, sky, slice, specks, star, stars, stroke, times } from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'
import { card, suited } from './cards.ts'

/** An observatory: a dome under charted stars, brass rings that turn, everything measured in hours. */
const brass = '#e2b45a'
const chart = ({ width, height }: TileArt, x: number, y: number, ink: string): string =>
  times(
    5,
    (index) =>
      `<circle cx="${x}" cy="${y}" r="${90 + index * 62}" fill="none" stroke="${ink}" stroke-width="1.1" opacity=".3"${index % 2 ? ' stroke-dasharray="3 7"' : ''}/>`
  ) +
  stroke(
    times(12, (index) => `M${onRing(x, y, 90, index * 30).join(' ')}L${onRing(x, y, 420, index * 30).join(' ')}`),
    ink,
    0.9,
    0.2
  ) +
  stars(width, height * 0.8, 70, '#fdf3d6', 120)
const figure = (points: readonly (readonly [number, number])[], ink: string): string =>
  stroke(`M${points.map((point) => point.join(' ')).join('L')}`, ink, 1.3, 0.7) +
  points.map(([x, y], index) => fill(star(x, y, index % 2 ? 6 : 9, 2.6, 4), '#fff3cf')).join('')
const dome = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    cut('M-120 0C-120-160 120-160 120 0Z', colour, 3) +
      fill('M-112-4C-110-90-60-120-20-122C-70-96-84-50-84-4Z', shade(colour, 0.28)) +
      fill('M14-122C40-84 46-40 46-2H80C78-60 62-104 34-118Z', '#121430') +
      fill('M28-112C50-84 56-44 56-2H70C68-60 54-96 34-114Z', '#f6cf7a', 0.85) +
      cut(box(-134, 0, 268, 24, 5), brass, 2) +
      cut(box(-118, 24, 236, 120), shade(colour, -0.25), 2) +
      times(4, (index) => fill(`M${-92 + index * 56} 130V76a14 16 0 0 1 28 0V130Z`, index === 2 ? '#f6cf7a' : '#171938')),
    size
  )

const ringWheel = (() => {
  const colours = ['#c2394a', '#20224a']
  return (
    cut(round(0, 0, 150), '#2a2d66', 4) +
    times(20, (index) => fill(slice(0, 0, 86, 132, index * 18, index * 18 + 18), index === 15 ? '#3f9a78' : (colours[index % 2] ?? ''))) +
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
    dome(width * (tile.isWide ? 0.82 : 0.78), height * (tile.isWide ? 0.8 : 0.84), tile.isWide ? 0.8 : 0.62, '#4a4d94') +
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

const hours = (() => {
  const petals = times(12, (index) =>
    fill(slice(0, 0, 62, 148, index * 30 - 105, index * 30 - 75), ['#1f6f7a', '#f1dfb6', '#d9694a', '#f1dfb6'][index % 4] ?? '')
  )
  const signs = times(12, (index) => {
    const [x, y] = onRing(0, 0, 116, index * 30 - 90)
    return index % 4 === 0
      ? fill(star(x, y, 15, 6, 5), '#fff1c4')
      : index % 4 === 2
        ? dot(x, y, 12, '#fff1c4') + dot(x + 5, y - 3, 10, '#d9694a')
        : suited(index % 3 ? 'diamond' : 'club', x, y, 0.6, '#173c4c')
  })
  return (
    cut(round(0, 0, 182), '#123340', 4) +
    `<circle r="168" fill="none" stroke="${brass}" stroke-width="12"/>` +
    stroke(
      times(60, (index) => `M${onRing(0, 0, 163, index * 6).join(' ')}L${onRing(0, 0, 173, index * 6).join(' ')}`),
      '#5b3d1c',
      1.8
    ) +
    petals +
    stroke(
      times(12, (index) => `M${onRing(0, 0, 62, index * 30 - 75).join(' ')}L${onRing(0, 0, 148, index * 30 - 75).join(' ')}`),
      '#123340',
      3
    ) +
    signs +
    cut(round(0, 0, 62), '#123340', 2) +
    times(8, (ray) => at(0, 0, fill('M-6-24L0-52L6-24Z', brass), 1, ray * 45)) +
    fill(round(0, 0, 28), '#f6cf7a') +
    stroke('M-13-3Q-8-9-3-3M3-3Q8-9 13-3M-8 8Q0 15 8 8', '#7a4d1c', 2.6) +
    at(0, 0, cut('M-5 0L-3-104L0-120L3-104L5 0Z', '#fdf6e4', 2), 1, 58) +
    at(0, 0, cut('M-6 0L-4-66L-12-74L0-96L12-74L4-66L6 0Z', '#fdf6e4', 2), 1, -42) +
    cut(ngon(0, 0, 9, 8), brass, 1)
  )
})()
const wheelOfHours: Paint = (tile) => {
  const { width, height } = tile
  return (
    sky(tile, '#0f4a57', '#2f8a86', '#f0c98a') +
    chart(tile, width / 2, height * 0.47, '#d6f2e4') +
    cut(
      `M-10 ${height + 10}V${height * 0.8}L${width * 0.1} ${height * 0.72}L${width * 0.2} ${height * 0.8}V${height * 0.74}h${width * 0.6}V${height * 0.8}L${width * 0.9} ${height * 0.72}L${width + 10} ${height * 0.8}V${height + 10}Z`,
      '#1f5a62',
      3
    ) +
    times(tile.isWide ? 9 : 6, (index) => fill(`M${20 + index * 66} ${height}V${height * 0.9}a15 16 0 0 1 30 0V${height}Z`, '#f6cf7a', 0.85)) +
    dome(width * 0.08, height * 0.78, tile.isWide ? 0.5 : 0.36, '#2f7a80') +
    dome(width * 0.93, height * 0.78, tile.isWide ? 0.5 : 0.36, '#2f7a80') +
    placed(tile, line('M0 170V240', '#123340', 22) + hours + cut('M-18-206H18L0-160Z', '#d9694a', 2), { y: 0.47, size: 1, wideY: 0.5, wideSize: 0.94 })
  )
}

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)
export const halfpastLiveTiles: Readonly<Record<string, Paint>> = {
  'observatory-roulette': grained(observatoryRoulette),
  'eclipse-baccarat': grained(eclipseBaccarat),
  'wheel-of-hours': grained(wheelOfHours),
}
