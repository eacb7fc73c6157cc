import { at } from '../../paper/cut.ts'
import { fill, specks } from '../../art/scene.ts'
import type { Paint } from '../../art/tile.ts'
import { bodies, faces, sky, valley } from './art.ts'

/** The picture of the game: day on the left, night on the right, and the coin between them. */
const sunAndMoon: Paint = ({ width, height, isWide }) => {
  const scale = height / (isWide ? 900 : 1000)
  // The land lies at the foot of the tile; its middle is the lake.
  const left = width / 2 - 800 * scale
  const scene = (side: 'sun' | 'moon') =>
    `<g transform="translate(${left} ${height - 1000 * scale}) scale(${scale})">${sky(side, 48)}${valley(side)}</g>`
  const seam = isWide
    ? `M${width * 0.56}-10C${width * 0.46} ${height * 0.3} ${width * 0.58} ${height * 0.66} ${width * 0.46} ${height + 10}`
    : `M${width * 0.62}-10C${width * 0.4} ${height * 0.3} ${width * 0.62} ${height * 0.66} ${width * 0.42} ${height + 10}`
  return (
    `<defs><clipPath id="night"><path d="${seam}H${width + 10}V-10Z"/></clipPath></defs>` +
    scene('sun') +
    at(width * (isWide ? 0.19 : 0.22), height * 0.22, bodies.sun, isWide ? 0.72 : 0.66) +
    `<g transform="translate(-5 3)" opacity=".4"><path d="${seam}" fill="none" stroke="#050d0c" stroke-width="8"/></g>` +
    `<g clip-path="url(#night)">${fill(`M0 0h${width}v${height}H0Z`, '#1b2757')}${scene('moon')}${at(width * (isWide ? 0.81 : 0.79), height * 0.22, bodies.moon, isWide ? 0.76 : 0.7)}</g>` +
    `<path d="${seam}" fill="none" stroke="#fff6dc" stroke-width="3" opacity=".8"/>` +
    coin(width * (isWide ? 0.505 : 0.5), height * (isWide ? 0.55 : 0.52), isWide ? 1.02 : 0.98)
  )
}
/** One coin, half of it either side. */
const coin = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    `<defs><clipPath id="half"><path d="M11-100C-11-30 17 40-10 100H110V-100Z"/></clipPath></defs><circle cx="7" cy="11" r="98" fill="#050d0c" opacity=".45"/>${faces.sun}<g clip-path="url(#half)"><g transform="scale(-1 1)">${faces.moon}</g></g><path d="M11-96C-11-30 17 40-10 96" fill="none" stroke="#fff6dc" stroke-width="3"/>`,
    size,
    -8
  )

export const tile: Paint = (shape) => sunAndMoon(shape) + specks(shape)
