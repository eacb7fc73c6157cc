import { at, cut, line, oval } from '../../paper/cut.ts'
import { box, crags, fill, glow, onRing, round, shade, sky, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { brass, verdigris } from '../../art/worlds/latch-parts.ts'

const higherGround: Paint = (tile) => {
  const { width, height } = tile
  const [x, y] = tile.isWide ? [180, 196] : [width / 2, 176]
  const gauge =
    cut(round(0, 0, 122), brass, 4) +
    fill('M-86-86A122 122 0 0 1 86-86L0 0Z', '#f3d594', 0.6) +
    fill(round(0, 0, 106), '#f4e8cc') +
    stroke(
      times(
        31,
        (index) =>
          `M${onRing(0, 0, index % 5 ? 92 : 84, 150 + index * 8).join(' ')}L${onRing(0, 0, 99, 150 + index * 8).join(' ')}`
      ),
      '#3a2c20',
      2.6
    ) +
    `<path d="M${onRing(0, 0, 72, 150).join(' ')}A72 72 0 0 1 ${onRing(0, 0, 72, 270).join(' ')}" fill="none" stroke="#3f7c8c" stroke-width="9"/><path d="M${onRing(0, 0, 72, 274).join(' ')}A72 72 0 0 1 ${onRing(0, 0, 72, 390).join(' ')}" fill="none" stroke="#d9644a" stroke-width="9"/>` +
    fill('M-42 50L-24 26L-6 50H-16V66H-32V50Z', '#3f7c8c') +
    fill('M42 46L24 70L6 46H16V30H32V46Z', '#d9644a') +
    at(0, 0, cut('M-6 18L-2-86L0-94L2-86L6 18Z', '#23262a', 2), 1, 34) +
    cut(round(0, 0, 12), brass, 1.4)
  return (
    sky(tile, '#c9dcc8', '#e9d3a4', '#e6a873') +
    glow(width * 0.8, height * 0.3, 120, '#fff6d6', 3, 0.2) +
    crags(tile, height * 0.5, 80, '#9db8a8', 5, 100) +
    crags(tile, height * 0.64, 84, verdigris, 25, 110) +
    crags(tile, height * 0.8, 70, '#2f6a64', 45, 90) +
    times(6, (index) => {
      const [w, h] = [width * 0.1, height * (0.07 + index * 0.055)]
      const left = tile.isWide ? width * 0.44 + index * w * 0.86 : width * 0.12 + index * w * 1.28
      return (
        cut(
          box(left, height - h - 26, w * (tile.isWide ? 0.86 : 1.28) + 2, h + 40),
          shade('#6b4630', index * 0.07),
          2
        ) + fill(box(left, height - h - 26, w * (tile.isWide ? 0.86 : 1.28) + 2, 8), '#e0b678')
      )
    }) +
    at(
      tile.isWide ? width * 0.44 + 5.4 * width * 0.086 : width * 0.12 + 5.5 * width * 0.128,
      height * 0.6 - 10,
      line('M0 12V-62', '#4a3326', 5) + cut('M0-62L48-46L0-28Z', '#d9644a', 2),
      tile.isWide ? 1 : 0.86
    ) +
    at(
      x,
      y,
      stroke('M-26-128A26 26 0 1 1 26-128', '#a87a30', 9) + cut(box(-12, -140, 24, 24, 4), brass, 1.4) + gauge,
      tile.isWide ? 1.08 : 1
    ) +
    oval(width * 0.5, height + 6, width * 0.6, 22, '#3a261b')
  )
}

export const tile: Paint = (shape) => higherGround(shape) + specks(shape)
