import { at, canopy, cut, dot, grain, line, mirrored, oval, whim } from '../../paper/cut.ts'

const leaf = (fill = '#4f7d4d', vein = '#7ea36a'): string =>
  cut('M0 0 C8 -13 24 -14 34 -5 C26 5 10 8 0 0Z', fill, 0.7) + line('M3 -1 C12 -4 20 -6 29 -5', vein, 1.1)
const stem = (d: string): string => line(d, '#5b4630', 3.6)

const pomegranate =
  cut('M50 25 C75 24 88 42 85 61 C82 81 66 91 50 91 C34 91 18 81 15 61 C12 42 25 24 50 25Z', '#a52c33') +
  `<path d="M29 36 C20 46 18 62 26 75 C23 56 30 42 46 31 Z" fill="#d0604f"/>` +
  cut('M39 28 L35 9 L45 17 L50 6 L55 17 L65 9 L61 28 C54 31 46 31 39 28Z', '#8a2231', 0.7) +
  cut('M54 43 C69 42 79 55 76 69 C66 79 50 73 45 60 C44 50 48 44 54 43Z', '#f1dcae', 0.6) +
  [
    [55, 50],
    [64, 50],
    [71, 57],
    [52, 58],
    [61, 58],
    [69, 65],
    [56, 66],
    [64, 70],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 3.9, 4.8, '#c22a48', 24) + oval(x - 1.2, y - 1.6, 1.1, 1.5, '#f3a0a8', 24))
    .join('')

const moth =
  mirrored(
    50,
    cut('M47 58 C34 57 19 65 18 80 C33 87 46 77 50 63Z', '#c3643f', 0.8) +
      dot(32, 71, 6.2, '#2a2030') +
      dot(31, 70, 2.5, '#f3e6c0') +
      cut('M49 41 C39 21 18 12 4 17 C6 35 17 52 47 58 Z', '#8a7556', 0.9) +
      `<path d="M46 45 C36 31 24 24 12 23 C16 34 27 45 46 52Z" fill="#d3b984"/><path d="M41 45 C33 36 26 31 19 29 C23 36 30 42 41 47Z" fill="#6b573f"/>` +
      line('M48 30 C44 20 38 13 30 9', '#e8d3a2', 1.8)
  ) +
  cut('M50 26 C56 28 57 38 56 52 C55 68 53 76 50 82 C47 76 45 68 44 52 C43 38 44 28 50 26Z', '#3d302c', 0.8) +
  [48, 56, 64].map((y) => line(`M46 ${y} C48 ${y + 2} 52 ${y + 2} 54 ${y}`, '#d3b984', 1.8)).join('')

const bell = (fill: string): string =>
  cut('M0 0 C9 -2 14 5 16 17 C19 21 15 27 9 24 C4 28 -2 28 -4 24 C-10 26 -13 20 -9 16 C-8 7 -6 1 0 0Z', fill, 0.7) +
  oval(3, 20.5, 8, 4.4, '#6d2350', -6) +
  dot(0, 20, 1.1, '#f4d7df') +
  dot(4, 21.5, 1.1, '#f4d7df') +
  dot(6.5, 19, 0.9, '#f4d7df') +
  `<path d="M-4 6 C-5 10 -5 13 -5 16 C-7 13 -7 8 -4 6Z" fill="#f2c3d3"/>`
const foxglove =
  line('M52 97 C50 70 51 38 47 9', '#57835a', 3.6) +
  at(40, 88, leaf('#3f6b4a'), 0.9, 200) +
  at(58, 90, leaf('#4f7d4d'), 0.9, -20) +
  at(47, 9, bell('#e6abc0'), 0.42, 20) +
  at(40, 20, bell('#df97b3'), 0.62, 32) +
  at(56, 18, bell('#d98bab'), 0.6, -30) +
  at(34, 37, bell('#cf739b'), 0.86, 30) +
  at(62, 34, bell('#c96a94'), 0.84, -28) +
  at(30, 60, bell('#bd5788'), 1.05, 26) +
  at(67, 57, bell('#b75083'), 1.05, -24)

