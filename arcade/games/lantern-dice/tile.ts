import { at, cut } from '../../paper/cut.ts'
import { box, fill, glow, round, sky, specks, stroke, times } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { gold, inlay } from '../../art/worlds/parlour-room.ts'

/** A paper lantern, about 120 across around 0 0. */
const lamp = (colour: string, lit: string): string =>
  stroke('M0-150V-86M0 86V132M-8 132V150M8 132V150', '#e2b45c', 3) +
  cut('M-34-78C-84-40-84 40-34 78H34C84 40 84-40 34-78Z', colour, 3) +
  fill('M-20-78C-44-30-44 30-20 78H20C44 30 44-30 20-78Z', lit, 0.75) +
  stroke('M-62-44H62M-72-8H72M-70 28H70', '#7c2318', 2, 0.5) +
  cut(box(-36, -90, 72, 14, 4), '#3a1a16', 1) +
  cut(box(-36, 76, 72, 14, 4), '#3a1a16', 1)

const die = (pips: readonly (readonly [number, number])[], colour = '#1c2430', size = 10): string =>
  cut(box(-52, -52, 104, 104, 20), '#e4d3ac', 4) +
  fill(box(-52, -52, 98, 97, 19), '#fbf3dd') +
  fill(pips.map(([x, y]) => round(x, y, size)).join(''), colour)

const lanternDice: Paint = (tile) => {
  const { width, height, isWide } = tile
  const [x, y] = [width / 2, isWide ? height * 0.66 : height * 0.68]
  return (
    sky(tile, '#1a1033', '#3a1746', '#7a2a45') +
    times(4, (row) =>
      stroke(`M-10 ${30 + row * 36}Q${x} ${90 + row * 44} ${width + 10} ${26 + row * 40}`, '#e2b45c', 1.4, 0.35)
    ) +
    glow(x, height * 0.3, 230, '#ffb45c', 4, 0.09) +
    at(isWide ? 120 : 62, isWide ? 120 : 128, lamp('#c8402c', '#ffcf7a'), isWide ? 0.74 : 0.62) +
    at(x, isWide ? 104 : 122, lamp('#d9622f', '#ffe1a0'), isWide ? 0.98 : 0.96) +
    at(width - (isWide ? 120 : 62), isWide ? 120 : 128, lamp('#b5303a', '#ffc27a'), isWide ? 0.74 : 0.62) +
    fill(`M-10 ${y + 40}Q${x} ${y - 30} ${width + 10} ${y + 40}V${height + 10}H-10Z`, '#24102c') +
    cut(
      `M${x - 196} ${y + 44}Q${x} ${y - 16} ${x + 196} ${y + 44}L${x + 168} ${y + 108}Q${x} ${y + 150} ${x - 168} ${y + 108}Z`,
      '#8c3022',
      4
    ) +
    stroke(`M${x - 180} ${y + 52}Q${x} ${y - 2} ${x + 180} ${y + 52}`, gold, 3) +
    at(x - 104, y + 20, die([[0, 0]], '#b3263a', 17), 0.94, -14) +
    at(
      x + 108,
      y + 24,
      die(
        [
          [-24, -24],
          [24, 24],
          [24, -24],
          [-24, 24],
        ],
        '#b3263a',
        11
      ),
      0.94,
      16
    ) +
    at(
      x + 2,
      y - 6,
      die([
        [-24, -26],
        [24, -26],
        [-24, 0],
        [24, 0],
        [-24, 26],
        [24, 26],
      ]),
      1.06,
      4
    ) +
    inlay(tile, gold)
  )
}

export const tile: Paint = (shape) => lanternDice(shape) + specks(shape)
