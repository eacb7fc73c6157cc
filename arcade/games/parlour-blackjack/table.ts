import { at, cut, grain, line, oval, place } from '../../paper/cut.ts'
import { suitShapes } from '../../shell/cards/card.ts'
import type { Cloth } from '../../shell/quick/felt.ts'

const [width, height] = [1600, 1000]
/** Half an ellipse that hangs down from the dealer's side: the shape of the table and of all that is laid into it. */
const bow = (reach: number, drop: number, top: number): string =>
  `M${800 - reach} ${top}A${reach} ${drop} 0 0 0 ${800 + reach} ${top}`
const half = (reach: number, drop: number, top: number): string => `${bow(reach, drop, top)}Z`

/** A place that nobody sits at: a ring, and a suit in the middle of it. */
const seat = (x: number, y: number, suit: number, inlay: string): string =>
  at(
    x,
    y,
    `<ellipse rx="78" ry="66" fill="none" stroke="${inlay}" stroke-width="2.4"/><ellipse rx="66" ry="55" fill="none" stroke="${inlay}" stroke-width="1.2"/><path d="${suitShapes[suit] ?? ''}" fill="${inlay}" transform="scale(1.3)"/>`
  )

/** The shoe from which the cards come, its mouth at the lower left. */
const shoe = (lacquer: string, inlay: string): string =>
  cut('M-62-58L96-92L128 8L-26 62Z', '#0d141c', 5) +
  cut('M-62-58L96-92L112-40L-46 0Z', '#31506b', 1) +
  cut('M-46 0L112-40L128 8L-26 62Z', lacquer, 1) +
  `<path d="M-54-50L92-82L104-44" fill="none" stroke="${inlay}" stroke-width="2.4" opacity=".8"/>` +
  '<path d="M-44 4L-22 58L-92 78L-116 22Z" fill="#050d0c" opacity=".4" transform="translate(5 8)"/><path d="M-44 4L-22 58L-92 78L-116 22Z" fill="#f8f0dd"/><path d="M-52 12L-34 54L-84 69L-104 27Z" fill="#6e1d2d"/>' +
  `<path d="M-72 24L-58 46L-76 58L-88 38Z" fill="none" stroke="${inlay}" stroke-width="2"/>`

/** Cards that have been played, in their holder. */
const discards = (lacquer: string, inlay: string): string =>
  cut('M-104-66L52-84L74 44L-82 66Z', lacquer, 5) +
  `<path d="M-94-58L44-74L62 37L-74 56Z" fill="none" stroke="${inlay}" stroke-width="2" opacity=".7"/>` +
  Array.from({ length: 5 }, (_, card) =>
    at(
      -12 - card * 1.6,
      -8 - card * 4,
      cut('M-58-40L44-54L58 34L-44 50Z', card === 4 ? '#f8f0dd' : '#e2d6bb', 0.7),
      1,
      (card % 3) - 1
    )
  ).join('') +
  at(-20, -25, '<path d="M-46-32L34-43L46 26L-34 39Z" fill="#6e1d2d"/>') +
  `<path d="M-20-42L-4-26L-18-6L-34-22Z" fill="none" stroke="${inlay}" stroke-width="2"/>`

/** The dealer's chips in their tray, a row of each kind. */
const tray = (lacquer: string, inlay: string): string => {
  const rows = ['#c56a3a', '#4f7aa8', '#8a4a86', '#d8b15c', '#3f7d62', '#c56a3a', '#4f7aa8', '#8a4a86']
  return (
    cut('M-236-30H236L218 34H-218Z', lacquer, 3) +
    `<path d="M-226-24H226L212 28H-212Z" fill="#0c131b"/><path d="M-236-30H236" stroke="${inlay}" stroke-width="2.4" opacity=".8"/>` +
    rows
      .map((fill, row) =>
        Array.from({ length: 3 }, (_, chip) =>
          oval(-188 + row * 54, 18 - chip * 11, 23, 12, chip === 2 ? fill : '#f2e6cb')
        )
          .concat(oval(-188 + row * 54, -4, 12, 6, '#f8f0dd'))
          .join('')
      )
      .join('')
  )
}