const pear =
  stem('M50 24 C49 15 53 9 58 6') +
  at(54, 17, leaf(), 0.95, -8) +
  cut(
    'M50 20 C59 20 60 30 63 40 C67 51 81 57 79 73 C77 89 63 93 50 93 C37 93 23 89 21 73 C19 57 33 51 37 40 C40 30 41 20 50 20Z',
    '#9aa83f'
  ) +
  `<path d="M38 45 C28 55 24 66 28 79 C33 65 38 57 46 46 C46 38 45 32 47 26 C42 31 40 38 38 45Z" fill="#c9d075"/>` +
  [
    [60, 62],
    [66, 72],
    [56, 78],
    [62, 84],
    [70, 63],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 1.2, '#75822c'))
    .join('')

const plum =
  stem('M50 26 C50 17 52 11 56 7') +
  at(53, 18, leaf('#456f52'), 0.95, -4) +
  cut('M50 24 C75 19 89 37 87 57 C85 79 68 93 50 93 C32 93 15 79 13 57 C11 37 25 19 50 24Z', '#4b3468') +
  `<path d="M50 24 C60 42 60 70 51 92 C46 70 44 44 50 24Z" fill="#37244e"/><path d="M27 37 C18 47 17 62 25 74 C24 57 29 46 41 34Z" fill="#8a6db0"/>`

const quince =
  stem('M50 24 C49 16 51 11 54 8') +
  at(52, 17, leaf('#5b8450'), 0.95, -6) +
  cut(
    'M50 22 C61 15 75 23 79 37 C90 49 87 71 77 81 C67 92 57 88 50 92 C43 88 33 92 23 81 C13 71 10 49 21 37 C25 23 39 15 50 22Z',
    '#d6a52f'
  ) +
  `<path d="M30 33 C20 42 17 58 25 72 C25 56 31 42 44 30 C39 28 34 29 30 33Z" fill="#f3d67c"/><path d="M50 84 L46 89 L40 87 L46 92 L50 97 L54 92 L60 87 L54 89Z" fill="#8c6718"/>`

const cherries =
  line('M34 52 C39 35 48 22 61 12', '#6d8a4f', 2.8) +
  line('M67 56 C67 39 65 25 61 12', '#6d8a4f', 2.8) +
  at(60, 13, leaf(), 0.95, 14) +
  cut('M33 49 C46 46 54 57 53 68 C52 81 43 89 33 89 C22 89 13 80 13 68 C13 57 21 47 33 49Z', '#b3213b') +
  `<path d="M22 58 C17 65 18 74 23 80 C22 70 24 63 30 56Z" fill="#e46a70"/>` +
  cut('M68 55 C80 52 88 62 87 73 C86 85 78 92 68 92 C58 92 50 84 50 73 C50 62 58 53 68 55Z', '#8c1a35') +
  `<path d="M58 63 C54 69 54 77 58 83 C57 74 59 68 65 61Z" fill="#cf4a5c"/>`

const hazel =
  cut('M50 6 C71 16 88 37 82 59 C78 76 63 83 50 90 C37 83 22 76 18 59 C12 37 29 16 50 6Z', '#3f6d4c') +
  `<path d="M50 6 C71 16 88 37 82 59 C78 76 63 83 50 90Z" fill="#2f5740"/>` +
  line('M50 10 L50 88', '#86ab77', 2) +
  [26, 42, 58]
    .map(
      (y) =>
        line(`M50 ${y + 12} C42 ${y + 8} 34 ${y + 2} 28 ${y}`, '#86ab77', 1.5) +
        line(`M50 ${y + 12} C58 ${y + 8} 66 ${y + 2} 72 ${y}`, '#6c9465', 1.5)
    )
    .join('') +
  at(
    34,
    80,
    cut('M0 -11 C9 -10 12 0 8 8 C3 14 -5 13 -9 7 C-12 -1 -8 -10 0 -11Z', '#b9803f', 0.7) +
      `<path d="M-9 -4 C-4 -12 5 -12 9 -4 C4 -7 -4 -7 -9 -4Z" fill="#e4c184"/>`
  )

const lantern =
  `<circle cx="50" cy="54" r="46" fill="#ffcf6e" opacity=".13"/><circle cx="50" cy="54" r="35" fill="#ffcf6e" opacity=".18"/>` +
  line('M41 17 C41 4 59 4 59 17', '#d09a47', 3.4) +
  cut('M33 28 L67 28 L60 16 L40 16Z', '#b9823a', 0.8) +
  cut('M33 28 L67 28 L74 78 L26 78Z', '#33271b') +
  `<path d="M38 33 L48 33 L48 73 L33 73Z" fill="#ffe3a1"/><path d="M52 33 L62 33 L67 73 L52 73Z" fill="#fbc866"/>` +
  cut('M50 42 C60 53 59 64 50 69 C41 64 40 53 50 42Z', '#f0852d', 0.4) +
  `<path d="M50 52 C55 58 54 64 50 67 C46 64 45 58 50 52Z" fill="#fff6d8"/>` +
  cut('M24 78 L76 78 L80 87 L20 87Z', '#c8913f', 0.8)

