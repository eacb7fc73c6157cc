import { at, canopy, cut, dot, grain, line, oval, place, whim } from '../../paper/cut.ts'

type Point = readonly [x: number, y: number]
const ring = (corners: number, turn: number, wide: number, tall: number): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = ((index + turn) / corners) * Math.PI * 2 - Math.PI / 2
    return [50 + Math.cos(angle) * wide, 50 + Math.sin(angle) * tall]
  })
const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${place(x)} ${place(y)}`).join('L')}Z`

/** A cut stone of any outline: a table in the middle, a facet for every edge, each as bright as it faces the light at the upper left. */
function gem(outline: readonly Point[], hue: number, saturation: number, depth = 46): string {
  const inner = outline.map(([x, y]): Point => [50 + (x - 50) * 0.54, 48 + (y - 50) * 0.54])
  const facets = outline.map((from, index) => {
    const next = (index + 1) % outline.length
    const [to, innerTo, innerFrom] = [outline[next] ?? from, inner[next] ?? from, inner[index] ?? from]
    const facing = -((from[0] + to[0]) / 2 - 50) * 0.6 - ((from[1] + to[1]) / 2 - 50) * 0.8
    return `<path d="${path([from, to, innerTo, innerFrom])}" fill="hsl(${hue} ${saturation}% ${place(depth + facing * 0.52)}%)"/>`
  })
  return (
    cut(path(outline), `hsl(${hue} ${saturation}% ${depth - 20}%)`) +
    facets.join('') +
    `<path d="${path(inner)}" fill="hsl(${hue} ${saturation}% ${depth + 8}%)"/><path d="${path([inner[0] ?? [50, 50], ...inner.slice(Math.ceil(inner.length / 2)), [50, 50]])}" fill="#fff" opacity=".26"/>`
  )
}

const drop: readonly Point[] = [
  [50, 8],
  [68, 34],
  [80, 58],
  [74, 80],
  [50, 92],
  [26, 80],
  [20, 58],
  [32, 34],
]
const shield: readonly Point[] = [
  [22, 14],
  [50, 22],
  [78, 14],
  [86, 44],
  [70, 74],
  [50, 93],
  [30, 74],
  [14, 44],
]
const nugget: readonly Point[] = [
  [30, 20],
  [52, 14],
  [74, 24],
  [88, 46],
  [82, 70],
  [60, 84],
  [34, 82],
  [14, 64],
  [16, 38],
]
const block: readonly Point[] = [
  [26, 22],
  [72, 16],
  [88, 40],
  [82, 76],
  [36, 86],
  [12, 62],
]

const opal =
  cut(path(ring(14, 0, 40, 40)), '#c9d6dd') +
  [
    ['#9fd8cf', 36, 40, 18],
    ['#e9b8c9', 60, 36, 16],
    ['#b9c6f0', 58, 62, 18],
    ['#f2e2a8', 40, 62, 13],
  ]
    .map(([fill, x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".85"/>`)
    .join('') +
  oval(36, 30, 13, 7, '#ffffff', -34).replace('/>', ' opacity=".75"/>')
const quartz =
  cut('M40 92 L28 46 L42 8 L56 44 L54 92Z', '#dfe7ea', 0.9) +
  '<path d="M42 8 L56 44 L54 92 L46 92 L44 44Z" fill="#aebfc7"/>' +
  cut('M54 92 L54 54 L68 28 L80 56 L72 92Z', '#c8d5da', 0.9) +
  '<path d="M68 28 L80 56 L72 92 L64 92 L66 56Z" fill="#93a7b1"/>' +
  cut('M24 92 L14 66 L24 46 L34 68 L38 92Z', '#cfdade', 0.9) +
  '<path d="M24 46 L34 68 L38 92 L30 92 L26 68Z" fill="#9db0b9"/>'
const lamp =
  `<circle cx="50" cy="56" r="46" fill="#ffcf6e" opacity=".14"/><circle cx="50" cy="56" r="34" fill="#ffcf6e" opacity=".2"/>` +
  line('M38 20 C38 2 62 2 62 20', '#b9b2a6', 4) +
  cut('M32 30 L68 30 L62 18 L38 18Z', '#8d877c', 0.8) +
  cut('M36 34 H64 L68 70 H32Z', '#3a332b', 0.8) +
  '<path d="M40 37 H60 L63 67 H37Z" fill="#ffe3a1"/>' +
  cut('M50 42 C58 52 57 60 50 64 C43 60 42 52 50 42Z', '#f0852d', 0.3) +
  line('M44 36 L42 68 M56 36 L58 68', '#3a332b', 2.4) +
  cut('M26 70 H74 L70 90 H30Z', '#a49d90', 0.8) +
  '<path d="M26 70 H46 L46 90 H30Z" fill="#cfc8ba"/>'

export const symbols: Readonly<Record<string, string>> = {
  W: lamp,
  R: gem(ring(8, 0.5, 42, 42), 352, 72, 44),
  O: opal,
  E: gem(ring(8, 0.5, 34, 43), 156, 58, 40),
  S: gem(drop, 216, 66, 48),
  T: gem(ring(6, 0, 42, 42), 38, 82, 52),
  A: gem(shield, 276, 44, 50),
  G: gem(
    [
      [50, 8],
      [84, 50],
      [50, 92],
      [16, 50],
    ],
    12,
    60,
    38
  ),
  Q: quartz,
  C: gem(nugget, 22, 52, 44),
  I: gem(block, 212, 10, 46),
}

/** The gallery: strata in layers of paper, timbers left and right, a seam of stones that catches the lamp. */
export function gallery(width: number, height: number, id: string): string {
  const strata = ['#4a3b4d', '#3d3042', '#312738', '#271f2e', '#1d1723']
    .map((fill, index) => canopy(width, height * (0.1 + index * 0.2), height + 20, width * 0.16, fill, 13 + index * 17))
    .join('')
  const beam = (x: number, lean: number): string =>
    cut(
      `M${x - 26} ${height + 20} L${x - 22 + lean} -20 L${x + 24 + lean} -20 L${x + 28} ${height + 20}Z`,
      '#6b4a30',
      3
    ) +
    `<path d="M${x - 26} ${height + 20} L${x - 22 + lean} -20 L${x - 8 + lean} -20 L${x - 10} ${height + 20}Z" fill="#8d6640"/>`
  const stones = Array.from({ length: 16 }, (_, index) => {
    const x = whim(index + 5) * width
    const y = height * (0.2 + 0.62 * (x / width)) + (whim(index + 40) - 0.5) * height * 0.16
    return at(
      x,
      y,
      `<g transform="translate(-50 -50)">${symbols[['A', 'S', 'E', 'T', 'R'][index % 5] ?? 'A'] ?? ''}</g>`,
      0.3 + whim(index + 70) * 0.4,
      whim(index + 90) * 70 - 35
    )
  }).join('')
  return `<rect width="${width}" height="${height}" fill="#57485a"/>${strata}<g opacity=".8">${stones}</g>
<radialGradient id="lamp-${id}" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="#ffcf6e" stop-opacity=".22"/><stop offset="1" stop-color="#120c16" stop-opacity=".55"/></radialGradient><rect width="${width}" height="${height}" fill="url(#lamp-${id})"/>
${beam(width * 0.035, 14)}${beam(width * 0.965, -14)}${cut(`M-20 -20 H${width + 20} V${height * 0.035} H-20Z`, '#5b3f2a', 3)}${[0.2, 0.8].map((share) => dot(width * share, height * 0.012, 5, '#c9a36a')).join('')}${grain(width, height, `grain-${id}`)}`
}
