import { at, cut, dot, line, whim } from '../../paper/cut.ts'
import type { Site } from './rules.ts'

/** A bed of rock over a field of 1600 by 1000: its upper edge in whole swells, without a corner. */
function bed(top: number, rise: number, steps: number, colour: string, seed: number): string {
  const width = 1760 / steps
  let [d, x, y] = [`M-80 1020V${top}`, -80, top]
  for (let step = 0; step < steps; step++) {
    const to = [Math.round(x + width), Math.round(top - rise * (whim(seed + step) - 0.4))] as const
    d += `C${Math.round(x + width / 2)} ${y} ${Math.round(x + width / 2)} ${to[1]} ${to[0]} ${to[1]}`
    ;[x, y] = to
  }
  return cut(`${d}V1020Z`, colour, 3)
}

interface Ground {
  readonly sky: readonly [string, string]
  readonly beds: readonly [string, string, string, string, string]
  readonly speck: string
}
const grounds: Readonly<Record<Site, Ground>> = {
  chalk: {
    sky: ['#7fb0c4', '#e8e6cf'],
    beds: ['#7f9a63', '#e3d9bd', '#d2c39d', '#b9a47c', '#8f7a5a'],
    speck: '#fff8e6',
  },
  river: {
    sky: ['#5c86a0', '#f0c692'],
    beds: ['#a5813f', '#c9905a', '#ae7142', '#8a5533', '#5f3a28'],
    speck: '#f3cf98',
  },
  bedrock: {
    sky: ['#2c3f5c', '#a58a92'],
    beds: ['#5d6a72', '#5a6774', '#4a5664', '#3a4552', '#28313d'],
    speck: '#b9c6d0',
  },
}

/** A tent of the dig, its foot at 0 0. */
const tent =
  cut('M-92 0L0-108L92 0Z', '#e9dcc0', 2) +
  cut('M0-108L92 0H18Z', '#c4b08a', 1) +
  cut('M-24 0L0-66L24 0Z', '#4a3a2c', 1) +
  line('M0-108V-134', '#5b4632', 4) +
  cut('M0-134L34-124L0-114Z', '#c9543a', 1)

/** The dig of a site in section: sky, turf, beds with pebbles, and the ranging rods and strings of those who measure it. */
export function dig(site: Site, share = 1): string {
  const { sky, beds, speck } = grounds[site]
  // Short strokes with round ends, all of one width together: an ellipse for each would be most of the picture's bytes.
  const pebbles = (from: number, to: number, count: number, seed: number): string =>
    [5, 8, 12]
      .map((width, kind) => {
        const d = Array.from({ length: Math.floor((count * share) / 3) }, (_, index) => {
          const at = seed + (index * 3 + kind) * 3
          const [x, y] = [whim(at) * 1600, from + whim(at + 1) * (to - from)]
          return `M${Math.round(x)} ${Math.round(y)}l${Math.round(2 + whim(at + 2) * 9)} ${Math.round(whim(at + 70) * 5)}`
        }).join('')
        return line(d, speck, width)
      })
      .join('')
  const rod = (x: number): string =>
    ['#f3ead2', '#c9543a']
      .map((colour, odd) => {
        const d = [0, 2, 4].map((part) => `M${x} ${170 + (part + odd) * 34}h9v34h-9Z`).join('')
        return `<path d="${d}" fill="${colour}"/>`
      })
      .join('')
  return `<defs><linearGradient id="dig-${site}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".34" stop-color="${sky[1]}"/></linearGradient></defs><rect width="1600" height="1000" fill="url(#dig-${site})"/>
${dot(1310, 110, 54, '#fff2c9')}${bed(268, 60, 9, beds[0], 12)}${at(250, 286, tent, 1.1)}${at(1400, 296, tent, 0.8)}
${rod(560)}${rod(1060)}${bed(352, 34, 7, beds[1], 32)}${line('M-20 330C400 352 1200 322 1620 344', '#fff6dc', 2)}
<g opacity=".5">${pebbles(372, 500, 26, 100)}</g>${bed(520, 46, 6, beds[2], 52)}<g opacity=".4">${pebbles(548, 660, 26, 300)}</g>
${bed(690, 52, 5, beds[3], 72)}<g opacity=".35">${pebbles(716, 830, 22, 500)}</g>${bed(860, 40, 4, beds[4], 92)}`
}
