import { at, cut, dot, line } from '../../paper/cut.ts'
import { crescent, fill, round, sky, specks, stroke, times } from '../scene.ts'
import type { Paint } from '../tile.ts'

/** The world of a studio from elsewhere: two crows on a wire under a low moon, and the coin that one of them has. */
const feather = '#10131f'
const body =
  cut('M-52 44C-58-4-32-48 12-52C36-54 50-38 50-20L84-12L50 0C50 30 30 48 0 48C-10 48-28 44-52 44Z', feather, 3) +
  fill('M-36 38C-32 8-12-10 20-8C14 20-4 38-36 38Z', '#222a40') +
  stroke('M-26 30C-14 18-2 8 10 2M-12 34C-2 26 6 18 12 10', '#3b4665', 2.4) +
  dot(26, -24, 6, '#f2ead8') +
  dot(28, -24, 3, feather) +
  stroke('M-8 48V66M10 48V66', '#3b4665', 4)

const coin = cut(round(0, 0, 20), '#f0b94f', 2) + `<circle r="12" fill="none" stroke="#9a6a1a" stroke-width="3"/>`
/** Turned to look the other way. */
const turned = (markup: string): string => `<g transform="scale(-1 1)">${markup}</g>`

const twoCrows: Paint = (tile) => {
  const { width, height, isWide } = tile
  const size = isWide ? 1.25 : 1.05
  const y = height * (isWide ? 0.6 : 0.56)
  const wire = y + 66 * size
  return (
    sky(tile, '#2b2346', '#6b4560', '#c9705a') +
    at(width * 0.5, height * (isWide ? 0.36 : 0.32), cut(round(0, 0, isWide ? 96 : 110), '#f6dca0', 2)) +
    times(5, (index) =>
      fill(
        `M${(index * width) / 4 - 60} ${height}V${height * 0.86 - (index % 2) * 30}L${(index * width) / 4} ${height * 0.78 - (index % 3) * 18}L${(index * width) / 4 + 60} ${height * 0.86}V${height}Z`,
        '#241c33'
      )
    ) +
    line(`M-10 ${wire}Q${width / 2} ${wire + 26} ${width + 10} ${wire}`, '#15111f', 6) +
    at(width * 0.27, y + 4, body + at(96, -10, coin), size) +
    at(width * 0.75, y + 4, turned(body), size)
  )
}

export const rookeryTiles: Readonly<Record<string, Paint>> = {
  'two-crows': (tile) => twoCrows(tile) + specks(tile),
}
export const rookeryMark = at(-4, 6, crescent(4, -6, 60, '#f6dca0', -30)) + at(-2, 10, body, 0.8) + at(74, 2, coin, 0.6)
