import { at, cut, dot, line, oval } from '../../paper/cut.ts'
import {
  fill,
  glow,
  ngon,
  onRing,
  placed,
  poly,
  round,
  shade,
  sky,
  specks,
  star,
  stars,
  stroke,
  times,
} from '../scene.ts'
import type { Paint, TileArt } from '../tile.ts'

/** The house's own world: an evening ground under two floodlights, baize green and ember. */
const mast = (x: number, top: number, bottom: number, lean: number): string =>
  line(`M${x} ${bottom}L${x + lean} ${top}`, '#0b1514', 7) +
  at(
    x + lean,
    top,
    cut('M-36-22H36V22H-36Z', '#15241f', 2) +
      times(8, (index) => dot(-26 + (index % 4) * 17.4, index < 4 ? -9 : 9, 6.4, '#fff3cf')),
    1,
    lean > 0 ? 6 : -6
  )

export const football =
  cut(round(0, 0, 100), '#f4efe0', 5) +
  fill('M-71-71A100 100 0 0 0 71 71A128 128 0 0 1-71-71Z', '#fffdf4') +
  fill('M71-71A100 100 0 0 1-71 71A120 120 0 0 0 71-71Z', '#c9c6b4') +
  fill(ngon(0, 0, 36, 5), '#1d2b2c') +
  times(5, (index) =>
    at(
      0,
      0,
      stroke('M0-36V-64', '#1d2b2c', 4) +
        fill('M-21-80L0-64L21-80L15-98.500A100 100 0 0 0-15-98.500Z', '#1d2b2c') +
        stroke('M21-80L45-66M-21-80L-45-66', '#1d2b2c', 3),
      1,
      index * 72
    )
  )

const pitch = ({ width, height }: TileArt, top: number): string => {
  const middle = width / 2
  return (
    cut(`M-10 ${top}H${width + 10}V${height + 10}H-10Z`, '#2f7a4d', 1) +
    times(4, (index) =>
      fill(
        poly([
          [middle + (index - 2) * 70 + 10, top],
          [middle + (index - 2) * 70 + 45, top],
          [middle + (index - 2) * 210 + 120, height],
          [middle + (index - 2) * 210 + 10, height],
        ]),
        '#3b8f5e'
      )
    ) +
    stroke(`M-10 ${top + 10}H${width + 10}M${middle} ${top}V${height}`, '#eef3e2', 3, 0.85) +
    `<ellipse cx="${middle}" cy="${height * 0.84}" rx="${width * 0.3}" ry="${height * 0.07}" fill="none" stroke="#eef3e2" stroke-width="3.4" opacity=".85"/>`
  )
}

const sportsbook: Paint = (tile) => {
  const { width, height } = tile
  const top = height * 0.62
  return (
    sky(tile, '#0c2422', '#1d4a44', '#e29a5c') +
    stars(width, height * 0.3, 30, '#f6ebc8', 9) +
    glow(width / 2, top, 240, '#ffcf8a', 4, 0.08) +
    cut(
      `M-10 ${top + 8}V${height * 0.4}Q${width / 2} ${height * 0.52} ${width + 10} ${height * 0.4}V${top + 8}Z`,
      '#12302c',
      3
    ) +
    times(5, (row) =>
      stroke(
        `M-10 ${height * (0.43 + row * 0.036)}Q${width / 2} ${height * (0.54 + row * 0.02)} ${width + 10} ${height * (0.43 + row * 0.036)}`,
        ['#5f8a76', '#d98a5f', '#7fa58c', '#c8b88a', '#4f7a68'][row] ?? '',
        5
      ).replace('stroke-linejoin="round"', 'stroke-dasharray=".1 11"')
    ) +
    mast(width * 0.13, height * 0.14, top, 10) +
    mast(width * 0.87, height * 0.14, top, -10) +
    fill(`M${width * 0.12} ${height * 0.14}L${width * 0.02} ${height}H${width * 0.62}Z`, '#fff3cf', 0.08) +
    fill(`M${width * 0.88} ${height * 0.14}L${width * 0.98} ${height}H${width * 0.4}Z`, '#fff3cf', 0.08) +
    pitch(tile, top) +
    oval(width * (tile.isWide ? 0.53 : 0.52), height * 0.9, 82, 15, '#143a2a') +
    placed(tile, football, { y: 0.6, size: 1.2, wideX: 0.52, wideY: 0.56, wideSize: 1.06 }) +
    fill(star(width * 0.8, height * 0.32, 9, 3, 4), shade('#f6ebc8', 0.2)) +
    dot(onRing(width / 2, height * 0.2, 60, 200)[0], height * 0.08, 2, '#f6ebc8')
  )
}

export const anteTiles: Readonly<Record<string, Paint>> = { sportsbook: (tile) => sportsbook(tile) + specks(tile) }
