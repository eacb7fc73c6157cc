import { at, cut, dot, line, mirrored, oval, place, shaded } from '../../paper/cut.ts'

export const plain = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const turns = (count: number, draw: (turn: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index, index)).join('')

const [coat, cream, night, brass] = ['#d9702f', '#f8ead0', '#1d1219', '#e0ab52']

/** A fox's face around 0 0, about 110 across, from its back to its front. Ears and eyes are parts of their own, so that they can move. */
export const faceParts = (fur = coat, eyes = '#f6c453') => ({
  ears: mirrored(
    0,
    cut('M-54-62C-34-60-18-48-10-32L-44-8C-54-24-58-44-54-62Z', fur, 1.6) +
      plain('M-47-52C-34-48-26-40-20-30L-40-16C-46-28-48-40-47-52Z', '#2a1a24')
  ),
  skull:
    cut(
      'M0-38C30-38 52-22 56 0C58 8 50 12 42 14C32 36 14 54 0 58C-14 54-32 36-42 14C-50 12-58 8-56 0C-52-22-30-38 0-38Z',
      fur,
      2
    ) +
    plain('M-10-36C-32-34-48-20-52-2C-40-16-26-22-8-24Z', '#f0975a', 0.75) +
    mirrored(0, plain('M-54 2C-40-4-22 2-12 20C-8 30-4 44 0 56C-16 50-32 34-42 14C-50 12-56 8-54 2Z', cream)),
  eyes: mirrored(
    0,
    oval(-22, -3, 8.4, 7.4, night, 14) + oval(-22, -3, 6.6, 6, eyes, 14) + oval(-22, -3, 2.2, 5.6, night)
  ),
  nose:
    dot(-24.6, -5.6, 1.5, '#fff') +
    dot(19.4, -5.6, 1.5, '#fff') +
    plain('M-10 38C-6 32 6 32 10 38C8 46-8 46-10 38Z', night) +
    line('M0 45V50M-8 53C-4 51 4 51 8 53', night, 1.8),
})
export const face = (fur = coat, eyes = '#f6c453'): string => Object.values(faceParts(fur, eyes)).join('')

const fox = at(50, 50, face(), 0.8)

const key = at(
  50,
  50,
  `<circle r="44" fill="#ffe2a0" opacity=".12"/><circle r="33" fill="#ffe2a0" opacity=".16"/>` +
    cut('M-6-8H6V38H20V44H12V30H20V24H6V34H-6Z', brass, 1.2) +
    `<path d="M0-46C15-46 25-37 25-25C25-13 15-5 0-5C-15-5-25-13-25-25C-25-37-15-46 0-46ZM0-38C-9-38-16-32-16-25C-16-18-9-13 0-13C9-13 16-18 16-25C16-32 9-38 0-38Z" transform="translate(1.6 2.4)" fill="#050d0c" opacity=".4"/>` +
    `<path d="M0-46C15-46 25-37 25-25C25-13 15-5 0-5C-15-5-25-13-25-25C-25-37-15-46 0-46ZM0-38C-9-38-16-32-16-25C-16-18-9-13 0-13C9-13 16-18 16-25C16-32 9-38 0-38Z" fill="${brass}"/>` +
    plain('M-22-28C-20-38-10-44 0-44C-8-42-16-38-19-28Z', '#fff0c4') +
    at(0, -25, face('#c9842f', '#3a1d12'), 0.19) +
    cut('M-9-8H9V0H-9Z', '#f6d58c', 0.6) +
    line('M-3 2V36', '#fff0c4', 2),
  1,
  18
)

const wing = (points: string, fill: string): string => cut(points, fill, 1)
const butterfly =
  mirrored(
    50,
    wing('M50 46C40 20 18 8 8 16C0 24 10 48 46 54Z', '#3f7fc4') +
      plain('M45 48C36 28 20 16 12 20C10 30 22 44 45 50Z', '#7fb6ea') +
      wing('M48 54C30 54 18 66 22 80C28 92 44 84 49 62Z', '#2f5fa8') +
      plain('M46 60C34 60 26 68 28 77C34 80 42 74 46 62Z', '#5f96dc') +
      dot(15, 21, 3, cream) +
      dot(11, 30, 2.2, cream) +
      dot(30, 78, 3.4, '#f0b94c') +
      line('M46 50C34 40 24 32 14 24M46 52C36 48 26 44 18 38', '#1f3f78', 1.3)
  ) +
  cut('M47 34C48 30 52 30 53 34L52.6 78C51.6 82 48.4 82 47.4 78Z', '#2a1d22', 0.8) +
  line('M49 32C46 24 42 20 38 18M51 32C54 24 58 20 62 18', '#2a1d22', 1.6) +
  at(50, 40, dot(0, 0, 3.6, '#f3f0ea') + dot(-1, -1, 1.3, '#fff') + line('M0 3V12', '#d9d3c4', 1))

