import { cut, dot, line, place, whim } from '../../paper/cut.ts'

/** Colours of the four watches of the day, from the first hour of the night on. */
export const watches = ['#23315c', '#b5654f', '#c9973f', '#5b3566'] as const
export const watchOf = (hour: number): number => Math.floor(hour / 6)

const slice = 360 / 24
const point = (degrees: number, reach: number): string =>
  `${place(Math.sin((degrees * Math.PI) / 180) * reach)} ${place(-Math.cos((degrees * Math.PI) / 180) * reach)}`
/** Two tones for each watch, so that neighbours can be told apart. */
const tone = (hour: number): string => `fill="${watches[watchOf(hour)]}"${hour % 2 ? ' fill-opacity=".78"' : ''}`

const figureOf = (hour: number): string =>
  `<text transform="rotate(${hour * slice}) translate(0 -77)" text-anchor="middle" font-size="9.4" fill="#f8efd9" font-weight="600">${hour}</text>`

/** The dial of the observatory around its centre, 200 across; plain, for a picture, it has no figures and no ticks: 24 hours, midnight at the top, a ring of brass, the sun and the moon. */
export function dial(isPlain = false): string {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const [from, to] = [(hour - 0.5) * slice, (hour + 0.5) * slice]
    return `<path d="M${point(from, 56)} L${point(from, 92)} A92 92 0 0 1 ${point(to, 92)} L${point(to, 56)} A56 56 0 0 0 ${point(from, 56)}Z" ${tone(hour)} stroke="#d9bd83" stroke-width=".6"/>${isPlain ? '' : figureOf(hour)}`
  }).join('')
  const ticks = Array.from({ length: isPlain ? 0 : 96 }, (_, index) =>
    line(`M${point(index * 3.75, 93)} L${point(index * 3.75, index % 4 ? 95 : 97)}`, '#e8cf98', 0.6)
  ).join('')
  const stars = Array.from({ length: 26 }, (_, index) =>
    dot(place((whim(index) - 0.5) * 96), place((whim(index + 40) - 0.5) * 96), 0.5 + whim(index + 80) * 0.7, '#dfe7f2')
  ).join('')
  const moon = '<path d="M-8 -40 A13 13 0 1 0 10 -24 A11 11 0 0 1 -8 -40Z" fill="#eef0e2"/>'
  const rays = Array.from(
    { length: 8 },
    (_, index) => `<path d="M-2 -15 L0 -21 L2 -15Z" transform="translate(0 31) rotate(${index * 45})" fill="#f2c264"/>`
  ).join('')
  const arms = cut('M-2.4 6 L-1.2 -48 L0 -53 L1.2 -48 L2.4 6Z', '#d9ae5c', 0.6)
  return `${hours}${ticks}<circle r="56" fill="#101c33"/><circle r="54" fill="#16264a"/>${stars}${moon}<circle cy="31" r="12" fill="#f2c264"/>${rays}${arms}${dot(0, 0, 6, '#b9883d')}${dot(-1, -1, 3.4, '#f2d794')}`
}

/** The rim in which the dial turns, lit from the upper left. */
export const rim =
  '<circle r="99" fill="#2d2036"/><circle r="98" fill="#7a5a2c"/><path d="M0 -98 A98 98 0 0 0 -85 49 A98 98 0 0 1 40 -89 A98 98 0 0 0 0 -98Z" fill="#c79a4f"/><circle r="94.500" fill="#141a2a"/>'

/** The pointer at the top: a drop of brass. */
export const pointer = cut('M0 -84 L-6 -101 A6.500 6.500 0 1 1 6 -101Z', '#f3d390', 0.8)

/** The room: a dome that stands open on a night sky, and a meridian line on the floor. */
export function observatory(width: number, height: number, starCount = 110): string {
  const stars = Array.from({ length: starCount }, (_, index) =>
    dot(
      place(whim(index) * width),
      place(whim(index + 200) * height * 0.7),
      0.7 + whim(index + 300) * 1.7,
      index % 9 ? '#b9c8dd' : '#f6dca5'
    )
  ).join('')
  const ribs = [0.16, 0.3, 0.44, 0.56, 0.7, 0.84]
    .map(
      (share) =>
        `<path d="M${place(width / 2)} ${place(-height * 0.42)} Q${place(width * share)} ${place(height * 0.2)} ${place(width * (share * 1.4 - 0.2))} ${place(height * 0.86)}" fill="none" stroke="#2a3c60" stroke-width="14"/>`
    )
    .join('')
  const sky = `<rect width="${width}" height="${height}" fill="#0b1424"/><rect width="${width}" height="${place(height * 0.62)}" fill="#101f3a"/>`
  const wall = cut(
    `M0 ${place(height * 0.74)} Q${place(width / 2)} ${place(height * 0.62)} ${width} ${place(height * 0.74)} L${width} ${height} L0 ${height}Z`,
    '#0c1322',
    4
  )
  const left = cut(
    `M0 0 L${place(width * 0.2)} 0 Q${place(width * 0.03)} ${place(height * 0.34)} ${place(width * 0.05)} ${height} L0 ${height}Z`,
    '#152340',
    4
  )
  const right = cut(
    `M${width} 0 L${place(width * 0.8)} 0 Q${place(width * 0.97)} ${place(height * 0.34)} ${place(width * 0.95)} ${height} L${width} ${height}Z`,
    '#111c34',
    4
  )
  const orbit = `<ellipse cx="${place(width * 0.5)}" cy="${place(height * 0.4)}" rx="${place(width * 0.44)}" ry="${place(height * 0.3)}" fill="none" stroke="#d9bd83" stroke-opacity=".2" stroke-width="2"/>`
  return sky + stars + ribs + orbit + wall + left + right
}
