import { cut, oval } from '../../paper/cut.ts'
import { crags, fill, glow, ngon, placed, poly, shade, sky, stars, times } from '../scene.ts'
import type { Paint } from '../tile.ts'

const shard = (x: number, y: number, w: number, h: number, lean: number, colour: string): string =>
  cut(
    poly([
      [x - w, y],
      [x - w * 0.7, y - h * 0.62],
      [x + lean, y - h],
      [x + w * 0.8, y - h * 0.54],
      [x + w, y],
    ]),
    colour,
    4
  ) +
  fill(
    poly([
      [x - w, y],
      [x - w * 0.7, y - h * 0.62],
      [x + lean, y - h],
      [x - w * 0.1, y - h * 0.44],
      [x - w * 0.2, y],
    ]),
    shade(colour, 0.34)
  ) +
  fill(
    poly([
      [x + lean, y - h],
      [x - w * 0.1, y - h * 0.44],
      [x + w * 0.8, y - h * 0.54],
    ]),
    shade(colour, 0.16)
  ) +
  fill(
    poly([
      [x - w * 0.62, y - h * 0.2],
      [x - w * 0.46, y - h * 0.56],
      [x - w * 0.3, y - h * 0.5],
    ]),
    '#d9d4ff',
    0.5
  )

export const obsidianNights: Paint = (tile) => {
  const { width, height } = tile
  const peak = width * (tile.isWide ? 0.66 : 0.72)
  return (
    sky(tile, '#10081f', '#341439', '#b5312f') +
    stars(width, height * 0.4, 50, '#f6d7d0', 60) +
    glow(peak, height * 0.36, 190, '#ff8a3c', 5, 0.1) +
    cut(
      `M${peak - 190} ${height}L${peak - 44} ${height * 0.36}L${peak - 16} ${height * 0.39}L${peak + 12} ${height * 0.355}L${peak + 40} ${height * 0.37}L${peak + 210} ${height}Z`,
      '#42172f',
      3
    ) +
    fill(
      poly([
        [peak - 40, height * 0.37],
        [peak - 16, height * 0.39],
        [peak + 12, height * 0.36],
        [peak + 38, height * 0.375],
        [peak + 20, height * 0.46],
        [peak + 44, height * 0.58],
        [peak + 10, height * 0.7],
        [peak + 14, height * 0.54],
        [peak - 12, height * 0.46],
        [peak - 40, height * 0.6],
        [peak - 30, height * 0.44],
      ]),
      '#ff7a3c'
    ) +
    fill(
      poly([
        [peak - 22, height * 0.4],
        [peak + 10, height * 0.375],
        [peak + 4, height * 0.45],
        [peak + 18, height * 0.56],
        [peak - 4, height * 0.46],
      ]),
      '#ffd06a'
    ) +
    times(8, (index) =>
      fill(
        ngon(peak - 70 + index * 20, height * (0.3 - ((index * 7) % 5) * 0.045), 3 + (index % 3), 4, index * 30),
        '#ffb35c'
      )
    ) +
    crags(tile, height * 0.74, 40, '#2a1030', 14, 80) +
    placed(
      tile,
      shard(-96, 190, 58, 210, 10, '#2a2140') +
        shard(104, 190, 66, 190, -24, '#35224a') +
        shard(-6, 200, 82, 330, 18, '#1c1730') +
        shard(-146, 200, 34, 110, -8, '#43305e') +
        shard(154, 204, 36, 130, 10, '#221a38'),
      { y: 0.68, size: 0.86, wideX: 0.36, wideY: 0.53, wideSize: 0.96 }
    ) +
    (tile.isWide ? shard(560, 400, 46, 150, -10, '#2a2140') + shard(620, 404, 40, 210, 6, '#1c1730') : '') +
    crags(tile, height * 0.94, 30, '#0d0718', 24, 44) +
    oval(width * 0.5, height + 8, width * 0.6, 18, '#e8502f')
  )
}
