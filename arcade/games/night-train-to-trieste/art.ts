import { at, cut, dot, line, mirrored, oval, shaded } from '../../paper/cut.ts'

export const plain = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const turns = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => at(0, 0, draw(index), 1, (360 / count) * index)).join('')
export const disc = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const [red, navy, brass, cream] = ['#c9414b', '#26345c', '#e0ab52', '#f6ead2']

/** The two beams of the lighthouse over the sea. */
const beams =
  plain('M50 20L-4 4V40Z', '#ffe9a8', 0.5) +
  plain('M50 20L104 2V42Z', '#ffe9a8', 0.5) +
  plain('M50 20L4 12V30ZM50 20L96 11V31Z', '#fff6d8', 0.6)
/** A lighthouse of Trieste without its beams: white stone, a gallery. */
const tower =
  cut('M40 34H60L66 84H34Z', cream, 1) +
  plain('M40 34H48L45 84H34Z', '#fffdf4') +
  plain('M38.6 46H61.4L62.6 56H37.4ZM36.2 66H63.8L65 76H35Z', red) +
  plain('M38.6 46H47L46 56H37.4ZM36.2 66H45.6L45 76H35Z', '#e2686a') +
  cut('M35 28H65V34H35Z', navy, 0.6) +
  cut('M42 14H58V28H42Z', '#ffe08a', 0.4) +
  plain('M46 14H49V28H46ZM53 14H55V28H53Z', navy) +
  cut('M38 14L50 4L62 14Z', red, 0.6) +
  dot(50, 3, 2.6, brass) +
  cut('M22 84C32 78 70 78 80 84L88 94H12Z', '#7d6a58', 0.8) +
  plain('M4 90C20 84 30 96 46 90C62 84 74 96 96 89V98H4Z', '#2f6a8c')
export const lighthouse = beams + tower

/** The engine of the night train, from the front. */
const locomotive =
  cut(disc(40), navy, 1.4) +
  plain('M-38-10A40 40 0 0 1 10-38A46 46 0 0 0-38-10Z', '#6480bd') +
  `<circle r="32" fill="none" stroke="${brass}" stroke-width="3.6"/>` +
  dot(0, 0, 27, '#33477a') +
  turns(8, () => dot(0, -36, 2, brass)) +
  cut('M-8-58H8L10-38H-10Z', '#1c2646', 0.8) +
  cut('M-12-60H12V-55H-12Z', brass, 0.5) +
  '<circle cy="-14" r="17" fill="#ffe9a8" opacity=".35"/>' +
  cut('M0-24A10 10 0 1 1-.1-24Z', brass, 0.6) +
  dot(0, -14, 7.4, '#fff6d8') +
  at(0, 8, turns(5, () => plain('M0-9L3-2H-3Z', brass)) + dot(0, 0, 3, brass)) +
  cut('M-46 28H46V38H-46Z', red, 1) +
  mirrored(0, cut('M-30 30A9 9 0 1 1-30.1 30Z', '#c3cad6', 0.6) + dot(-31, 38, 4, '#eef2f8')) +
  cut('M-36 40H36L46 52H-46Z', brass, 0.8) +
  line('M-24 41L-30 51M-8 41L-10 51M8 41L10 51M24 41L30 51', '#8a5f22', 2)
const engineFront = at(50, 54, locomotive, 0.86)

const accordion = at(
  50,
  52,
  cut('M-44-30H-18V34H-44Z', red, 1.2) +
    plain('M-44-30H-36V34H-44Z', '#e2686a') +
    cut('M20-34H44V30H20Z', red, 1.2) +
    Array.from({ length: 6 }, (_, index) =>
      cut(
        `M${-18 + index * 6.4}-${28 + (index % 2) * 5}H${-11.6 + index * 6.4}V${32 - (index % 2) * 2}H${-18 + index * 6.4}Z`,
        index % 2 ? '#2a2438' : '#4b4260',
        0.4
      )
    ).join('') +
    plain('M24-26H38V24H24Z', cream) +
    line('M24-18H38M24-10H38M24-2H38M24 6H38M24 14H38', '#2a2438', 1.4) +
    plain('M24-20H32V-16H24ZM24-12H32V-8H24ZM24-4H32V0H24ZM24 4H32V8H24ZM24 12H32V16H24Z', '#2a2438') +
    [-20, -8, 4, 16].map((y) => dot(-34, y, 3, brass) + dot(-26, y + 5, 3, brass)).join('') +
    line('M-44-30C-30-44 24-48 44-34', '#7a4a2a', 3),
  1,
  -8
)

