import { at, dot, line } from '../../paper/cut.ts'
import type { Hour } from '../../shell/quick/parlour.ts'

const rays = Array.from({ length: 16 }, (_, index) =>
  at(0, 0, `<path d="M-7-60L0-${index % 2 ? 84 : 98}L7-60Z" fill="#f2a63f"/>`, 1, index * 22.5)
).join('')
const sun = at(
  0,
  -74,
  `<g>${dot(0, 0, 108, 'rgb(255 236 170 / .25)')}${rays}${dot(0, 0, 58, '#e8973a')}${dot(0, 0, 50, '#ffe08a')}</g>` +
    line('M-24-12Q-16-20-8-12M8-12Q16-20 24-12M-14 20Q0 32 14 20M0-8V8', '#9a6420', 4),
  0.8
)
/** A sundial whose needle throws no shadow. */
const dial =
  '<path d="M-18 220L-10 66H10L18 220Z" fill="#a86b2a"/><path d="M-62 66H62L48 90H-48Z" fill="#d49a4e"/><path d="M-6 66L0-34L6 66Z" fill="#7a4c18"/>' +
  dot(0, -96, 46, 'rgb(255 236 170 / .35)') +
  dot(0, -96, 26, '#ffe08a')

/** The height of the day: sandstone, a cloth like deep water, the sun straight above. */
export const hour: Hour = {
  cloth: {
    lacquer: '#4a3015',
    panel: '#7a5220',
    inlay: '#f1cf7c',
    cloth: ['#2f7f92', '#1d5a72', '#0d3046'],
  },
  sky: ['#3f9fb0', '#7cc6c4', '#f3dfa6'],
  hills: ['#d9a95a', '#b07c34'],
  orb: (side) => (side === 'left' ? sun : dial),
  light: '#fff0c0',
}
