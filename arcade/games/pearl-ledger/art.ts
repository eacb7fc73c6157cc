import { at, cut, dot, grain, line, mirrored, oval, whim } from '../../paper/cut.ts'

const brass = '#d9a14a'
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const plain = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
const ray = (turn: number, from: number, to: number): [number, number, number, number] => {
  const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return [50 + x * from, 50 + y * from, 50 + x * to, 50 + y * to]
}
const rays = (count: number, turn: number, from: number, to: number, colour: string, width: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [x1, y1, x2, y2] = ray(turn + (360 * index) / count, from, to).map((value) => Math.round(value * 10) / 10)
    return line(`M${x1} ${y1}L${x2} ${y2}`, colour, width)
  }).join('')

/** Pearls by their worth: white, rose, gold, black. */
const pearls = {
  white: ['#e9dfd4', '#fffaf2', '#c9b9c2'],
  rose: ['#e7a99f', '#fbdcd2', '#b97480'],
  gold: ['#e3ac3f', '#fde2a0', '#a8702a'],
  black: ['#3c3f5c', '#8f97c4', '#1f2036'],
} as const
export type PearlTone = keyof typeof pearls

export function pearl(tone: PearlTone): string {
  const [ground, light, shadow] = pearls[tone]
  return (
    cut('M12 66C24 58 38 62 50 62C62 62 76 58 88 66C86 84 68 92 50 92C32 92 14 84 12 66Z', '#9c5f66', 0.9) +
    line('M26 68C29 78 34 84 41 87M74 68C71 78 66 84 59 87M50 66V89', '#c98a86', 2) +
    cut(circle(50, 46, 33), ground, 1) +
    plain('M50 13A33 33 0 0 0 21 62A36 36 0 0 1 66 17A33 33 0 0 0 50 13Z', light) +
    plain('M77 34A33 33 0 0 1 38 76A38 38 0 0 0 77 34Z', shadow, 0.75) +
    oval(38, 33, 8, 5, '#ffffff', -32)
  )
}

const diver =
  cut('M20 80C20 66 80 66 80 80L88 96H12Z', '#a9702c', 1) +
  cut(circle(50, 45, 36), brass, 1) +
  plain('M50 9A36 36 0 0 0 18 61A40 40 0 0 1 66 13A36 36 0 0 0 50 9Z', '#f2cd82') +
  cut(circle(50, 45, 22), '#8a5a24', 0.6) +
  cut(circle(50, 45, 18), '#173f4d', 0.4) +
  plain('M38 34C44 28 54 27 60 31C52 33 44 39 40 47C37 43 36 38 38 34Z', '#8fd0d0', 0.9) +
  line('M50 27V63M32 45H68', '#8a5a24', 2.6) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const [x, y] = ray(turn, 29, 29)
      return dot(Math.round(x), Math.round(y) - 5, 2.6, '#8a5a24')
    })
    .join('') +
  cut('M26 76H74L78 86H22Z', '#d9a14a', 0.6) +
  [32, 44, 56, 68].map((x) => dot(x, 81, 2.2, '#8a5a24')).join('')

const compass =
  cut(circle(50, 50, 43), '#8f5d28', 1) +
  cut(circle(50, 50, 38), '#f2e4c2', 0.4) +
  rays(16, 0, 32, 36, '#b08d55', 1.6) +
  rays(4, 0, 28, 36, '#6b4520', 3) +
  cut('M50 14L58 50L50 56L42 50Z', '#c8402f', 0.6) +
  cut('M50 86L42 50L50 44L58 50Z', '#23495a', 0.6) +
  plain('M50 14L50 56L42 50Z', '#e8705c') +
  plain('M50 86L50 44L42 50Z', '#3a7580') +
  dot(50, 50, 4.6, brass) +
  dot(49, 49, 1.8, '#fff3cf')

const shell =
  cut('M50 86C28 84 8 62 8 38C16 20 32 12 50 12C68 12 84 20 92 38C92 62 72 84 50 86Z', '#d27f78', 1) +
  plain('M50 80C34 78 18 60 17 40C24 26 36 20 50 20C64 20 76 26 83 40C82 60 66 78 50 80Z', '#f4cdb8') +
  ['M50 82L50 18', 'M50 82L35 20M50 82L65 20', 'M50 82L22 30M50 82L78 30', 'M50 82L13 44M50 82L87 44']
    .map((d) => line(d, '#dd9a8c', 2.4))
    .join('') +
  cut('M34 80H66L60 94H40Z', '#a85b60', 0.6)