const suitcase =
  line('M36 30V22C36 16 64 16 64 22V30', '#5b3a22', 5) +
  cut('M12 30H88C92 30 94 32 94 36V80C94 84 92 86 88 86H12C8 86 6 84 6 80V36C6 32 8 30 12 30Z', '#a8663a', 1.4) +
  plain('M10 34H90V40H10Z', '#c98a56') +
  cut('M22 30H32V86H22ZM68 30H78V86H68Z', '#7a4526', 0.4) +
  plain('M23 44H31V52H23ZM69 44H77V52H69Z', brass) +
  plain(
    'M6 36C6 32 8 30 12 30H18L6 44ZM94 36C94 32 92 30 88 30H82L94 44ZM6 80C6 84 8 86 12 86H18L6 72ZM94 80C94 84 92 86 88 86H82L94 72Z',
    '#5b3a22'
  ) +
  at(
    50,
    60,
    cut('M-14-10H14V12H-14Z', cream, 0.3) +
      plain('M-10-6H10V2H-10Z', '#4f8aa8') +
      plain('M-10 2L-3-4L4 2Z', '#2f5a78') +
      line('M-9 7H9', red, 2),
    1,
    -8
  ) +
  at(39, 74, cut(disc(8), red, 0.3) + plain('M0-5L1.5-1.5 5-1.5 2.2 1 3.2 5 0 2.6-3.2 5-2.2 1-5-1.5-1.5-1.5Z', cream))

const coffee =
  line('M40 22C36 15 44 12 40 5M52 24C48 16 56 12 52 4M64 22C60 15 68 12 64 6', '#e9eef6', 2.6) +
  cut('M8 78C20 92 80 92 92 78C80 72 20 72 8 78Z', '#dfe6f0', 1) +
  plain('M18 78C30 84 70 84 82 78C70 75 30 75 18 78Z', '#b8c4d6') +
  '<path d="M74 40C96 36 96 66 68 64" fill="none" stroke="#f4f7fb" stroke-width="7"/>' +
  cut('M20 32H78C80 56 72 76 49 76C26 76 18 56 20 32Z', '#f4f7fb', 1.2) +
  plain(
    'M20.5 44C24 50 34 46 42 50C54 54 64 46 77.5 50C77 53 76.6 55 76 58C64 52 54 60 42 56C34 53 26 57 22 54Z',
    navy
  ) +
  oval(49, 32, 29, 7, '#dfe6f0') +
  oval(49, 32.6, 25, 5.4, '#4a2a1a') +
  plain('M40 31C46 28 52 36 60 31C56 37 44 37 40 31Z', '#c99a62')

const umbrella = at(
  50,
  50,
  line('M0-40V32C0 44-16 44-16 32', '#5b3a22', 4.4) +
    cut(
      'M-44-2C-42-30-22-42 0-44C22-42 42-30 44-2C36-10 24-10 15-2C10-10-10-10-15-2C-24-10-36-10-44-2Z',
      '#2f8a86',
      1.4
    ) +
    plain('M-44-2C-42-30-22-42 0-44C-12-34-16-16-15-2C-24-10-36-10-44-2Z', '#6cc0b4') +
    plain('M0-44C12-34 16-16 15-2C10-10-10-10-15-2C-16-16-12-34 0-44Z', '#48a59c') +
    line('M0-44C-12-34-16-16-15-2M0-44C12-34 16-16 15-2', '#1d5f60', 1.6) +
    dot(0, -47, 3, brass),
  1,
  20
)

