import { at, cut } from '../../paper/cut.ts'
import { fill, shade, sky, stroke, times } from '../scene.ts'
import type { TileArt } from '../tile.ts'

/** A parlour: lacquer with an inlaid frame, felt below, everything symmetrical as on a playing card. */
export const gold = '#d8aa58'

export const lacquer = (tile: TileArt, ground: string): string =>
  sky(tile, shade(ground, 0.08), ground, shade(ground, -0.35))

export const inlay = ({ width, height }: TileArt, colour = gold): string => {
  const corner = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      stroke('M6 46C6 22 22 6 46 6M16 52C16 30 30 16 52 16', colour, 2.4) +
        fill('M10 10C22 12 26 16 28 28C16 26 12 22 10 10Z', colour),
      1,
      turn
    )
  return (
    stroke(
      `M64 14H${width - 64}M64 ${height - 14}H${width - 64}M14 64V${height - 64}M${width - 14} 64V${height - 64}`,
      colour,
      2.4
    ) +
    corner(8, 8, 0) +
    corner(width - 8, 8, 90) +
    corner(width - 8, height - 8, 180) +
    corner(8, height - 8, 270)
  )
}

export const lattice = ({ width, height }: TileArt, colour: string, step: number): string =>
  stroke(
    times(
      Math.ceil((width + height) / step),
      (index) => `M${index * step - height} 0l${height} ${height}M${index * step} 0l${-height} ${height}`
    ),
    colour,
    1.2,
    0.28
  )

export const felt = ({ width, height }: TileArt, top: number, colour: string): string =>
  cut(
    `M-10 ${height * top + 40}Q${width / 2} ${height * top - 40} ${width + 10} ${height * top + 40}V${height + 10}H-10Z`,
    colour,
    3
  ) +
  stroke(`M-10 ${height * top + 56}Q${width / 2} ${height * top - 24} ${width + 10} ${height * top + 56}`, gold, 2.4)