const ledger =
  cut('M14 26L74 12L88 72L28 88Z', '#6f2730', 1) +
  cut('M20 30L74 18L86 68L32 82Z', '#f2e6cc', 0.5) +
  cut('M12 24L70 10L83 68L26 83Z', '#96383c', 0.9) +
  plain('M12 24L24 21L38 80L26 83Z', '#7c2b33') +
  plain('M30 26L66 17L69 30L33 39Z', '#e8cf95') +
  line('M36 31L62 24.600M37 35L58 30', '#96383c', 1.6) +
  cut(circle(56, 55, 9), brass, 0.5) +
  dot(54, 53, 3, '#f6e1a8')

const seahorse =
  cut(
    'M44 10C60 4 76 14 76 30C76 40 68 44 66 52C64 62 74 66 70 78C66 90 50 94 42 86C36 80 40 72 47 73C52 74 52 80 48 81C56 84 60 76 56 70C48 64 42 58 42 48C42 42 46 38 48 34L28 40L24 34L44 24C40 20 40 14 44 10Z',
    '#e08a45',
    1
  ) +
  plain('M46 13C58 9 70 16 70 28C68 20 58 16 50 20L44 24C42 20 42 16 46 13Z', '#f8c48a') +
  line('M50 44C56 46 62 46 66 44M48 52C54 54 60 54 64 52M52 61C57 62 61 61 64 59', '#b4601f', 2) +
  dot(54, 22, 3, '#2a1a16') +
  cut('M72 36C84 36 88 48 80 56C78 50 74 46 68 46Z', '#c76a2c', 0.5) +
  line('M58 8L62 2M66 11L73 6', '#c76a2c', 3)

const anchor =
  line('M50 26V84', '#3f6d78', 8) +
  cut(circle(50, 18, 11), '#4d8089', 0.8) +
  dot(50, 18, 5, '#14313c') +
  line('M32 36H68', '#5b929a', 7) +
  cut(
    'M10 58L26 54L24 64C30 76 40 80 50 80C60 80 70 76 76 64L74 54L90 58L82 72C74 88 62 94 50 94C38 94 26 88 18 72Z',
    '#4d8089',
    1
  ) +
  plain('M10 58L26 54L24 60L16 62Z', '#9cc7c6') +
  line('M47 28V78', '#8fc0c2', 2) +
  line('M60 20C78 22 80 34 66 42C54 50 58 60 70 62', '#d8b377', 3.4)

const crab =
  line('M22 66L8 74M22 74L12 86M78 66L92 74M78 74L88 86', '#a83a2e', 4.4) +
  mirrored(
    50,
    line('M28 54C16 50 12 40 16 30', '#c4493a', 6) +
      cut('M16 34C4 30 6 12 18 10C16 18 20 20 26 16C30 26 26 34 16 34Z', '#d95c48', 0.7)
  ) +
  cut('M16 64C16 44 34 38 50 38C66 38 84 44 84 64C84 80 66 88 50 88C34 88 16 80 16 64Z', '#d2503f', 1) +
  plain('M22 60C24 48 38 44 50 44C44 48 34 52 28 64Z', '#f08a72') +
  line('M42 40V31M58 40V31', '#c4493a', 3) +
  dot(42, 29, 4.4, '#f7efe0') +
  dot(58, 29, 4.4, '#f7efe0') +
  dot(42.6, 29.6, 2, '#2a1a16') +
  dot(58.6, 29.6, 2, '#2a1a16') +
  line('M40 70C46 75 54 75 60 70', '#8f2a22', 2.4)

const fish =
  cut('M70 50L92 30C88 44 88 56 92 70Z', '#2f7680', 0.7) +
  cut('M8 52C18 28 46 20 74 50C46 80 18 76 8 52Z', '#4fa3a8', 1) +
  plain('M12 50C22 32 44 26 66 46C46 36 26 40 12 50Z', '#a9dcd6') +
  cut('M40 30C46 16 58 16 64 22C58 26 56 32 56 38Z', '#2f7680', 0.5) +
  line('M34 38C40 46 40 56 34 64M46 36C52 46 52 56 46 66M57 42C60 48 60 54 57 60', '#2f7680', 2.2) +
  dot(22, 48, 4.4, '#fffaf0') +
  dot(21.6, 48.4, 2.2, '#12242c')

const starfish =
  cut(
    'M50 6C56 20 58 32 62 36C68 38 82 38 95 42C86 52 74 58 71 63C71 69 76 82 79 94C66 88 56 80 50 79C44 80 34 88 21 94C24 82 29 69 29 63C26 58 14 52 5 42C18 38 32 38 38 36C42 32 44 20 50 6Z',
    '#e9b04c',
    1
  ) +
  plain('M50 6C44 20 42 32 38 36C32 38 18 38 5 42L50 52Z', '#f6d48a') +
  [
    [50, 24],
    [50, 36],
    [30, 46],
    [70, 46],
    [38, 66],
    [62, 66],
    [50, 54],
    [32, 80],
    [68, 80],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2.7, '#b9792a'))
    .join('')