const globe =
  cut('M30 92C32 86 68 86 70 92V96H30Z', '#7a4a2a', 1) +
  line('M50 84V90', '#7a4a2a', 6) +
  `<path d="M66 12A40 40 0 1 1 22 76" fill="none" stroke="#7d5a22" stroke-width="5" stroke-linecap="round" transform="translate(1.5 2)" opacity=".4"/><path d="M66 12A40 40 0 1 1 22 76" fill="none" stroke="${brass}" stroke-width="5" stroke-linecap="round"/>` +
  cut('M50 12A34 34 0 1 1 49.9 12Z', '#2f7a86', 1.2) +
  plain('M50 12A34 34 0 0 0 20 62C16 40 30 22 58 13Z', '#66b0b4') +
  cut('M26 34C34 24 48 22 52 28C50 34 56 36 52 42C46 46 40 42 36 50C30 52 24 44 26 34Z', '#e9cf94', 0.6) +
  cut('M56 50C64 44 76 48 76 56C74 66 64 74 58 70C52 66 60 60 56 50Z', '#e9cf94', 0.6) +
  cut('M60 22C66 22 72 28 74 34C68 36 62 32 60 22Z', '#d8b878', 0.4) +
  line('M17 46C34 56 66 56 83 46M22 30C38 36 62 36 78 30', '#1d5560', 1) +
  dot(66, 12, 4.4, '#f6d58c') +
  dot(24, 77, 4.4, '#c08a3e')

const shell =
  cut(
    'M14 60C8 32 30 10 56 12C82 14 94 38 86 58C80 74 62 82 48 76C56 86 40 92 28 84C20 78 16 70 14 60Z',
    '#e8b48c',
    1.4
  ) +
  plain('M16 56C12 34 32 14 54 15C36 22 22 36 24 62C26 74 34 82 40 85C26 86 18 72 16 56Z', '#f9ddc0') +
  line('M86 50C78 34 62 28 52 34C42 40 42 54 52 58C62 60 68 50 60 46C55 45 53 50 57 51', '#a5563c', 3) +
  turns(9, (_, index) => {
    const angle = Math.PI * (0.84 + index * 0.135)
    const [x, y] = [52 + Math.cos(angle) * 17, 46 + Math.sin(angle) * 16]
    const [X, Y] = [52 + Math.cos(angle - 0.16) * 37, 45 + Math.sin(angle - 0.16) * 33]
    return line(`M${place(x)} ${place(y)}L${place(X)} ${place(Y)}`, '#c47a58', 2.2)
  }) +
  oval(31, 84, 9, 4.6, '#8f4a3c', 12)

const jar =
  cut('M28 34C18 40 14 50 14 62V80C14 88 20 92 28 92H72C80 92 86 88 86 80V62C86 50 82 40 72 34Z', '#9cc3b5', 1.2) +
  plain('M19 60H81V80C81 85 77 88 72 88H28C23 88 19 85 19 80Z', '#5f9f9a') +
  cut('M50 84C46 70 52 62 48 50C44 46 40 48 38 54M50 84', '#5f9f9a', 0) +
  line(
    'M50 86C50 74 48 66 50 48M50 70C42 66 38 60 38 52M50 76C60 72 64 64 62 54M38 58C34 56 32 52 32 48M62 60C66 58 70 54 70 50M50 56C54 52 56 48 56 44',
    '#d9605a',
    4.4
  ) +
  plain('M22 52C20 62 20 74 22 84H30C27 72 27 58 32 42C26 44 23 48 22 52Z', '#dff2ea', 0.75) +
  cut('M26 22H74V35C74 37 26 37 26 35Z', '#cbe0d6', 0.7) +
  cut('M30 8H70L74 24H26Z', '#8a5a34', 0.9) +
  plain('M32 10H44L42 23H28Z', '#b98252') +
  line('M26 30H74', '#7a8f85', 1.6)

const watch =
  line('M50 16V8M44 6C44 0 56 0 56 6C56 10 44 10 44 6Z', '#c08a3e', 4) +
  cut('M50 16A38 38 0 1 1 49.9 16Z', brass, 1.4) +
  plain('M50 16A38 38 0 0 0 16 68C14 42 30 22 58 17Z', '#f6d58c') +
  dot(50, 54, 30, '#f8f0dc') +
  turns(12, (turn, index) =>
    at(50, 54, line(index % 3 ? 'M0-26V-23' : 'M0-27V-21', '#5b3a2a', index % 3 ? 1.6 : 3), 1, turn)
  ) +
  line('M50 54V36', '#2a1d22', 3.2) +
  line('M50 54L62 62', '#2a1d22', 2.6) +
  dot(50, 54, 3.4, '#a3273d') +
  plain('M28 40C34 30 44 26 54 27C44 30 36 36 32 46Z', '#fff', 0.7)

