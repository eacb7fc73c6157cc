import { at, cut } from '../../paper/cut.ts'
import { box, fill, onRing, shade, stars, stroke, times } from '../scene.ts'
import type { TileArt } from '../tile.ts'

/** An observatory: a dome under charted stars, brass rings that turn, everything measured in hours. */
export const brass = '#e2b45a'

export const chart = ({ width, height }: TileArt, x: number, y: number, ink: string): string =>
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

export const dome = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    cut('M-120 0C-120-160 120-160 120 0Z', colour, 3) +
      fill('M-112-4C-110-90-60-120-20-122C-70-96-84-50-84-4Z', shade(colour, 0.28)) +
      fill('M14-122C40-84 46-40 46-2H80C78-60 62-104 34-118Z', '#121430') +
      fill('M28-112C50-84 56-44 56-2H70C68-60 54-96 34-114Z', '#f6cf7a', 0.85) +
      cut(box(-134, 0, 268, 24, 5), brass, 2) +
      cut(box(-118, 24, 236, 120), shade(colour, -0.25), 2) +
      times(4, (index) =>
        fill(`M${-92 + index * 56} 130V76a14 16 0 0 1 28 0V130Z`, index === 2 ? '#f6cf7a' : '#171938')
      ),
    size
  )
