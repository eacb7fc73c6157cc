import { at, cut, dot, line } from '../../paper/cut.ts'
import { box, fill, hills, moon, round, shade, sky, specks, star, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'

const wheel = (x: number, y: number, r: number): string =>
  cut(round(x, y, r), '#151a2c', 1.5) +
  `<circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="none" stroke="#c9414b" stroke-width="${r * 0.16}"/>` +
  stroke(
    times(
      4,
      (index) =>
        `M${x - r * 0.66 * Math.cos(index * 0.785)} ${y - r * 0.66 * Math.sin(index * 0.785)}L${x + r * 0.66 * Math.cos(index * 0.785)} ${y + r * 0.66 * Math.sin(index * 0.785)}`
    ),
    '#c9414b',
    3
  ) +
  dot(x, y, r * 0.2, '#e0ab52')
const engine =
  cut(box(54, -86, 96, 108, 6), '#26345c', 3) +
  cut(box(44, -102, 116, 20, 8), '#c9414b', 2) +
  fill(box(70, -68, 64, 40, 6), '#ffd98a') +
  line('M102-68V-28', '#26345c', 5) +
  cut(box(-116, -46, 176, 74, 20), '#33477a', 3) +
  fill('M-104-38H54V-22H-112C-112-30-110-36-104-38Z', '#6480bd') +
  times(3, (index) => fill(box(-70 + index * 42, -46, 8, 74), '#e0ab52')) +
  cut('M-92-44V-84L-104-108H-54L-66-84V-44Z', '#1c2646', 2) +
  fill(box(-106, -114, 54, 12, 4), '#e0ab52') +
  cut('M-20-46C-20-76 20-76 20-46Z', '#e0ab52', 2) +
  cut(round(-124, -8, 30), '#1c2646', 2) +
  dot(-124, -8, 21, '#ffe9b0') +
  dot(-130, -14, 9, '#fffaf0') +
  cut(box(-138, 26, 298, 18, 4), '#c9414b', 2) +
  cut('M-138 44L-176 78H-116L-108 44Z', '#e0ab52', 2) +
  wheel(-80, 56, 24) +
  wheel(-22, 56, 24) +
  wheel(44, 48, 33) +
  wheel(116, 48, 33) +
  line('M-80 56L44 52L116 52', '#e9d6b0', 5)
const nightTrain: Paint = (tile) => {
  const { width, height } = tile
  const deck = height * 0.72
  const arches = times(
    tile.isWide ? 5 : 3,
    (index) => `M${16 + index * 134} ${height + 20}V${deck + 84}a50 50 0 0 1 100 0V${height + 20}Z`
  )
  return (
    sky(tile, '#12264a', '#2f5580', '#f0a98a') +
    times(
      7,
      (index) =>
        line(`M${width * (0.06 + index * 0.15)} 0V${24 + ((index * 37) % 60)}`, '#f6e6c4', 1) +
        cut(star(width * (0.06 + index * 0.15), 34 + ((index * 37) % 60), 11, 4.6, 5), '#f9dd92', 1)
    ) +
    line(`M${width * 0.76} 0V56`, '#f6e6c4', 1.4) +
    moon(width * 0.76, height * 0.26, 54, '#f7e3b0') +
    hills(tile, height * 0.52, 60, '#4a6f96', 16, 130) +
    hills(tile, height * 0.6, 46, '#35557e', 36, 100) +
    fill(`M-10 ${height * 0.84}H${width + 10}V${height + 10}H-10Z`, '#1f4668') +
    `<path d="M-20 ${deck}H${width + 20}V${height + 20}H-20Z${arches}" fill="#d9b48c" fill-rule="evenodd"/>` +
    fill(`M-20 ${deck}h${width + 40}v16H-20Z`, '#f1d8b0') +
    stroke(
      times(tile.isWide ? 6 : 4, (index) => `M${index * 134 - 0.5} ${deck + 24}v${height * 0.3}`),
      '#b98d66',
      3
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        cut(
          round(
            width * (tile.isWide ? 0.36 : 0.27) + index * 46,
            deck - 180 - index * 22 + (tile.isWide ? 26 : 0),
            20 + index * 9
          ),
          shade('#e9d6c4', -index * 0.08),
          2
        )
      )
      .join('') +
    (tile.isWide
      ? at(
          0,
          0,
          cut(box(474, deck - 96, 190, 76, 8), '#a8323f', 3) +
            times(3, (index) => fill(box(492 + index * 56, deck - 80, 36, 30, 4), '#ffd98a')) +
            wheel(510, deck - 14, 18) +
            wheel(600, deck - 14, 18) +
            line(`M450 ${deck - 24}H480`, '#151a2c', 6),
          1
        )
      : '') +
    at(tile.isWide ? 320 : 208, deck - 74, engine, tile.isWide ? 0.9 : 1.06) +
    hills(tile, height * 0.97, 16, '#12304a', 56, 80)
  )
}

export const tile: Paint = (shape) => nightTrain(shape) + specks(shape)