const moon =
  `<circle cx="50" cy="50" r="47" fill="#f6ebc8" opacity=".1"/><circle cx="50" cy="50" r="42" fill="#f6ebc8" opacity=".14"/>` +
  cut('M50 14 A36 36 0 1 1 49.9 14Z', '#e9d9a9') +
  `<path d="M50 14 A36 36 0 0 0 22 73 A36 36 0 0 1 66 18 A36 36 0 0 0 50 14Z" fill="#fbf3d6"/>` +
  oval(60, 40, 7, 6, '#d2be87') +
  oval(46, 61, 5, 4.4, '#d2be87') +
  oval(66, 63, 4, 3.6, '#d2be87') +
  oval(39, 43, 3, 2.6, '#dccb97') +
  line('M8 78 C28 66 44 76 60 72 C74 69 84 60 94 62', '#1c3630', 3.2) +
  at(34, 71, leaf('#24473c', '#355f4d'), 0.55, -60) +
  at(62, 71, leaf('#24473c', '#355f4d'), 0.6, -30) +
  at(48, 74, leaf('#1f3f36', '#355f4d'), 0.5, 60)

/** Each symbol on a field of 100 by 100. */
export const symbols: Readonly<Record<string, string>> = {
  W: lantern,
  M: moon,
  P: pomegranate,
  H: moth,
  X: foxglove,
  E: pear,
  U: plum,
  K: quince,
  C: cherries,
  L: hazel,
}

const stars = (width: number, height: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    dot(
      Math.round(whim(index) * width),
      Math.round(whim(index + 300) * height),
      0.8 + whim(index + 600) * 1.6,
      index % 4 ? '#dfe7d6' : '#f6ebc8'
    )
  ).join('')

/** The garden by night: sky, moon, three depths of trees, foxgloves in front. */
export function garden(
  width: number,
  height: number,
  options: { moonX: number; moonY: number; moonSize: number; ground: number },
  id: string
): string {
  const { moonX, moonY, moonSize, ground } = options
  const big = Math.min(width, height) * 0.004
  const spire = (x: number, size: number, turn: number): string =>
    at(x, height + 8, at(-52 * size, -97 * size, foxglove, size), 1, turn)
  return `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#0b1730"/><stop offset=".55" stop-color="#143044"/><stop offset="1" stop-color="#1f4a48"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky-${id})"/><g opacity=".75">${stars(width, ground * 0.8, 70)}</g>
${[2.1, 1.6, 1.25].map((times) => `<circle cx="${moonX}" cy="${moonY}" r="${moonSize * times}" fill="#f6ebc8" opacity=".055"/>`).join('')}
${at(moonX - moonSize * 1.39, moonY - moonSize * 1.39, cut('M50 14 A36 36 0 1 1 49.9 14Z', '#eadcae', 0.2) + `<path d="M50 14 A36 36 0 0 0 22 73 A36 36 0 0 1 66 18 A36 36 0 0 0 50 14Z" fill="#fbf3d6"/>` + oval(60, 40, 7, 6, '#d8c592') + oval(46, 61, 5, 4.4, '#d8c592') + oval(66, 63, 4, 3.6, '#d8c592'), moonSize / 36)}
${canopy(width, ground - height * 0.1, height, width * 0.09, '#1d4247', 3)}
${canopy(width, ground, height, width * 0.12, '#16363a', 21)}
${canopy(width, ground + height * 0.13, height, width * 0.15, '#0f292b', 44)}
${spire(width * 0.06, big * 1.05, -4)}${spire(width * 0.17, big * 0.75, 5)}${spire(width * 0.94, big * 1.1, 4)}${spire(width * 0.83, big * 0.72, -5)}
${canopy(width, ground + height * 0.32, height, width * 0.06, '#091b1b', 71)}
${grain(width, height, `grain-${id}`)}`
}
