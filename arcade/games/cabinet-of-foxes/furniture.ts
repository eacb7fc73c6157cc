import { at, cut, dot, line, mirrored } from '../../paper/cut.ts'
import { face, plain } from './art.ts'

const [wood, lit, deep, brass] = ['#8a5634', '#b57c4e', '#5b3522', '#e0ab52']
const backs = ['#274b52', '#7a2f3f', '#3b3563', '#4f6b44', '#8a4a2c', '#2f4468']

/** The fifteen alcoves behind the symbols, 100 by 100 each: a painted back, warm light from above, a shelf. */
export const alcoves = Array.from({ length: 15 }, (_, index) => {
  const [x, y] = [(index % 5) * 100, Math.floor(index / 5) * 100]
  return `<rect x="${x}" y="${y}" width="100" height="100" fill="#1d0f0c"/><rect x="${x + 3}" y="${y + 3}" width="94" height="92" rx="3" fill="${backs[(index * 7 + Math.floor(index / 5) * 2) % backs.length] ?? ''}"/><rect x="${x + 3}" y="${y + 3}" width="94" height="92" rx="3" fill="url(#alcove)"/><path d="M${x} ${y + 93}h100v7h-100z" fill="#a36b42"/><path d="M${x} ${y + 93}h100v2h-100z" fill="#d09a68"/>`
}).join('')
export const alcoveLight =
  '<defs><radialGradient id="alcove" cx=".42" cy=".3" r=".8"><stop stop-color="#ffe9b8" stop-opacity=".34"/><stop offset=".55" stop-color="#ffe9b8" stop-opacity=".04"/><stop offset="1" stop-color="#0c0508" stop-opacity=".5"/></radialGradient></defs>'

/** The front of a drawer, 100 by 100: a panel with a frame, a brass plate for its number and a ring to pull. */
export const front =
  plain('M0 0H100V100H0Z', deep) +
  cut('M3 3H97V97H3Z', wood, 0.8) +
  plain('M3 3H97V7H7V97H3Z', lit) +
  plain('M14 14H86V86H14Z', '#7a4a2c') +
  plain('M14 14H86V17H17V86H14Z', deep) +
  plain('M86 14V86H14L17 83H83V17Z', lit, 0.7) +
  line('M22 30C40 24 60 36 80 28M22 66C44 72 60 60 80 68M24 78C40 74 60 82 78 76', '#6a3e24', 1.4) +
  cut('M36 22H64L67 27L64 32H36L33 27Z', brass, 0.6) +
  plain('M37 23H56L52 27H35Z', '#f6d58c', 0.8) +
  cut('M50 44A8 8 0 1 1 49.9 44Z', brass, 0.8) +
  dot(47, 49, 2.6, '#fff0c4') +
  '<path d="M50 54A14 14 0 1 1 49.9 54Z" fill="none" stroke="#2a1510" stroke-width="5" opacity=".4" transform="translate(1 2)"/><path d="M50 54A14 14 0 1 1 49.9 54Z" fill="none" stroke="#e0ab52" stroke-width="4.6"/><path d="M38 62A14 14 0 0 1 47 54.5" fill="none" stroke="#fff0c4" stroke-width="2" stroke-linecap="round"/>'

/** The inside of an open drawer: dark velvet between two sides. */
export const inside =
  plain('M0 0H100V100H0Z', '#190c0c') +
  plain('M4 4H96V100H4Z', '#3d1626') +
  '<rect x="4" y="4" width="92" height="96" fill="url(#alcove)"/>' +
  plain('M4 4L14 14V100H4ZM96 4L86 14V100H96Z', '#2a1018') +
  plain('M4 4H96L86 14H14Z', '#220c14')

/** The top of the cabinet, 1000 by 230: a pediment with a star between scrolls; the fox that keeps it sits on its middle. */
export const pediment =
  cut(
    'M10 230V206C120 204 220 196 300 170C340 156 366 132 400 132H600C634 132 660 156 700 170C780 196 880 204 990 206V230Z',
    wood,
    4
  ) +
  plain(
    'M10 206C120 204 220 196 300 170C340 156 366 132 400 132H600C634 132 660 156 700 170C780 196 880 204 990 206V213C880 211 780 204 700 180C660 166 634 143 600 143H400C366 143 340 166 300 180C220 204 120 211 10 213Z',
    lit
  ) +
  mirrored(
    500,
    '<path d="M330 196C350 176 380 178 384 194C386 206 370 212 364 202C360 194 370 190 374 196" fill="none" stroke="#e0ab52" stroke-width="6" stroke-linecap="round"/>' +
      line('M60 220H300', deep, 4) +
      cut('M22 206C14 190 30 176 44 184C58 176 72 190 64 206Z', brass, 2) +
      plain('M28 200C24 190 34 182 42 188Z', '#f6d58c')
  ) +
  at(
    500,
    190,
    Array.from({ length: 8 }, (_, index) => at(0, 0, plain('M0-24L5-6H-5Z', brass), 1, index * 45)).join('') +
      dot(0, 0, 8, '#f6d58c')
  )

/** One door of the cabinet, 250 by 300: two panels, a frame and a key plate. */
export const door =
  plain('M0 0H250V300H0Z', deep) +
  plain('M4 4H246V296H4Z', wood) +
  plain('M4 4H246V10H10V296H4Z', lit) +
  [20, 160]
    .map(
      (y) =>
        plain(`M28 ${y + 8}H222V${y + 120}H28Z`, '#6e4227') +
        plain(`M28 ${y + 8}H222V${y + 13}H33V${y + 120}H28Z`, deep) +
        line(
          `M50 ${y + 64}C90 ${y + 30} 160 ${y + 98} 204 ${y + 64}M50 ${y + 80}C90 ${y + 50} 160 ${y + 112} 204 ${y + 80}`,
          '#5b3522',
          2
        )
    )
    .join('') +
  at(125, 84, face('#a86a3c', '#5b3522'), 0.62) +
  at(
    125,
    226,
    Array.from({ length: 8 }, (_, index) => at(0, 0, plain('M0-30L7-8H-7Z', brass), 1, index * 45)).join('') +
      dot(0, 0, 11, '#f6d58c')
  )
