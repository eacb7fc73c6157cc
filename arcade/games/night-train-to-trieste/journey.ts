import { at, cut, dot, grain, line, place, whim } from '../../paper/cut.ts'
import { disc, lighthouse, plain } from './art.ts'

const [red, navy, brass] = ['#a8323f', '#1c2646', '#e0ab52']

/** Hills that go on without an end: the same at both ends of `width`, drawn twice so that they can be moved by one width. */
function hills(width: number, ground: number, rise: number, count: number, fill: string, seed: number): string {
  const step = width / count
  const heights = Array.from({ length: count }, (_, index) => ground - rise * (0.3 + whim(seed + index) * 0.7))
  const top = Array.from({ length: count * 2 }, (_, index) => {
    const [from = ground, to = ground] = [heights[index % count], heights[(index + 1) % count]]
    const x = index * step
    return `C${place(x + step / 2)} ${place(from)} ${place(x + step / 2)} ${place(to)} ${place(x + step)} ${place(to)}`
  }).join('')
  return cut(`M0 700V${place(heights[0] ?? ground)}${top}V700Z`, fill, 3)
}

/** Firs along a ground line, for both widths too. */
function firs(width: number, ground: number, fill: string, seed: number): string {
  const count = 9
  const one = Array.from({ length: count }, (_, index) => {
    const [x, size] = [(index + whim(seed + index) * 0.6) * (width / count), 0.7 + whim(seed + index + 40) * 0.8]
    return [x, size] as const
  })
  const d = [0, width]
    .flatMap((from) =>
      one.map(([x, size]) => {
        const [at, wide, high] = [place(from + x), place(30 * size), place(44 * size)]
        const tier = (top: number, share: number): string =>
          `M${at} ${place(ground - high * top)}l${place(wide * share)} ${place(high * 1.3)}h${place(-2 * wide * share)}Z`
        return `${tier(3.3, 0.6)}${tier(2.5, 0.85)}${tier(1.6, 1.1)}M${at - 4} ${ground - 20}h8v60h-8Z`
      })
    )
    .join('')
  return plain(d, fill)
}

/** The night that goes by: stars and a moon on strings, hills in three depths, a far lighthouse, the sea. */
export function country(width: number, height: number, id: string): string {
  const isUpright = height > width
  const ground = height * 0.62
  const sky = `<defs><linearGradient id="night-${id}" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="#0e1d40"/><stop offset=".5" stop-color="#2f5580"/><stop offset=".78" stop-color="#f0a98a"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#night-${id})"/>`
  const stars = Array.from({ length: isUpright ? 9 : 15 }, (_, index) => {
    const [x, y] = [
      width * ((index + 0.5) / (isUpright ? 9 : 15)),
      height * 0.05 + ((index * 83) % Math.round(height * 0.2)),
    ]
    return (
      line(`M${place(x)} 0V${place(y)}`, '#f6e6c4', 1.2) +
      at(place(x), place(y), `${cut('M0-15L4-4 15-4 6 3 9 14 0 7-9 14-6 3-15-4-4-4Z', '#f9dd92', 1)}</g>`)
    )
  }).join('')
  const moonX = width * (isUpright ? 0.74 : 0.84)
  const moon =
    line(`M${moonX} 0V${height * 0.12}`, '#f6e6c4', 2) +
    at(
      moonX,
      height * 0.17,
      '<circle r="130" fill="#f7e3b0" opacity=".08"/><circle r="98" fill="#f7e3b0" opacity=".1"/>' +
        cut(disc(66), '#f7e3b0', 2) +
        dot(-20, -14, 12, '#e6cb8e') +
        dot(22, 20, 16, '#e9d19a') +
        dot(20, -26, 8, '#e6cb8e')
    )
  const sea =
    plain(`M0 ${ground - 20}H${width}V${height}H0Z`, '#3f6f96') +
    Array.from({ length: 12 }, (_, index) =>
      line(
        `M${place(whim(index) * width)} ${place(ground + 4 + whim(index + 50) * 60)}h${40 + index * 6}`,
        '#f3c4a4',
        2.4
      )
    ).join('')
  return (
    sky +
    stars +
    moon +
    sea +
    at(width * (isUpright ? 0.2 : 0.12), ground - 20, at(-50, -96, lighthouse), isUpright ? 1.5 : 1.7) +
    grain(width, height, `grain-${id}`)
  )
}

/** What goes by, from far to near: each 3200 by 600, the same after 1600, so that it can be moved by a half without an end. */
export const lands: Readonly<Record<'far' | 'middle' | 'near', string>> = {
  far: hills(1600, 150, 130, 5, '#4a6f96', 16),
  middle: hills(1600, 240, 110, 4, '#35557e', 36),
  near: firs(1600, 350, '#20406a', 70) + hills(1600, 410, 70, 6, '#1b3658', 56),
}

