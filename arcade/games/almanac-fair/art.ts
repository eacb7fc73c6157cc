import { at, cut, dot, line, oval, place, whim } from '../../paper/cut.ts'
import { almanacFair, type FairBet } from './rules.ts'

/** A fair as a printed almanac shows it: few inks on cream paper, a red sun over green hills. */
export const inks = {
  night: '#12302f',
  pine: '#1b4a43',
  moss: '#2f6b52',
  paper: '#f5e7c6',
  straw: '#e4ad45',
  red: '#cf4630',
  wood: '#6b3b24',
  dark: '#2a1a14',
} as const

/** Paper and print of each bet, on the wheel and on its place for chips. */
export const tones: Readonly<Record<FairBet, { readonly paper: string; readonly print: string }>> = {
  '1': { paper: '#f3e2bb', print: '#3b2618' },
  '2': { paper: '#e2a63b', print: '#2f1d0c' },
  '5': { paper: '#b93a27', print: '#fff1d6' },
  '10': { paper: '#17625a', print: '#f6ecd2' },
  vane: { paper: '#2d6489', print: '#f6f0df' },
  oak: { paper: '#47712c', print: '#f8f2da' },
  doors: { paper: '#74294c', print: '#fbead9' },
}

/** Marks of the shows, about 20 across: a weathercock's arrow, an acorn, a barn door. */
export const marks: Readonly<Record<'vane' | 'oak' | 'doors', (print: string) => string>> = {
  vane: (print) =>
    `<path d="M0 9V-4M-8 2H8M-8 2L-5-1M-8 2L-5 5" fill="none" stroke="${print}" stroke-width="1.8" stroke-linecap="round"/><path d="M-4-3C-6-9 2-11 4-7L8-8L6-4C5 0-3 1-4-3Z" fill="${print}"/>`,
  oak: (print) =>
    `<path d="M-6-2C-6 5-2 9 0 10C2 9 6 5 6-2Z" fill="${print}"/><path d="M-7.500-3C-7-8 7-8 7.500-3C4-2-4-2-7.500-3Z" fill="${print}" opacity=".72"/><path d="M0-7V-10" stroke="${print}" stroke-width="1.8" stroke-linecap="round"/>`,
  doors: (print) =>
    `<path d="M-7 9V-4L0-9L7-4V9Z" fill="none" stroke="${print}" stroke-width="1.8" stroke-linejoin="round"/><path d="M-7 9L7-4M7 9L-7-4M-7-4H7" stroke="${print}" stroke-width="1.500"/>`,
}

const isMark = (bet: FairBet): bet is 'vane' | 'oak' | 'doors' => Object.hasOwn(marks, bet)
export const slice = 360 / almanacFair.wheel.length
const point = (degrees: number, reach: number): string =>
  `${place(Math.sin((degrees * Math.PI) / 180) * reach)} ${place(-Math.cos((degrees * Math.PI) / 180) * reach)}`

function segment(bet: FairBet, index: number): string {
  const { paper, print } = tones[bet]
  const [from, to, mid] = [(index - 0.5) * slice, (index + 0.5) * slice, place(index * slice)]
  const label = isMark(bet)
    ? `<g transform="rotate(${mid}) translate(0 -88) scale(.5)">${marks[bet](print)}</g>`
    : `<text transform="rotate(${mid}) translate(0 -84.500)" text-anchor="middle" font-size="9.500" font-weight="700" fill="${print}">${bet}</text>`
  return `<path d="M${point(from, 46)}L${point(from, 95)}A95 95 0 0 1 ${point(to, 95)}L${point(to, 46)}Z" fill="${paper}" stroke="${inks.dark}" stroke-width=".5"/>${label}`
}

/** The wheel around its centre, 200 across: 54 segments, a peg between any two, and a daisy in the middle. */
export function disc(): string {
  const petals = Array.from(
    { length: 14 },
    (_, index) =>
      `<ellipse cy="-29" rx="5.600" ry="14" fill="${index % 2 ? '#fff7e2' : '#f2dfb4'}" transform="rotate(${place((360 / 14) * index)})"/>`
  ).join('')
  const pegs = almanacFair.wheel
    .map(
      (_, index) =>
        `<circle cx="0" cy="-97.500" r="1.500" fill="#fbe9bd" transform="rotate(${place((index + 0.5) * slice)})"/>`
    )
    .join('')
  return `<circle r="100" fill="${inks.dark}"/><circle r="99" fill="${inks.wood}"/>${almanacFair.wheel.map((bet, index) => segment(bet, index)).join('')}${pegs}<circle r="46" fill="${inks.pine}" stroke="${inks.straw}" stroke-width="2"/>${petals}<circle r="17" fill="#b9782a"/><circle cx="-1" cy="-1.500" r="16" fill="${inks.straw}"/><circle r="10" fill="none" stroke="#b9782a" stroke-width="2" stroke-dasharray="1.500 3.200"/>`
}

