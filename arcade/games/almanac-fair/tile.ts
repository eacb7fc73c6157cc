import { at, cut, dot, line } from '../../paper/cut.ts'
import { box, fill, onRing, round, slice, specks, times } from '../../art/scene.ts'
import type { Paint, TileArt } from '../../art/tile.ts'

const inks = ['#f3e2bb', '#e2a63b', '#f3e2bb', '#b93a27', '#f3e2bb', '#17625a'] as const

/** The upright wheel of the fair, with a daisy for its hub. */
const wheel =
  cut('M-18 0L-92 214H-62L0 30L62 214H92L18 0Z', '#6b3b24', 3) +
  cut(round(0, 0, 158), '#2a1a14', 4) +
  cut(round(0, 0, 152), '#8a4a28', 1) +
  times(30, (index) =>
    fill(
      slice(0, 0, 64, 140, index * 12 - 96, index * 12 - 84),
      index % 10 === 4 ? '#2d6489' : index % 15 === 8 ? '#74294c' : (inks[index % 6] ?? '')
    )
  ) +
  times(30, (index) => {
    const [x, y] = onRing(0, 0, 146, index * 12 - 96)
    return dot(x, y, 3, '#fbe9bd')
  }) +
  cut(round(0, 0, 64), '#1b4a43', 2) +
  times(14, (petal) =>
    at(
      0,
      0,
      fill('M0-16C-14-30-10-58 0-60C10-58 14-30 0-16Z', petal % 2 ? '#fff7e2' : '#f2dfb4'),
      1,
      (360 / 14) * petal
    )
  ) +
  fill(round(0, 0, 25), '#b9782a') +
  fill(round(-2, -2, 23), '#e4ad45') +
  cut('M0-122L-14-160A15 15 0 1 1 14-160Z', '#fff3cf', 2) +
  dot(0, -164, 5, '#cf4630')

/** The gander in his straw hat, from the waist up. */
const gander =
  cut('M-74 120C-84 40-40 6 10 8C66 12 84 60 78 120Z', '#fbf3e1', 2) +
  cut('M18 8C58 12 84 56 78 120H34C42 84 38 44 18 8Z', '#cf4630', 1) +
  cut(
    'M-10 36C2-10-8-54 2-84C14-118 66-114 72-78C74-56 56-48 50-40C46-8 52 18 56 40C36 56 10 54-10 36Z',
    '#fbf3e1',
    2
  ) +
  cut('M-14 20C8 38 38 38 60 16L62 36C40 54 8 54-18 38Z', '#17625a', 1) +
  cut('M66-92L118-74L64-66Z', '#e98a2b', 1) +
  cut('M64-70L104-68L64-56Z', '#c96d1c', 1) +
  dot(44, -88, 6, '#2a1a14') +
  dot(46, -90, 2, '#ffffff') +
  cut('M-8-104C-10-166 76-166 78-108Z', '#e4ad45', 1) +
  fill('M-9-120H79V-104H-9Z', '#cf4630') +
  cut('M-34-98C-8-112 80-114 104-100C80-88-8-88-34-98Z', '#d29a35', 1)

const rays = ({ width, height }: TileArt, x: number, y: number): string =>
  fill(
    times(24, (index) => {
      const reach = width + height
      const [a, b] = [onRing(x, y, reach, index * 15), onRing(x, y, reach, index * 15 + 7.5)]
      return `M${x} ${y}L${a.join(' ')}L${b.join(' ')}Z`
    }),
    '#1b4a43'
  )

const bunting = (width: number): string =>
  line(`M0 26Q${width / 2} 70 ${width} 26`, '#f5e7c6', 2) +
  times(Math.round(width / 50), (index) => {
    const share = (index + 0.5) / Math.round(width / 50)
    const [x, y] = [Math.round(share * width), Math.round(26 + 88 * share * (1 - share))]
    return fill(`M${x - 14} ${y}h28l-14 28Z`, ['#cf4630', '#e4ad45', '#f5e7c6', '#2f8577'][index % 4] ?? '')
  })

const almanacFair: Paint = (tile) => {
  const { width, height, isWide } = tile
  const [x, y] = isWide ? [width * 0.56, height * 0.47] : [width * 0.54, height * 0.4]
  return (
    fill(box(0, 0, width, height), '#12302f') +
    rays(tile, x, y) +
    fill(round(x, y, 196), '#cf4630') +
    cut(
      `M-10 ${height + 10}V${height * 0.76}Q${width * 0.3} ${height * 0.66} ${width * 0.6} ${height * 0.78}T${width + 10} ${height * 0.74}V${height + 10}Z`,
      '#2a5b48',
      3
    ) +
    cut(
      `M-10 ${height + 10}V${height * 0.9}Q${width * 0.4} ${height * 0.8} ${width + 10} ${height * 0.9}V${height + 10}Z`,
      '#132f29',
      3
    ) +
    at(x, y, wheel, isWide ? 0.98 : 1) +
    bunting(width) +
    at(width * (isWide ? 0.2 : 0.22), height - (isWide ? 108 : 116), gander, isWide ? 0.98 : 1)
  )
}

export const tile: Paint = (shape) => almanacFair(shape) + specks(shape)