/** Rails on arches of stone, 3400 by 700: what stands under the carriage, however wide the screen is. An arch comes again after 170. */
export const viaduct =
  '<defs><pattern id="arch" width="170" height="700" patternUnits="userSpaceOnUse"><path d="M0 26H170V700H150V128a65 65 0 0 0-130 0V700H0Z" fill="#b98d66"/><path d="M0 26H170V40H0Z" fill="#e6c49a"/><path d="M14 128a71 71 0 0 1 142 0h-8a63 63 0 0 0-126 0Z" fill="#d3a97e"/><path d="M0 60h10M0 84h16M154 60h16M158 84h12M4 160h12M156 190h10M6 230h10M154 260h12" stroke="#9a7350" stroke-width="3" fill="none"/><path d="M4 14h30v12H4ZM60 14h30v12H60ZM116 14h30v12H116Z" fill="#5b3a2a"/></pattern></defs>' +
  '<rect width="3400" height="700" fill="url(#arch)"/>' +
  plain('M0 4H3400V14H0Z', '#2a2438') +
  plain('M0 4H3400V7H0Z', '#8a90a8')

/** The roof of the carriage, 1000 by 120: a curve with two vents over a row of lamps. */
export const roof =
  cut('M20 120C20 70 60 46 160 40H840C940 46 980 70 980 120Z', red, 4) +
  plain('M40 112C44 76 80 58 164 54H836C800 48 240 46 160 44C70 50 34 72 32 112Z', '#d9606a') +
  [260, 700]
    .map(
      (x) =>
        cut(`M${x} 40V20H${x + 40}V40Z`, navy, 2) + cut(`M${x - 8} 22C${x - 4} 10 ${x + 44} 10 ${x + 48} 22Z`, brass, 2)
    )
    .join('') +
  plain('M20 108H980V120H20Z', brass)
/** The lamps on it in three groups that glow one after the other. */
export const bulbs = [0, 1, 2].map((group) =>
  [0, 3, 6]
    .map((lamp) => dot(100 * (lamp + group + 1), 114, 17, '#ffe9a8') + dot(100 * (lamp + group + 1), 114, 9, '#fff6d8'))
    .join('')
)

/** What carries the carriage, 1000 by 118: a beam with wheels behind springs. */
export const beam = cut('M14 0H986V26H14Z', navy, 3) + plain('M14 0H986V6H14Z', '#44578c')
/** Where its six wheels stand. A wheel is around 0 0 and 108 across with what is around it. */
export const axles = { xs: [80, 210, 435, 565, 790, 920], y: 62, wide: 1000, tall: 118, across: 108 } as const
export const wheel =
  cut(disc(52), '#151a2c', 2) +
  '<circle r="41" fill="none" stroke="#c9414b" stroke-width="9"/>' +
  Array.from({ length: 8 }, (_, index) => at(0, 0, line('M0-12V-38', '#c9414b', 5), 1, index * 45)).join('') +
  dot(0, 0, 12, brass) +
  dot(0, -26, 5, '#f6ead2')
export const springs =
  [145, 500, 855]
    .map(
      (x) =>
        line(`M${x - 72} 62H${x + 72}`, '#c3cad6', 8) +
        cut(`M${x - 30} 22H${x + 30}L${x + 18} 46H${x - 18}Z`, '#33477a', 2)
    )
    .join('') + cut('M-20 8H14V20H-20ZM986 8H1020V20H986Z', '#c3cad6', 2)

/** Five windows of the carriage behind the symbols, 500 by 300. */
export const windows = Array.from({ length: 5 }, (_, index) => {
  const x = index * 100
  return `<rect x="${x}" width="100" height="300" fill="#8c2733"/><rect x="${x + 4}" y="3" width="92" height="294" rx="9" fill="#3b1a24"/><rect x="${x + 6}" y="5" width="88" height="290" rx="7" fill="url(#pane)"/><path d="M${x + 12} 8L${x + 40} 8L${x + 10} 90Z" fill="#fff" opacity=".07"/>`
}).join('')
export const pane =
  '<defs><linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f3d9a4"/><stop offset=".5" stop-color="#e5b77c"/><stop offset="1" stop-color="#b57a4e"/></linearGradient></defs>'

/** A reel that the traveller fills: three of them before a window of the night. */
export const filledReel = (symbol: string): string =>
  '<defs><linearGradient id="filled" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffe9a8"/><stop offset="1" stop-color="#f0a95a"/></linearGradient></defs>' +
  '<rect x="3" y="3" width="94" height="294" rx="9" fill="url(#filled)"/>' +
  `<rect x="6" y="6" width="88" height="288" rx="7" fill="none" stroke="${red}" stroke-width="3"/>` +
  [0, 1, 2].map((row) => at(8, row * 98 + 10, symbol, 0.84)).join('')
