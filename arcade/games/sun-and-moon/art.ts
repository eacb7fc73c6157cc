import { at, cut, line, oval, place, whim } from '../../paper/cut.ts'
import type { Side } from './rules.ts'

/** A turned shape of `points` rays around 0 0: every other corner on the inner ring. */
const rays = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const [reach, angle] = [index % 2 ? inner : outer, (index / points) * Math.PI - Math.PI / 2]
    return `${place(Math.cos(angle) * reach)} ${place(Math.sin(angle) * reach)}`
  }).join('L')}Z`
const disc = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const crescent = 'M22-62A64 64 0 1 0 58 34A50 50 0 1 1 22-62Z'
const star = rays(4, 11, 3.4)

/** The sun and the moon as they stand in the sky, on a field of 240 around 0 0. */
export const bodies: Readonly<Record<Side, string>> = {
  sun: `<g class="rays">${cut(rays(16, 112, 82), '#f6b24e', 2)}</g>${cut(disc(74), '#fbd678', 2)}<path d="${disc(62)}" fill="#fde9a8"/><path d="M-50-36A62 62 0 0 1 20-58A70 70 0 0 0-50-36Z" fill="#fffbe8"/>`,
  moon:
    `<circle r="108" fill="#cfdcff" opacity=".06"/><circle r="86" fill="#cfdcff" opacity=".08"/>` +
    at(4, 4, cut(crescent, '#dfe6f6', 2), 1.16) +
    at(4, 4, '<path d="M22-62A64 64 0 0 0-41.2 44.7A62 62 0 0 1 22-62Z" fill="#fbfcff"/>', 1.16) +
    at(44, -14, cut(star, '#fdf0c4', 0.6), 1.7) +
    at(70, 30, cut(star, '#fdf0c4', 0.6), 1.1),
}

/** One face of the coin, on a field of 200 around 0 0: a milled edge, a ring, and the side cut out of the middle. */
const faceOf = (rim: string, field: string, ring: string, motif: string): string =>
  `<circle r="98" fill="${rim}"/><circle r="92" fill="none" stroke="#2a1d10" stroke-opacity=".3" stroke-width="9" stroke-dasharray="3 3.4"/><circle r="86" fill="${field}"/><path d="M-78-36A86 86 0 0 1 36-78A96 96 0 0 0-78-36Z" fill="#fff" opacity=".3"/><circle r="78" fill="none" stroke="${ring}" stroke-width="3"/>${motif}`
export const faces: Readonly<Record<Side, string>> = {
  sun: faceOf(
    '#c07a22',
    '#eeb04a',
    '#b06c1c',
    cut(rays(16, 68, 46), '#b8651a', 1.6) +
      cut(disc(40), '#fbdc86', 1.6) +
      line('M-17-5q6-7 12 0M5-5q6-7 12 0', '#8a4a12', 4) +
      line('M-15 12q15 14 30 0', '#8a4a12', 4)
  ),
  moon: faceOf(
    '#4d5a86',
    '#8b9bc9',
    '#4a5784',
    at(-4, 0, cut('M18-54A56 56 0 1 0 50 30A44 44 0 1 1 18-54Z', '#eef2fd', 1.6), 1) +
      line('M-33 2q6 6 12 0M-24 22q7 6 12 1', '#4a5784', 4) +
      at(34, -16, cut(star, '#fbe7a4', 0.8), 1.7) +
      at(48, 12, cut(star, '#fbe7a4', 0.8), 1)
  ),
}

/** A smooth line of land over a field of 1600 by 1000: through whole swells, so that it has no corner anywhere. */
function land(ground: number, rise: number, steps: number, seed: number): string {
  const width = 1760 / steps
  const points = Array.from(
    { length: steps + 1 },
    (_, index) =>
      [
        Math.round(index * width - 80),
        Math.round(ground - rise * (whim(seed + index) * 0.7 + (index % 2) * 0.5)),
      ] as const
  )
  // Level at every point: the curves meet without a notch.
  const swells = points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0]
      return `C${Math.round(fromX + width * 0.5)} ${fromY} ${Math.round(x - width * 0.5)} ${y} ${x} ${y}`
    })
    .join('')
  return `M-80 1020V${points[0]?.[1] ?? ground}${swells}V1020Z`
}

/** Stars in three sizes, all of one size in one stroke with round ends: a circle for each would be most of the picture's bytes. */
const stars = (count: number, seed: number, size: number): string =>
  [0.7, 1, 1.4]
    .map((share, kind) => {
      const d = Array.from({ length: Math.floor(count / 3) }, (_, index) => {
        const at = seed + (index * 3 + kind) * 2
        return `M${Math.round(whim(at) * 1600)} ${Math.round(whim(at + 1) * 620)}h.1`
      }).join('')
      return line(d, '#f4ecd0', place(2 * size * share))
    })
    .join('')

/** A tall narrow tree, its foot at 0 0. */
const cypress = (colour: string, lit: string): string =>
  line('M0 0V-24', '#2b1d18', 7) +
  cut('M0-170C26-120 30-60 18-24C8-14-8-14-18-24C-30-60-26-120 0-170Z', colour, 2) +
  `<path d="M0-164C-20-118-24-64-14-30C-6-60-4-110 0-164Z" fill="${lit}"/>`
/** A house with a chimney, its foot at 0 0; `pane` is the colour of its windows. */
const house = (wall: string, roof: string, pane: string): string =>
  cut('M28-96V-128H44V-84Z', roof, 1) +
  cut('M-56 0V-62H56V0Z', wall, 2) +
  cut('M-70-58L0-116L70-58Z', roof, 2) +
  `<path d="M-36-44H-12V-18H-36ZM12-44H36V-18H12Z" fill="${pane}"/><path d="M-24-44V-18M-36-31H-12M24-44V-18M12-31H36" stroke="${roof}" stroke-width="3"/>`

interface Hour {
  readonly sky: readonly [string, string, string]
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly front: string
  readonly tree: readonly [string, string]
  readonly house: readonly [string, string, string]
  readonly water: readonly [string, string]
}
/** Both at once: the sun has just gone, and the moon is there. */
const dusk = ['#272a63', '#8b5487', '#f5a36b'] as const
const hours: Readonly<Record<Side, Hour>> = {
  sun: {
    sky: ['#4f83b5', '#e9b48c', '#fbdc9c'],
    far: '#c58d78',
    middle: '#8f9a63',
    near: '#5d7d4c',
    front: '#38573c',
    tree: ['#2f5a43', '#4f8058'],
    house: ['#f0ddb8', '#a2503a', '#6c8ea6'],
    water: ['#9cc4cf', '#fdf1cf'],
  },
  moon: {
    sky: ['#070d26', '#1b2757', '#46508c'],
    far: '#323c72',
    middle: '#26345c',
    near: '#1b2a47',
    front: '#111d31',
    tree: ['#13283a', '#213c52'],
    house: ['#3b456c', '#1c2342', '#ffd36e'],
    water: ['#2c3c70', '#cfdcff'],
  },
}

/** The sky of a side over a field of 1600 by 1000, with the altitudes of the draughtsman who watches it. */
export function sky(side: Side | 'dusk', starCount = 150): string {
  const [top, middle, low] = side === 'dusk' ? dusk : hours[side].sky
  const arcs = [330, 470, 610]
    .map((r, index) => `<circle cx="800" cy="820" r="${r}" stroke-dasharray="${index === 1 ? '2 9' : 'none'}"/>`)
    .join('')
  const ticks = Array.from({ length: 37 }, (_, index) => {
    const angle = Math.PI + (index / 36) * Math.PI
    const at = (r: number) => `${place(800 + Math.cos(angle) * r)} ${place(820 + Math.sin(angle) * r)}`
    return `M${at(610)}L${at(index % 6 ? 620 : 634)}`
  }).join('')
  return `<defs><linearGradient id="sky-${side}" x1="0" y1="0" x2=".1" y2="1"><stop stop-color="${top}"/><stop offset=".46" stop-color="${middle}"/><stop offset=".7" stop-color="${low}"/></linearGradient></defs><rect width="1600" height="1000" fill="url(#sky-${side})"/>${side === 'sun' ? '' : stars(side === 'moon' ? starCount : Math.floor(starCount / 2), 40, 1.7)}<g fill="none" stroke="#fff6dc" stroke-width="1.6" opacity="${side === 'sun' ? 0.3 : 0.16}">${arcs}<path d="${ticks}"/></g>`
}

/** Stars that twinkle over the still ones. */
export const twinkling = Array.from({ length: 18 }, (_, index) =>
  at(
    place(whim(700 + index) * 1600),
    place(whim(760 + index) * 520),
    `<path d="${star}" fill="#fff6d8"/>`,
    place(0.5 + whim(800 + index) * 0.7)
  )
).join('')

const cloud = 'M-120 20C-124-8-88-22-66-8C-52-44 4-46 18-14C44-34 84-20 82 6C112 2 128 14 124 26C60 34-60 34-120 20Z'
export const clouds =
  at(260, 190, cut(cloud, '#fff7e6', 3), 1.1) +
  at(820, 120, cut(cloud, '#fdeacb', 3), 0.8) +
  at(1290, 250, cut(cloud, '#fff7e6', 3), 1.3)

/** The land of a side, from the far hills to the meadow in front, on a field of 1600 by 1000. */
export function valley(side: Side): string {
  const hour = hours[side]
  const glints = Array.from({ length: 11 }, (_, index) =>
    oval(
      place(660 + whim(index + 510) * 190),
      place(816 + index * 3.4),
      place(10 + whim(index + 540) * 26),
      1.8,
      hour.water[1]
    )
  ).join('')
  return (
    cut(land(690, 120, 9, 11), hour.far, 3) +
    cut(land(762, 90, 7, 31), hour.middle, 3) +
    `<path d="M520 880C610 786 900 776 1010 880Z" fill="${hour.water[0]}"/><g opacity=".55">${glints}</g>` +
    cut(land(846, 56, 5, 52), hour.near, 3) +
    at(966, 846, house(...hour.house), 0.84) +
    [90, 150, 214, 560, 606, 1050, 1316, 1368, 1500]
      .map((x, index) => at(x, 846 + whim(index + 20) * 14, cypress(...hour.tree), 0.7 + whim(index + 90) * 0.5))
      .join('') +
    cut(land(930, 44, 4, 74), hour.front, 3) +
    [330, 1450].map((x) => at(x, 950, cypress(...hour.tree), 1.3)).join('')
  )
}
