import { fill, stroke, times } from '../scene.ts'
import type { TileArt } from '../tile.ts'

/** A drafting table: the sheet with its grid, construction lines that stay visible, and one solid thing cut out and laid upon it. */
export const [prussian, vellum, orange] = ['#173a5c', '#f0e4c8', '#f08a4b']

export const sheet = ({ width, height }: TileArt, ground: string, ink: string): string =>
  fill(`M0 0h${width}v${height}H0Z`, ground) +
  stroke(
    times(Math.ceil(width / 20), (index) => `M${index * 20} 0V${height}`) +
      times(Math.ceil(height / 20), (index) => `M0 ${index * 20}H${width}`),
    ink,
    0.7,
    0.22
  ) +
  stroke(
    times(Math.ceil(width / 100), (index) => `M${index * 100} 0V${height}`) +
      times(Math.ceil(height / 100), (index) => `M0 ${index * 100}H${width}`),
    ink,
    1.2,
    0.3
  ) +
  stroke(`M14 14H${width - 14}V${height - 14}H14Z`, ink, 1.6, 0.6)

export const rule = (x: number, y: number, length: number, ink: string): string =>
  stroke(
    `M${x} ${y}H${x + length}${times(Math.floor(length / 10) + 1, (index) => `M${x + index * 10} ${y}v${index % 5 ? 6 : 12}`)}`,
    ink,
    1.4,
    0.8
  )

export const ringed = (x: number, y: number, r: number, ink: string, dash = '4 6'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="1.4" stroke-dasharray="${dash}" opacity=".7"/>`
