import { at, canopy, cut, dot, line, oval } from '../../paper/cut.ts'
import { fill, hills, moon, placed, shade, sky, specks, stars, times } from '../../art/scene.ts'
import type { Paint, TileArt } from '../../art/tile.ts'
import { leaf } from '../../art/worlds/foxglove-parts.ts'

const bell = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    cut('M0 0C9-2 15 6 17 19C20 24 15 29 9 26C4 30-3 30-5 26C-11 28-14 21-10 17C-9 7-6 1 0 0Z', colour, 0.8) +
      oval(3, 22, 8, 4.2, shade(colour, -0.55)) +
      fill('M-4 6C-6 11-6 15-5 20C-9 14-8 9-4 6Z', shade(colour, 0.5)),
    size,
    turn
  )

const foxglove = (x: number, y: number, size: number, turn: number, colour: string): string =>
  at(
    x,
    y,
    line('M0 0C5-60-4-110 4-172', '#4f7d5c', 4.5) +
      times(
        5,
        (row) =>
          bell(-6 + row, -52 - row * 26, 1.3 - row * 0.17, 34, shade(colour, row * 0.1)) +
          bell(9 - row, -64 - row * 26, 1.25 - row * 0.17, -34, shade(colour, row * 0.1 + 0.05))
      ) +
      leaf(0, -10, 1.1, -28, '#3c6b4d') +
      leaf(0, -6, 1.1, 214, '#2f5a45'),
    size,
    turn
  )

const pomegranate =
  cut('M0-88C66-96 112-46 106 14C100 74 52 108 0 108C-52 108-100 74-106 14C-112-46-66-96 0-88Z', '#b23139', 4) +
  fill('M-66-58C-98-30-104 26-78 66C-82 14-64-34-18-70Z', '#dd6f5d') +
  cut('M-30-80L-42-136L-16-110L0-146L16-110L42-136L30-80C10-70-10-70-30-80Z', '#8f2433', 2) +
  cut('M12-32C58-40 92-4 84 42C56 76 4 60-14 16C-16-12-8-28 12-32Z', '#f2dfb4', 2) +
  [
    [14, -10],
    [42, -12],
    [64, 8],
    [6, 16],
    [34, 14],
    [58, 34],
    [24, 40],
    [48, 54],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 12, 14.5, '#c4294a', 24) + dot(x - 4, y - 5, 3.6, '#f3a0a8'))
    .join('')

const ground = (tile: TileArt, far: string, near: string): string =>
  canopy(tile.width, tile.height * 0.62, tile.height + 10, 84, far, 11) +
  canopy(tile.width, tile.height * 0.78, tile.height + 10, 66, shade(far, -0.3), 37) +
  hills(tile, tile.height * 0.9, 18, near, 5)

const midnightOrchard: Paint = (tile) => {
  const right = tile.width + 16
  const bough = `M${right} 34C${right - 110} 40 ${right - 190} 86 ${right - (tile.isWide ? 460 : 390)} 84`
  return (
    sky(tile, '#0b1a33', '#143a4e', '#2a6a62') +
    stars(tile.width, tile.height * 0.5, 34, '#f6ebc8', 3) +
    moon(tile.isWide ? 172 : 112, tile.isWide ? 128 : 142, 66, '#f2e3b0') +
    ground(tile, '#1d4f50', '#0c2a2c') +
    line(bough, '#3b2d27', 13) +
    line(bough, '#5d4636', 6) +
    times(8, (index) =>
      leaf(
        right - 50 - index * 46,
        42 + index * 5.6,
        1 + (index % 3) * 0.18,
        index % 2 ? 100 + index * 6 : -30 - index * 5,
        ['#3f6b4a', '#2f5740', '#57864f'][index % 3] ?? ''
      )
    ) +
    placed(
      tile,
      line(tile.isWide ? 'M4-146C5-162 6-176 7-188' : 'M4-146C5-172 8-190 10-214', '#5d4636', 7) + pomegranate,
      {
        y: 0.6,
        size: 1.08,
        wideX: 0.56,
        wideY: 0.64,
        wideSize: 0.96,
      }
    ) +
    foxglove(tile.width * 0.12, tile.height + 8, 0.98, -6, '#c4618f') +
    foxglove(tile.width * 0.9, tile.height + 10, 1.06, 6, '#b2568c') +
    foxglove(tile.width * 0.25, tile.height + 34, 0.7, 4, '#b2568c') +
    (tile.isWide ? foxglove(540, 414, 0.8, -6, '#c4618f') + foxglove(28, 420, 0.7, 3, '#b2568c') : '')
  )
}

export const tile: Paint = (shape) => midnightOrchard(shape) + specks(shape)
