import { at, cut, dot, line, oval } from '../../paper/cut.ts'
import { fill, glow, hills, moon, placed, shade, sky, specks, stars, stroke } from '../../art/scene.ts'
import type { Paint, TileArt } from '../../art/tile.ts'

const walls = ['#5b4a6b', '#7a4f5c', '#46577a', '#75594a']
/** House beside house along the ground; those behind the lamplighter are lit. All panes of one kind are one path. */
function houses({ width, height }: TileArt): string {
  const ground = height * 0.8
  const all = Array.from({ length: Math.ceil(width / 128) + 1 }, (_, index) => ({
    x: index * 130 - 40,
    top: Math.round(ground - 200 - ((index * 53) % 90)),
    wall: walls[index % walls.length] ?? '#5b4a6b',
  }))
  const panes = all.flatMap(({ x, top }) =>
    [0, 1, 2, 3].map((at) => [x + 16 + (at % 2) * 54, top + 26 + (at > 1 ? 76 : 0)] as const)
  )
  const isLit = ([x]: readonly [number, number]): boolean => x > width * 0.48
  const paned = (some: readonly (readonly [number, number])[], d: string): string =>
    some.map(([x, y]) => `M${x} ${y}${d}`).join('')
  return (
    all
      .map(
        ({ x, top, wall }) =>
          cut(`M${x - 6} ${top}l66-52 66 52Z`, '#332c44', 2) + cut(`M${x} ${height}V${top}h120V${height}Z`, wall, 2.4)
      )
      .join('') +
    fill(all.map(({ x, top }) => `M${x - 10} ${top + 3}l70-56 70 56-12 3-58-44-58 44Z`).join(''), '#eef4f8') +
    fill(paned(panes, 'h34v46h-34Z'), '#2a2438') +
    fill(paned(panes.filter(isLit), 'm3 3h28v40h-28Z'), '#ffce6b') +
    fill(
      paned(
        panes.filter((one) => !isLit(one)),
        'm3 3h28v40h-28Z'
      ),
      '#2f3d57'
    ) +
    line(paned(panes, 'm17 3v40m-14-20h28'), '#2a2438', 2.6) +
    fill(paned(panes, 'm-4 44c12-5 30-5 42 0v5h-42Z'), '#eef4f8')
  )
}

const lamp = (glass: string): string =>
  cut('M-5 0H5L8 150H-8Z', '#252a38', 1.4) +
  cut('M-24 158C-20 142 20 142 24 158Z', '#252a38', 1) +
  cut('M-20-44H20L11 0H-11Z', '#1b202b', 1) +
  fill('M-15-40H15L8-4H-8Z', glass) +
  line('M0-42V-2', '#1b202b', 3) +
  cut('M-28-42L0-64L28-42Z', '#252a38', 1) +
  fill('M-30-43L0-67L30-43L23-41L0-58L-23-41Z', '#eef4f8')

const man =
  line('M58 92L34-104', '#7a5230', 5) +
  glow(33, -112, 74, '#ffcf70', 4, 0.14) +
  cut('M33-132C45-118 45-102 33-98C21-102 21-118 33-132Z', '#f59b34', 0.8) +
  fill('M33-120C39-113 39-104 33-101C27-104 27-113 33-120Z', '#fff3cf') +
  cut('M-46 96C-50 40-36-2-6-6C26-6 38 40 40 96Z', '#3a2b4d', 2.4) +
  fill('M-46 96C-50 40-36-2-6-6C-20 22-24 58-22 96Z', shade('#3a2b4d', 0.18)) +
  cut('M12 16C30 22 40 24 52 18L57 31C42 44 22 40 8 32Z', '#3a2b4d', 1) +
  dot(54, 24, 8.5, '#e7b58d') +
  cut('M-30-8C-26-26 14-26 18-8C12 6-22 6-30-8Z', '#c8433f', 1) +
  cut('M-28-42C-28-58 14-58 14-42C16-20 4-12-8-12C-20-12-32-20-28-42Z', '#e7b58d', 1) +
  fill('M-26-28C-18-20 2-20 12-28C12-14 4-8-6-8C-16-8-26-14-26-28Z', '#f3f0ea') +
  cut('M-42-44H26C22-54 10-54 10-54L8-92H-22L-24-54C-24-54-38-54-42-44Z', '#1f1a2b', 1.4) +
  fill('M-23.4-68H8.6L9.6-56H-24Z', '#c8433f') +
  oval(2, -36, 2.6, 3, '#2a1d1a') +
  oval(-14, -36, 2.6, 3, '#2a1d1a')

const flakes = ({ width, height }: TileArt): string =>
  stroke(
    Array.from(
      { length: 26 },
      (_, index) => `M${(index * 97) % width} ${(index * 61) % Math.round(height * 0.86)}h.1`
    ).join(''),
    '#f6f9fb',
    5,
    0.9
  )

const lamplighterLane: Paint = (tile) =>
  sky(tile, '#1d1838', '#4a3461', '#b06a6c') +
  stars(tile.width, tile.height * 0.4, 26, '#f4e6c4', 9) +
  moon(tile.width * 0.24, tile.height * 0.16, 34, '#f3e3b4') +
  houses(tile) +
  hills(tile, tile.height * 0.84, 10, '#cdd9e6', 12) +
  placed(tile, at(-132, 0, lamp('#8fb4cf'), 1.15), { y: 0.6, size: 1, wideX: 0.36, wideY: 0.56, wideSize: 0.95 }) +
  placed(tile, at(62, 0, man, 1.5), { y: 0.66, size: 1, wideX: 0.6, wideY: 0.62, wideSize: 0.9 }) +
  hills(tile, tile.height * 0.93, 8, '#9fb2c9', 40) +
  flakes(tile)

export const tile: Paint = (shape) => lamplighterLane(shape) + specks(shape)