const float =
  cut(circle(50, 54, 36), '#2f8a72', 1) +
  plain('M50 18A36 36 0 0 0 19 72A40 40 0 0 1 66 22A36 36 0 0 0 50 18Z', '#7cc9a4', 0.9) +
  oval(37, 40, 8, 5, '#e8fff2', -32) +
  line(
    'M50 18C34 30 28 54 34 86M50 18C66 30 72 54 66 86M16 46C36 60 64 60 84 46M18 68C38 80 62 80 82 68',
    '#d8b377',
    3
  ) +
  cut('M40 10H60L62 22H38Z', '#b98a4a', 0.6) +
  line('M50 10C50 2 62 2 62 8', '#d8b377', 3)

/** Each symbol on a field of 100 by 100. */
export const symbols: Readonly<Record<string, string>> = {
  W: compass,
  O: pearl('white'),
  D: diver,
  S: shell,
  L: ledger,
  H: seahorse,
  A: anchor,
  C: crab,
  F: fish,
  T: starfish,
  G: float,
}

/** A band of swell from side to side. */
function swell(width: number, height: number, top: number, size: number, fill: string, shift: number): string {
  let d = `M${-size} ${height + 20}L${-size} ${top}`
  for (let x = -size + shift; x < width + size; x += size)
    d += `C${x + size * 0.25} ${top - size * 0.16} ${x + size * 0.5} ${top - size * 0.16} ${x + size * 0.62} ${top}C${x + size * 0.72} ${top + size * 0.08} ${x + size * 0.9} ${top + size * 0.08} ${x + size} ${top}`
  return cut(`${d}L${width + size} ${height + 20}Z`, fill, 3)
}

const boat =
  line('M0 -6V-150', '#5b3d2a', 7) +
  cut('M6 -146C50 -120 74 -70 78 -22H6Z', '#f7edd6', 2) +
  plain('M6 -146C26 -120 36 -70 38 -22H6Z', '#e0cda4') +
  cut('M-6 -128C-40 -100 -56 -60 -58 -22H-6Z', '#c8523f', 2) +
  cut('M-96 -12C-40 6 50 6 104 -18C98 22 76 40 54 44H-56C-80 38 -94 18 -96 -12Z', '#6b3d2c', 3) +
  plain('M-94 -6C-40 10 50 10 102 -10L98 4C50 22 -40 22 -90 8Z', brass)

/** The bay at first light: a low sun, islands, a boat that goes out, and the water up to the reels. */
export function bay(width: number, height: number, id: string): string {
  const [sunX, sunY, size] = [width * 0.3, height * 0.3, Math.min(width, height) * 0.12]
  const sky = `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="#23566b"/><stop offset=".4" stop-color="#7aa39c"/><stop offset=".62" stop-color="#eab58d"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky-${id})"/>`
  const island = (x: number, wide: number, tall: number, fill: string): string =>
    cut(
      `M${x - wide} ${height * 0.5}C${x - wide * 0.6} ${height * 0.5 - tall * 0.7} ${x - wide * 0.2} ${height * 0.5 - tall} ${x} ${height * 0.5 - tall}C${x + wide * 0.3} ${height * 0.5 - tall} ${x + wide * 0.5} ${height * 0.5 - tall * 0.3} ${x + wide} ${height * 0.5}Z`,
      fill,
      2
    )
  const gulls = Array.from({ length: 5 }, (_, index) =>
    at(
      width * (0.5 + whim(index) * 0.4),
      height * (0.1 + whim(index + 9) * 0.16),
      line('M-16 0C-10 -8 -4 -8 0 0C4 -8 10 -8 16 0', '#fdf3dc', 2.6),
      0.6 + whim(index + 20) * 0.7
    )
  ).join('')
  return (
    sky +
    [2.6, 1.9, 1.4]
      .map((by) => `<circle cx="${sunX}" cy="${sunY}" r="${size * by}" fill="#fff0cf" opacity=".12"/>`)
      .join('') +
    dot(sunX, sunY, size, '#fdeecb') +
    gulls +
    island(width * 0.82, width * 0.2, height * 0.14, '#5c8287') +
    island(width * 0.6, width * 0.12, height * 0.08, '#7d9a96') +
    swell(width, height, height * 0.5, width * 0.11, '#4f8f95', 20) +
    at(width * 0.86, height * 0.56, boat, Math.min(width, height) * 0.0013, -3) +
    swell(width, height, height * 0.59, width * 0.14, '#357684', 70) +
    swell(width, height, height * 0.71, width * 0.12, '#245c6e', 10) +
    swell(width, height, height * 0.85, width * 0.15, '#143f50', 50) +
    grain(width, height, `grain-${id}`)
  )
}
