import { at, cut, grain, oval } from '../../paper/cut.ts'
import type { Cloth } from './felt.ts'

/** The hour at which a game of the parlour is played: its cloth, what stands in the windows of the parlour, and the light that falls on the table. */
export interface Hour {
  readonly cloth: Cloth
  /** From the top of the windows to the sill. */
  readonly sky: readonly [string, string, string]
  /** What lies at the foot of the sky, the far one first. */
  readonly hills: readonly [string, string]
  /** What hangs in the sky of this window, 260 across and 400 high around 0 0. */
  readonly orb: (side: 'left' | 'right') => string
  readonly light: string
}

const [width, height] = [1600, 1000]
const arch = (wide: number, high: number): string =>
  `M${-wide} ${high}V${-high + wide}A${wide} ${wide} 0 0 1 ${wide} ${-high + wide}V${high}Z`
const edge = (table: number, drop: number): string =>
  `M-40 ${table + 96 + drop}Q${width / 2} ${table - 96 + drop} ${width + 40} ${table + 96 + drop}`

/** An arched window with its frame, its bars and the sky in it. */
function pane(side: 'left' | 'right', { hills, orb, cloth }: Hour): string {
  const clip = `pane-${side}`
  const land = side === 'left' ? 0 : 60
  return `<clipPath id="${clip}"><path d="${arch(132, 210)}"/></clipPath>${cut(arch(156, 232), cloth.lacquer, 3)}${cut(arch(146, 222), cloth.inlay, 1)}<g clip-path="url(#${clip})"><rect x="-140" y="-220" width="280" height="440" fill="url(#hour-sky)"/>${orb(side)}<path d="M-140 ${110 + land / 3}Q-70 ${60 + land} 0 ${112 - land / 2}T140 ${88 + land / 4}V220H-140Z" fill="${hills[0]}"/><path d="M-140 150Q-60 ${104 + land / 2} 30 152T140 ${132 + land / 3}V220H-140Z" fill="${hills[1]}"/></g><path d="M0-210V210M-132-30H132M-132 110H132" stroke="${cloth.lacquer}" stroke-width="9"/><path d="M-132 210V-78A132 132 0 0 1 132-78V210" fill="none" stroke="${cloth.lacquer}" stroke-width="10"/>`
}

/** A curtain that hangs down beside a window, gathered once. */
const curtain = (colour: string, inlay: string): string =>
  cut('M-64-300H60C70-140 54-10 6 96C-8 130-8 150 0 200V330H-64Z', colour, 3) +
  '<path d="M-40-300C-34-140-40 0-46 110M-8-300C4-150-4-20-30 90M28-300C36-160 26-40-10 70M-44 150V330M-22 150V330" fill="none" stroke="#050d0c" stroke-opacity=".28" stroke-width="7"/>' +
  cut('M-64 92C-40 112-10 112 8 92L10 112C-8 134-44 134-64 114Z', inlay, 1)

/** The wall between the windows: panels of lacquer with an inlaid line. */
function wall({ lacquer, panel, inlay }: Cloth): string {
  return `<rect width="${width}" height="${height}" fill="${lacquer}"/><rect y="66" width="${width}" height="500" fill="${panel}"/><path d="M0 66H${width}M0 76H${width}" stroke="${inlay}" stroke-opacity=".5" stroke-width="2"/>${[520, 800, 1080].map((x) => `<rect x="${x - 122}" y="108" width="244" height="420" rx="14" fill="none" stroke="${inlay}" stroke-opacity=".22" stroke-width="2"/>`).join('')}`
}

/** The parlour of a game: lacquered walls, two windows, and the table, whose rim lies so far below the top. The middle of it stays quiet, because the pays hang there. */
export function parlour(hour: Hour, rim = 452): string {
  const { cloth, sky, light } = hour
  const [from, middle, to] = cloth.cloth
  const deep = `${edge(rim, 0)}V${height + 20}H-40Z`
  return `<defs><linearGradient id="hour-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".5" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient><radialGradient id="hour-felt" cx=".5" cy=".12" r=".8"><stop offset="0" stop-color="${from}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></radialGradient><radialGradient id="hour-light"><stop offset="0" stop-color="${light}" stop-opacity=".2"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
${wall(cloth)}${at(196, 318, pane('left', hour), 1.04)}${at(width - 196, 318, pane('right', hour), 1.04)}${at(26, 300, curtain(cloth.lacquer, cloth.inlay))}<g transform="translate(${width - 26} 300) scale(-1 1)">${curtain(cloth.lacquer, cloth.inlay)}</g>
<path d="${deep}" fill="#050d0c" opacity=".4" transform="translate(0 -14)"/><path d="${deep}" fill="${cloth.lacquer}"/><path d="${edge(rim, 3)}" fill="none" stroke="${cloth.inlay}" stroke-opacity=".6" stroke-width="3"/><path d="${edge(rim, 40)}V${height + 20}H-40Z" fill="url(#hour-felt)"/><path d="${edge(rim, 64)}" fill="none" stroke="${cloth.inlay}" stroke-opacity=".45" stroke-width="2.4"/>
${oval(width / 2, 640, 720, 240, 'url(#hour-light)')}${grain(width, height, 'grain-hour')}`
}
