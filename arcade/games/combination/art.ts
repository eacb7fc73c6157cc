import { cut, dot, line } from '../../paper/cut.ts'

/** Six signs that differ in shape as well as in colour: sun, moon, star, leaf, drop, key. */
export const signs: readonly string[] = [
  Array.from(
    { length: 8 },
    (_, index) => `<path d="M47 8 L50 0 L53 8Z" fill="#f2b84f" transform="translate(0 6) rotate(${index * 45} 50 44)"/>`
  ).join('') +
    cut('M50 24 A26 26 0 1 1 49.9 24Z', '#f2b84f', 0.8) +
    `<path d="M50 24 A26 26 0 0 0 30 66 A26 26 0 0 1 62 27 A26 26 0 0 0 50 24Z" fill="#fbdc8e"/>`,
  cut('M62 14 A38 38 0 1 0 84 66 A30 30 0 1 1 62 14Z', '#d8dcec', 0.8),
  cut('M50 8 L61 36 L91 38 L68 57 L76 87 L50 70 L24 87 L32 57 L9 38 L39 36Z', '#e88a5a', 0.8) +
    `<path d="M50 8 L50 52 L24 87 L32 57 L9 38 L39 36Z" fill="#f6b188"/>`,
  cut('M50 8 C80 24 88 56 50 92 C12 56 20 24 50 8Z', '#6fb07f', 0.8) +
    line('M50 16 V84 M50 40 L34 30 M50 40 L66 30 M50 60 L32 48 M50 60 L68 48', '#2f6347', 3),
  cut('M50 8 C68 36 82 50 82 64 A32 30 0 0 1 18 64 C18 50 32 36 50 8Z', '#63a9d6', 0.8) +
    `<path d="M34 56 C28 68 34 80 46 84 C36 76 34 66 40 52Z" fill="#c3e2f4"/>`,
  cut('M30 24 A20 20 0 1 1 29.9 24 M42 58 L82 88 L76 94 L70 90 L64 96 L58 90 L62 84 L36 64Z', '#c98fd0', 0.8) +
    dot(30, 44, 9, '#2b2038'),
]
