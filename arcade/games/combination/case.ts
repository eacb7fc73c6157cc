import { at, cut, dot, grain, line, oval, place } from '../../paper/cut.ts'
import { key, wheel } from '../../shell/quick/instrument.ts'

const [width, height] = [1600, 1000]
const [brass, pale, deep] = ['#b58a3c', '#ecd08c', '#6f5424'] as const

/** A brass fitting at a corner of the case, turned so many degrees. */
const corner = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    cut('M0 0H170C162 34 128 40 104 48C70 60 60 70 48 104C40 128 34 162 0 170Z', brass, 2) +
      `<path d="M8 8H150C140 26 112 32 94 40C62 52 52 62 40 94C32 112 26 140 8 150Z" fill="none" stroke="${pale}" stroke-width="2" opacity=".7"/>` +
      [
        [34, 34],
        [118, 24],
        [24, 118],
      ]
        .map(([sx = 0, sy = 0]) => dot(sx, sy, 8, deep) + line(`M${sx - 4} ${sy + 4}L${sx + 4} ${sy - 4}`, pale, 2))
        .join(''),
    1,
    turn
  )

/** Keys on a rail, each with its shadow on the velvet. */
const rail = (x: number, y: number, lengths: readonly number[]): string =>
  at(
    x,
    y,
    `${line(`M-20 0H${lengths.length * 62}`, deep, 9)}${line(`M-20 -2H${lengths.length * 62}`, brass, 4)}${lengths
      .map((scale, index) => at(index * 62 + 14, 4, key, scale, 90))
      .join('')}`
  )

const turned = (radius: number, ticks: number): string =>
  `<circle r="${radius}" fill="none" stroke="${pale}" stroke-width="2"/><path d="${Array.from(
    { length: ticks },
    (_, index) => {
      const angle = (index / ticks) * Math.PI * 2
      const from = radius - (index % 5 ? 10 : 20)
      return `M${place(Math.cos(angle) * from)} ${place(Math.sin(angle) * from)}L${place(Math.cos(angle) * radius)} ${place(Math.sin(angle) * radius)}`
    }
  ).join('')}" stroke="${pale}" stroke-width="1.6" fill="none"/>`

/** An instrument case that stands open: leather around a bed of velvet, one light from the upper left. */
export const openCase = `<defs><linearGradient id="case-leather" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#4a3322"/><stop offset="1" stop-color="#1d130d"/></linearGradient><radialGradient id="case-velvet" cx=".34" cy=".2" r=".95"><stop stop-color="#2f6650"/><stop offset=".5" stop-color="#1a3f32"/><stop offset="1" stop-color="#0a1b16"/></radialGradient><radialGradient id="case-light"><stop stop-color="#ffe9b4" stop-opacity=".2"/><stop offset="1" stop-color="#ffe9b4" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#case-leather)"/><rect x="22" y="60" width="${width - 44}" height="${height - 82}" rx="30" fill="none" stroke="#d8b772" stroke-opacity=".5" stroke-width="3" stroke-dasharray="15 11"/>
<rect x="46" y="84" width="${width - 92}" height="${height - 130}" rx="26" fill="#050d0a"/><rect x="54" y="94" width="${width - 108}" height="${height - 146}" rx="22" fill="url(#case-velvet)"/>
<g opacity=".13" transform="translate(560 420)">${turned(400, 120)}${turned(330, 90)}${turned(250, 60)}</g><g opacity=".1">${at(1300, 560, wheel(250, 30, pale, '#1a3f32'))}</g>
${rail(232, 150, [1, 0.8])}
${oval(540, 330, 620, 380, 'url(#case-light)')}
${corner(24, 62, 0)}${corner(width - 24, 62, 90)}${corner(width - 24, height - 24, 180)}${corner(24, height - 24, 270)}${grain(width, height, 'grain-case')}`