/** The stand of the wheel, behind it, with the shadow of what turns: so nothing but a layer moves. */
export const stand =
  cut('M-16-10L-74 116H-50L0 8L50 116H74L16-10Z', inks.wood, 2) +
  cut('M-92 112H92L98 122H-98Z', '#4a2718', 2) +
  line('M-48 78H48', '#4a2718', 6) +
  '<circle cx="3" cy="5" r="100" fill="#050d0c" opacity=".4"/>'

/** What the pegs strike, above the wheel: it points down at the segment that counts. */
export const flapper =
  cut('M0-91L-9-108A9 9 0 1 1 9-108Z', inks.dark, 0.8) +
  `<path d="M0-94L-7-108A7 7 0 1 1 7-108Z" fill="#fff3cf"/>` +
  dot(0, -109, 3, inks.red)

function hill(width: number, height: number, top: number, swing: number, ink: string, seed: number): string {
  let d = `M-20 ${height + 20}V${place(height * top)}`
  const step = width / 7
  for (let x = -20, index = 0; x < width + 40; x += step, index++)
    d += `q${place(step / 2)} ${place((whim(seed + index) - 0.65) * swing)} ${place(step)} ${place((whim(seed + index + 30) - 0.5) * swing * 0.5)}`
  return cut(`${d}V${height + 20}Z`, ink, 4)
}

function tent(x: number, ground: number, size: number, ink: string): string {
  const stripes = [-36, -12, 12, 36]
    .map((at) => `M${at - 6}-58L${at * 1.12 - 6} 0H${at * 1.12 + 6}L${at + 6}-58Z`)
    .join('')
  return at(
    x,
    ground,
    cut('M-52-58L-58 0H58L52-58Z', inks.paper, 2) +
      `<path d="${stripes}" fill="${ink}"/>` +
      cut('M0-112L-64-56Q-52-46-43-56Q-32-46-21-56Q-10-46 0-56Q10-46 21-56Q32-46 43-56Q52-46 64-56Z', ink, 2) +
      line('M0-112V-132', inks.wood, 3) +
      `<path d="M0-132L22-125L0-118Z" fill="${inks.straw}"/>`,
    size
  )
}

function bunting(width: number, y: number, drop: number): string {
  const count = Math.round(width / 54)
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const [x, hang] = [place(share * width), place(y + 4 * drop * share * (1 - share))]
    return `<path d="M${x - 15} ${hang}h30l-15 30Z" fill="${[inks.red, inks.straw, inks.paper, '#2f8577'][index % 4]}"/>`
  }).join('')
  return line(`M0 ${y}Q${width / 2} ${y + 2 * drop} ${width} ${y}`, inks.paper, 2) + flags
}

/** The fair itself, from side to side. */
export function fairground(width: number, height: number): string {
  const [x, y] = [width * 0.36, height * 0.46]
  const rays = Array.from({ length: 30 }, (_, index) => {
    const [from, to] = [index * 12, index * 12 + 6]
    const reach = Math.max(width, height) * 1.1
    const far = (degrees: number): string =>
      `${place(x + Math.cos((degrees * Math.PI) / 180) * reach)} ${place(y + Math.sin((degrees * Math.PI) / 180) * reach)}`
    return `M${x} ${y}L${far(from)}L${far(to)}Z`
  }).join('')
  return (
    `<rect width="${width}" height="${height}" fill="${inks.night}"/><path d="${rays}" fill="${inks.pine}"/>` +
    `<circle cx="${x}" cy="${y}" r="${place(height * 0.44)}" fill="#8c2f22"/><circle cx="${x}" cy="${y}" r="${place(height * 0.4)}" fill="${inks.red}"/>` +
    hill(width, height, 0.7, 130, '#2a5b48', 3) +
    oval(width * 0.9, height * 0.7, 60, 34, '#3d7a55') +
    tent(width * 0.07, height * 0.78, 1.5, inks.red) +
    tent(width * 0.93, height * 0.8, 1.7, '#2f8577') +
    tent(width * 0.81, height * 0.76, 1.1, inks.straw) +
    hill(width, height, 0.8, 90, '#1d4438', 40) +
    hill(width, height, 0.92, 60, '#132f29', 70) +
    bunting(width, 70, 46)
  )
}
