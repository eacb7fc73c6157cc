import { at, cut } from '../../paper/cut.ts'
import { box, fill, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { dig } from './art.ts'
import { brush, finds } from './finds.ts'

/** The slab of nine fields, half brushed free, on the dig. */
const brushAndBone: Paint = ({ width, height, isWide }) => {
  const scale = height / (isWide ? 820 : 850)
  const size = isWide ? 92 : 104
  const [x, y] = [width * (isWide ? 0.46 : 0.5), height * (isWide ? 0.54 : 0.56)]
  const free = [7, 1, 7, -1, 7, 6, -1, -1, 1]
  const field = (index: number): string => {
    const [left, top] = [((index % 3) - 1.5) * size, (Math.floor(index / 3) - 1.5) * size]
    const find = free[index] ?? -1
    const inner = size - 10
    if (find < 0)
      return (
        cut(box(left + 5, top + 5, inner, inner, 12), '#d9a868', 1) +
        stroke(
          `M${left + 14} ${top + 32}q${inner / 3} -14 ${inner - 18} 4M${left + 14} ${top + 62}q${inner / 3} 14 ${inner - 18}-4`,
          '#b07f45',
          5,
          0.7
        ) +
        stroke(
          times(
            9,
            (grain) => `M${left + 18 + ((grain * 37) % (inner - 20))} ${top + 16 + ((grain * 53) % (inner - 20))}h.1`
          ),
          '#f3d6a2',
          4.4
        )
      )
    return (
      fill(box(left + 5, top + 5, inner, inner, 12), find === 7 ? '#4f5a2c' : '#33261b') +
      (find === 7 ? stroke(box(left + 6, top + 6, inner - 2, inner - 2, 12), '#f4dc8a', 3) : '') +
      at(left + size / 2, top + size / 2, finds[find] ?? '', (inner * 0.8) / 112)
    )
  }
  const slab =
    cut(box(-1.5 * size - 14, -1.5 * size - 14, 3 * size + 28, 3 * size + 28, 22), '#5f4630', 5) +
    stroke(box(-1.5 * size - 10, -1.5 * size - 10, 3 * size + 20, 3 * size + 20, 20), '#a5835a', 2.4) +
    times(9, field)
  // Sand that the brush has just swept off the middle of the slab.
  const swept = stroke(
    times(22, (index) => `M${-40 + ((index * 31) % 120)} ${Math.round(size * 0.9) + ((index * 17) % 50)}h.1`),
    '#f0cf98',
    6,
    0.95
  )
  return (
    `<g transform="translate(${width / 2 - 800 * scale} ${isWide ? -30 : -84}) scale(${scale})">${dig('river', 0.4)}</g>` +
    at(x, y, slab + swept, 1, -4) +
    at(x + size * 1.12, y + size * 0.62, brush, isWide ? 1.3 : 1.3, 32)
  )
}

export const tile: Paint = (shape) => brushAndBone(shape) + specks(shape)
