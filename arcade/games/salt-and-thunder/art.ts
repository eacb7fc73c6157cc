import { at, cut, dot, grain, line, whim } from '../../paper/cut.ts'

const brass = '#d9a14a'
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const plain = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`

const wave =
  cut(
    'M6 84C4 40 34 10 66 16C86 20 94 40 84 54C76 66 58 64 56 50C50 54 50 68 62 74C74 80 88 78 96 72V92H6Z',
    '#2f8a94',
    1
  ) +
  plain('M14 84C14 48 36 22 62 24C46 32 34 50 36 84Z', '#1f6676') +
  plain('M52 84C38 60 46 36 66 30C80 28 86 40 80 50C78 38 62 38 56 50C50 62 58 76 72 84Z', '#57b3b6') +
  line('M10 70C14 40 36 14 66 17C84 20 92 38 84 52', '#eaf6ee', 5) +
  [
    [70, 12, 5],
    [82, 18, 4],
    [91, 30, 3.6],
    [58, 11, 3.4],
  ]
    .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, '#f6fbf4'))
    .join('') +
  line('M20 88H88', '#eaf6ee', 3)

const bolt =
  cut('M18 40C6 40 4 24 18 22C18 10 36 6 44 16C50 6 70 6 74 18C90 16 96 36 82 40Z', '#5b7388', 1) +
  plain('M18 34C12 32 14 26 22 26C24 16 36 14 42 22C38 26 30 30 18 34Z', '#8aa1b3') +
  cut('M54 34L30 64H46L34 96L72 56H54L66 34Z', '#ffd257', 1) +
  plain('M54 34L30 64H40L58 36Z', '#fff2b8')

const ship =
  line('M36 70V22M60 70V10', '#5b3d2a', 4) +
  cut('M12 28C24 32 34 32 46 27C48 40 47 52 43 62C32 66 22 66 12 60C17 48 17 38 12 28Z', '#e9dcc0', 0.8) +
  cut('M40 16C54 20 68 20 82 14C86 34 84 50 78 62C64 66 52 66 42 61C48 44 48 30 40 16Z', '#f7edd6', 0.9) +
  plain('M40 16C46 18 52 19 58 19C62 34 60 50 56 64C50 64 46 63 42 61C48 44 48 30 40 16Z', '#d5c19b') +
  cut('M60 10V2C70 0 74 6 84 3C80 8 80 11 84 15C74 16 68 11 60 14Z', '#d2553f', 0.5) +
  cut('M6 66C30 74 68 74 94 62C90 82 80 92 66 95H26C14 92 8 80 6 66Z', '#6b3d2c', 1) +
  plain('M7 70C30 78 68 78 93 67L91 74C68 82 30 82 9 77Z', brass) +
  [26, 40, 54, 68].map((x) => dot(x, 86, 3.2, '#f3c76c')).join('')

const albatross =
  cut('M50 40C34 18 14 12 2 18C14 24 24 40 34 52C40 58 46 60 50 60Z', '#dfe6e2', 0.9) +
  cut('M50 40C66 18 86 12 98 18C86 24 76 40 66 52C60 58 54 60 50 60Z', '#f7f9f4', 0.9) +
  plain('M2 18C14 14 26 20 36 30C26 26 14 22 2 18ZM98 18C86 14 74 20 64 30C74 26 86 22 98 18Z', '#4a5a66') +
  cut('M50 30C60 32 62 50 58 66C56 76 53 82 50 88C47 82 44 76 42 66C38 50 40 32 50 30Z', '#f3f5ef', 0.8) +
  cut('M44 82L50 74L56 82L54 94H46Z', '#4a5a66', 0.5) +
  cut(circle(50, 28, 10), '#fbfcf8', 0.7) +
  cut('M57 25C68 24 74 28 76 33C70 33 62 34 57 32Z', '#e9a24b', 0.5) +
  dot(53, 26, 2, '#1c2a33')

const spyglass =
  at(
    50,
    50,
    cut('M-46 -9H-16V9H-46Z', '#7a4a2a', 0.8) +
      cut('M-18 -13H14V13H-18Z', brass, 0.8) +
      cut('M12 -17H42V17H12Z', '#8a5730', 0.8) +
      cut('M38 -20H48V20H38Z', '#e6b65c', 0.6) +
      plain('M-46 -9H-16V-3H-46ZM12 -17H38V-8H12Z', '#a87345') +
      plain('M-18 -13H12V-6H-18Z', '#f6d79a') +
      line('M-30 -9V9M0 -13V13M26 -17V17', '#4d2d18', 2),
    1,
    -38
  ) + dot(84, 22, 5, '#cfeaf0')

const bell =
  line('M50 6V16', '#8a5a24', 5) +
  cut('M50 12C66 12 72 28 74 46C76 62 82 68 90 76H10C18 68 24 62 26 46C28 28 34 12 50 12Z', brass, 1) +
  plain('M44 15C34 22 32 40 30 52C28 62 22 70 14 76H36C40 60 38 32 44 15Z', '#f6d79a') +
  cut('M8 74H92V84H8Z', '#b87d2f', 0.7) +
  cut(circle(50, 89, 7), '#8a5a24', 0.5) +
  line('M32 54H70', '#8a5a24', 2.4)

const lantern =
  line('M38 20C38 4 62 4 62 20', brass, 4) +
  cut('M30 32L40 20H60L70 32Z', '#b87d2f', 0.8) +
  cut('M30 32H70L76 80H24Z', '#2a3f47', 1) +
  plain('M36 37H64L69 75H31Z', '#ffd98a') +
  plain('M36 37H48L44 75H31Z', '#fff2c6') +
  cut('M50 46C60 56 59 66 50 70C41 66 40 56 50 46Z', '#f58b3c', 0.4) +
  line('M42 34L36 78M58 34L64 78', '#2a3f47', 2.6) +
  cut('M20 80H80L84 92H16Z', brass, 0.8)

const barrel =
  cut('M22 12H78C90 36 90 64 78 88H22C10 64 10 36 22 12Z', '#8a5730', 1) +
  plain('M22 12H44C38 36 38 64 44 88H22C10 64 10 36 22 12Z', '#a9713f') +
  line('M44 12C38 36 38 64 44 88M60 12C66 36 66 64 60 88', '#5f3a1e', 2.2) +
  line('M16 30H84M16 70H84', '#3f4a52', 7) +
  line('M16 28H50M16 68H50', '#7b8993', 2) +
  cut(circle(50, 50, 8), '#4d2d18', 0.4) +
  dot(48, 48, 3, '#c99a62')

const knot =
  line('M8 30C34 14 44 66 66 62C86 58 80 30 58 34C38 38 40 76 92 74', '#7a5a34', 13) +
  line('M8 30C34 14 44 66 66 62C86 58 80 30 58 34C38 38 40 76 92 74', '#d8b377', 9) +
  [
    [18, 27],
    [30, 33],
    [38, 46],
    [50, 58],
    [66, 60],
    [76, 50],
    [70, 36],
    [54, 36],
    [46, 50],
    [58, 68],
    [76, 74],
  ]
    .map(([x = 0, y = 0], index) => at(x, y, line('M-3 -3L3 3', '#9c7a48', 2), 1, index * 24))
    .join('')

const salt =
  cut('M14 82L30 40L48 60L62 22L86 82Z', '#b9cfd6', 1) +
  plain('M30 40L48 60L38 82H14Z', '#eef6f6') +
  plain('M62 22L56 82H86Z', '#8fabb8') +
  plain('M62 22L48 60L56 82L70 82Z', '#dcebee') +
  cut('M8 82H92L84 92H16Z', '#6f8b98', 0.6) +
  line('M24 24V34M19 29H29M82 34V42M78 38H86', '#ffffff', 2.4)

/** Each symbol on a field of 100 by 100. */
export const symbols: Readonly<Record<string, string>> = {
  W: wave,
  B: bolt,
  S: ship,
  A: albatross,
  G: spyglass,
  L: bell,
  N: lantern,
  R: barrel,
  K: knot,
  M: salt,
}

/** A band of curling water from side to side. */
function swell(width: number, height: number, top: number, size: number, fill: string, shift: number): string {
  let body = `M${-size * 2} ${height}L${shift - size * 2} ${top}`
  let foam = ''
  for (let x = shift - size * 2; x < width + size; x += size) {
    body += `q${size * 0.34} ${-size * 0.06} ${size * 0.5} ${-size * 0.4}q${size * 0.34} ${size * 0.02} ${size * 0.36} ${size * 0.2}q${-size * 0.14} ${-size * 0.08} ${-size * 0.2} ${size * 0.02}q0 ${size * 0.16} ${size * 0.34} ${size * 0.18}`
    foam += `M${x + size * 0.12} ${top + size * 0.1}q${size * 0.3} ${-size * 0.08} ${size * 0.4} ${-size * 0.34}`
  }
  return (
    cut(`${body}L${width + size * 2} ${height}Z`, fill, 3) +
    `<g opacity=".45">${line(foam, '#cfe6e0', size * 0.016)}</g>`
  )
}

const cloud = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    cut(
      'M-120 30C-146 30-146-4-116-6C-118-44-66-56-48-30C-30-72 36-66 42-26C72-46 112-24 100 2C134 2 134 30 110 30Z',
      fill,
      2
    ),
    size
  )

/** The storm: clouds in layers, rain in slants, a light on the cliff, and the sea before them. */
export function sea(width: number, height: number, id: string): string {
  const big = Math.min(width, height) / 900
  const sky = `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="#14202f"/><stop offset=".5" stop-color="#31505f"/><stop offset="1" stop-color="#6f9490"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky-${id})"/>`
  const rain = line(
    Array.from(
      { length: 70 },
      (_, index) => `M${Math.round(whim(index) * width)} ${Math.round(whim(index + 200) * height * 0.7)}l-12 30`
    ).join(''),
    '#cfe6e6',
    1.6
  )
  const tower = at(
    width * 0.9,
    height * 0.52,
    cut('M-120 120C-90 40 -40 20 0 30C50 10 110 60 160 130Z', '#1d2c36', 3) +
      cut('M-26 40L-16 -120H16L26 40Z', '#e5dcc6', 2) +
      plain('M-23 0L-20 -40H20L23 0ZM-18 -80L-16 -118H16L18 -80Z', '#b5473a') +
      cut('M-22 -120H22V-134H-22Z', '#2a3f47', 1) +
      plain('M-14 -160H14V-134H-14Z', '#ffe7a4') +
      cut('M-20 -160L0 -182L20 -160Z', '#2a3f47', 1) +
      `<path d="M-14 -150L-${Math.round(width * 0.5)} -230V-90L-14 -142Z" fill="#ffe7a4" opacity=".1"/>`,
    big * 1.1
  )
  return (
    sky +
    `<g opacity=".3">${rain}</g>` +
    cloud(width * 0.18, height * 0.08, big * 2.4, '#3b5363') +
    cloud(width * 0.62, height * 0.04, big * 2.9, '#24343f') +
    cloud(width * 0.92, height * 0.12, big * 1.9, '#30444f') +
    tower +
    swell(width, height + 30, height * 0.62, 190 * big, '#2f7680', 30) +
    swell(width, height + 30, height * 0.74, 240 * big, '#215f6d', 110) +
    grain(width, height, `grain-${id}`)
  )
}

/** The water in front, which rises with the tide: as high as the picture, and more below it. */
export const tideWater = (width: number, height: number): string =>
  swell(width, height * 2, height * 0.3, height * 0.24, '#174a5b', 40) +
  swell(width, height * 2, height * 0.6, height * 0.28, '#0f3342', 150)