const whistle = at(
  48,
  52,
  line('M-34-30C-48-40-40-52-26-46C-10-38 0-40 4-24', red, 3.4) +
    cut('M-6-20H44C48-20 48-2 44-2H24C26 22 8 38-12 36C-32 34-42 16-38 0C-34-14-22-20-6-20Z', '#c9a24a', 1.4) +
    plain('M-6-20H44C46-20 47-16 47-13H-6C-22-13-34-4-38 8C-40-10-26-20-6-20Z', '#f6d58c') +
    cut('M6-20H22V-4L14 2L6-4Z', '#5f4420', 0.3) +
    dot(-10, 10, 14, '#a07c30') +
    dot(-12, 8, 10, '#7a4526') +
    dot(-15, 5, 3.4, '#d9a878') +
    cut('M40-21H50V-1H40Z', '#8a6a2a', 0.5)
)

const letter = at(
  50,
  52,
  cut('M-42-28H42V30H-42Z', cream, 1.3) +
    plain('M-42 30L-8 0L42 30Z', '#e3d3b0') +
    plain('M-42-28V30L-4 0Z', '#efe0c2') +
    cut('M-42-28H42L4 8C2 10-2 10-4 8Z', '#fbf3e0', 0.7) +
    line('M-42-28L-4 8C-2 10 2 10 4 8L42-28', '#c9b48a', 1.6) +
    cut(disc(11), red, 0.6) +
    plain('M-8-4A9 9 0 0 1 3-8A11 11 0 0 0-8-4Z', '#ef8f8a') +
    plain('M0-6L1.8-1.8 6-1.8 2.6 1.2 3.8 6 0 3-3.8 6-2.6 1.2-6-1.8-1.8-1.8Z', '#8f2430'),
  1,
  -7
)

const lemon = at(
  50,
  52,
  line('M30-26C34-34 32-40 26-44', '#5b3a22', 3.4) +
    cut('M26-40C40-50 52-42 50-28C38-24 28-28 26-40Z', '#4f8a4a', 0.7) +
    plain('M27-39C38-42 46-36 50-28C44-34 36-38 27-39Z', '#8fbf72') +
    cut(
      'M30-26C42-14 42 14 22 28C8 38-14 40-26 32C-34 34-42 32-42 26C-42 22-38 18-36 14C-36-10-18-30 6-34C14-36 24-34 30-26Z',
      '#f2c53d',
      1.4
    ) +
    plain('M-30 18C-32-6-14-28 8-32C-8-20-22-2-22 26C-26 26-30 24-30 18Z', '#fbe48a') +
    [
      [8, -8],
      [18, 6],
      [2, 12],
      [-8, 24],
      [24, -10],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.6, '#c9972a'))
      .join('')
)

export const symbols: Readonly<Record<string, string>> = {
  L: lighthouse,
  E: engineFront,
  A: accordion,
  V: suitcase,
  C: coffee,
  U: umbrella,
  W: whistle,
  D: letter,
  N: lemon,
}
/** The same on the reels: the beams of a lighthouse that wins turn. */
export const onReels = {
  symbols: shaded({ ...symbols, L: tower }, 'rgb(59 19 15 / .45)'),
  behind: { L: beams },
}

/** One side of the coin of the railway, on a field of 200 around 0 0. */
const face = (rim: string, field: string, mark: string): string =>
  plain(disc(98), rim) +
  '<circle r="92" fill="none" stroke="#2a1d10" stroke-opacity=".3" stroke-width="8" stroke-dasharray="3 3.4"/>' +
  plain(disc(86), field) +
  plain('M-78-36A86 86 0 0 1 36-78A96 96 0 0 0-78-36Z', '#fff', 0.35) +
  `<circle r="77" fill="none" stroke="${rim}" stroke-width="3"/>` +
  mark
export const faces = {
  star: face(
    '#b98a34',
    '#f0c869',
    cut(
      `M${Array.from({ length: 10 }, (_, index) => `${Math.round(Math.sin((index / 5) * Math.PI) * (index % 2 ? 24 : 58))} ${Math.round(-Math.cos((index / 5) * Math.PI) * (index % 2 ? 24 : 58))}`).join('L')}Z`,
      '#a86a1e',
      2
    ) + dot(0, 0, 9, '#f8e0a0')
  ),
  wheel: face(
    '#6d7688',
    '#b9c3d4',
    `<circle r="52" fill="none" stroke="#3d4860" stroke-width="12"/>${turns(8, () => line('M0-14V-48', '#3d4860', 6))}` +
      cut(disc(16), '#3d4860', 1) +
      dot(0, 0, 6, '#e0e6f0')
  ),
} as const