const egg =
  cut('M8 66C14 54 30 56 38 60C50 54 62 56 70 60C80 54 92 60 92 68C88 86 66 92 50 92C32 92 12 84 8 66Z', '#8a6238', 1) +
  cut('M50 14C66 14 76 40 74 58C72 74 62 80 50 80C38 80 28 74 26 58C24 40 34 14 50 14Z', '#a9cdbf', 1.2) +
  plain('M46 16C34 22 27 42 28 58C29 68 34 74 40 77C33 60 36 34 50 15Z', '#d8eee2') +
  [
    [44, 34, 3.4],
    [58, 30, 2.4],
    [62, 46, 4],
    [50, 50, 2.6],
    [40, 58, 3.6],
    [58, 64, 3],
    [48, 70, 2.2],
    [66, 58, 2],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8, '#5f7d5a', 20))
    .join('') +
  line('M10 72C26 64 40 74 56 68M30 84C46 76 66 84 88 70M14 78C30 82 44 74 64 80', '#c39b62', 2.6) +
  line('M18 66C34 70 48 62 66 68C74 70 82 68 88 72', '#5f4022', 2)

const feather = at(
  50,
  52,
  cut('M-2 46C-4 34-20 26-20 2C-20-22-8-40 4-50C16-38 24-18 20 4C18 22 8 32 2 46Z', '#c8563c', 1.2) +
    plain('M4-50C-8-40-20-22-20 2C-20 24-6 34-2 44C-8 10-6-22 4-50Z', '#e8865c') +
    cut('M-1-2C-14-6-18-14-19-6C-19 2-16 10-12 16C-8 14-4 8-1-2Z', '#3b3563', 0.3) +
    cut('M1-2C12-8 20-16 21-8C21 2 18 10 14 16C8 14 4 8 1-2Z', '#332d55', 0.3) +
    dot(0, 0, 5, '#f0c45c') +
    plain('M-20 8L-8 12L-18 16ZM20 12L9 17L17 21Z', '#40182c') +
    line('M4-46C-2-16-2 20 0 50', '#fff0d8', 2),
  1,
  24
)

const ticket = at(
  50,
  50,
  cut('M-42-24H42V-9A9 9 0 0 0 42 9V24H-42V9A9 9 0 0 0-42-9Z', '#e9d6ae', 1.3) +
    plain('M-38-20H38V-12H-38Z', '#a3273d') +
    `<path d="M18-20V22" stroke="#a3273d" stroke-width="1.8" stroke-dasharray="3 3" fill="none"/>` +
    at(
      -12,
      4,
      turns(8, (turn) => at(0, 0, '<path d="M0-15L3-6H-3Z" fill="#a3273d"/>', 1, turn)) +
        dot(0, 0, 7, '#a3273d') +
        dot(0, 0, 3.5, '#e9d6ae')
    ) +
    line('M26-4V12M32-4V12', '#7d5a3a', 2.4) +
    line('M-34-4V12M-28-4V12', '#7d5a3a', 1.8),
  1,
  -13
)

export const symbols: Readonly<Record<string, string>> = {
  W: fox,
  K: key,
  B: butterfly,
  G: globe,
  S: shell,
  J: jar,
  P: watch,
  E: egg,
  F: feather,
  T: ticket,
}
export const onReels = { symbols: shaded(symbols, 'rgb(15 3 5 / .5)') }

/** A lamp of brass and glass: it burns, or it waits. */
export const lamp = (burns: boolean): string =>
  (burns
    ? '<circle cx="50" cy="48" r="46" fill="#ffcf70" opacity=".2"/><circle cx="50" cy="48" r="32" fill="#ffcf70" opacity=".25"/>'
    : '') +
  line('M38 16C38 4 62 4 62 16', '#7d5a22', 4) +
  cut('M34 16H66L72 28H28Z', brass, 0.8) +
  cut('M30 28H70L74 76H26Z', burns ? '#ffe9b0' : '#4c4450', 0.8) +
  (burns
    ? '<g class="flame">' +
      plain('M50 36C62 50 60 68 50 70C40 68 38 50 50 36Z', '#f59b34') +
      plain('M50 48C56 56 55 66 50 68C45 66 44 56 50 48Z', '#fff6d8') +
      '</g>'
    : line('M50 70V60', '#2a1d22', 3)) +
  line('M42 28L40 76M58 28L60 76', '#9a7434', 2.4) +
  cut('M22 76H78L82 90H18Z', brass, 1) +
  plain('M24 78H50L49 88H20Z', '#f6d58c', 0.8)

/** What lies in a drawer, by its letter. */
export const items: Readonly<Record<string, string>> = {
  ...symbols,
  L: lamp(true),
  X: at(50, 56, face(), 0.84),
}