/** A wall lamp of brass, with the light that it throws on the wall. */
const lamp = (inlay: string): string =>
  `<ellipse cy="20" rx="250" ry="150" fill="url(#bj-lamp)"/>${cut('M-30 0L-46 40H46L30 0Z', '#f3d9a0', 1.5)}${line('M0 40V62', inlay, 5)}<path d="M-30 0L-40 26C-20 18 0 14 18 0Z" fill="#fff1cd"/>`

/** A half-moon of cloth with a padded rail in a dim room: the dealer stands above, the player sits below. */
export function halfMoon({ lacquer, panel, inlay, cloth }: Cloth): string {
  const top = 62
  const pips = Array.from({ length: 26 }, (_, index) => {
    const angle = ((index + 0.5) / 26) * Math.PI
    const [x, y] = [800 - Math.cos(angle) * 822, top + Math.sin(angle) * 872]
    const turn = 90 - (angle * 180) / Math.PI
    return at(
      place(x),
      place(y),
      `<path d="${suitShapes[index % 4] ?? ''}" fill="${inlay}" opacity=".55"/>`,
      0.52,
      place(turn)
    )
  }).join('')
  return `<defs><radialGradient id="bj-felt" cx=".5" cy=".18" r=".82"><stop offset="0" stop-color="${cloth[0]}"/><stop offset=".55" stop-color="${cloth[1]}"/><stop offset="1" stop-color="${cloth[2]}"/></radialGradient><radialGradient id="bj-lamp"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".34"/><stop offset="1" stop-color="#ffe2a6" stop-opacity="0"/></radialGradient><linearGradient id="bj-rail" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#3d2a26"/><stop offset=".5" stop-color="#241614"/><stop offset="1" stop-color="#150c0c"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="${lacquer}"/><path d="M0 0H${width}V${top + 24}H0Z" fill="${panel}"/><path d="M0 ${top + 12}H${width}" stroke="${inlay}" stroke-opacity=".4" stroke-width="2"/>${Array.from({ length: 20 }, (_, index) => `<path d="M${index * 84 - 20} ${top + 24}V${height}" stroke="#050d0c" stroke-opacity=".24" stroke-width="3"/>`).join('')}
${at(150, 96, lamp(inlay))}${at(1450, 96, lamp(inlay))}
<path d="${half(880, 940, top)}" fill="#040909" opacity=".5" transform="translate(8 18)"/><path d="${half(880, 940, top)}" fill="url(#bj-rail)"/><path d="${bow(868, 926, top)}" fill="none" stroke="#7b5a4c" stroke-opacity=".5" stroke-width="5"/><path d="${half(800, 848, top)}" fill="${lacquer}"/><path d="${bow(846, 898, top)}" fill="none" stroke="${inlay}" stroke-opacity=".5" stroke-width="2"/>${pips}
<path d="${half(796, 842, top)}" fill="url(#bj-felt)"/><path d="${bow(796, 842, top)}" fill="none" stroke="${inlay}" stroke-opacity=".65" stroke-width="3"/><path d="${bow(770, 812, top)}" fill="none" stroke="${inlay}" stroke-opacity=".34" stroke-width="2"/>
<g opacity=".3">${seat(322, 610, 3, inlay)}${seat(1278, 610, 0, inlay)}</g>
<path d="M0 ${top}H${width}" stroke="#050d0c" stroke-opacity=".5" stroke-width="10"/><path d="M0 ${top - 4}H${width}" stroke="${inlay}" stroke-opacity=".7" stroke-width="3"/>
<g class="things">${at(800, 50, tray(panel, inlay), 0.62)}${at(236, 190, discards(panel, inlay), 0.82)}${at(1350, 186, shoe(panel, inlay), 0.86)}</g>
${oval(800, 470, 620, 330, 'url(#bj-lamp)')}${grain(width, height, 'grain-moon')}`
}
