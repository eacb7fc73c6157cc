import { at, cut, dot, grain, line, oval, whim } from '../../paper/cut.ts'

const plain = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
const halo = (x: number, y: number, r: number): string =>
  [1, 0.72, 0.45].map((share) => `<circle cx="${x}" cy="${y}" r="${r * share}" fill="#ffcf70" opacity=".16"/>`).join('')

const cat =
  plain('M6 88H94V96H6Z', '#c9d6e2') +
  cut('M66 86C90 84 96 62 86 46C82 40 76 44 79 50C84 62 78 74 64 76Z', '#20232e') +
  cut('M28 88C26 62 34 50 50 50C66 50 74 62 72 88Z', '#2b2f3d') +
  cut('M24 22L34 30C44 26 56 26 66 30L76 22C80 40 78 58 50 60C22 58 20 40 24 22Z', '#2b2f3d') +
  plain('M28 28L34 33L30 40ZM72 28L66 33L70 40Z', '#8a5560') +
  oval(39, 43, 6, 6.5, '#f4c548') +
  oval(61, 43, 6, 6.5, '#f4c548') +
  oval(39, 43, 1.8, 5.6, '#1a1c24') +
  oval(61, 43, 1.8, 5.6, '#1a1c24') +
  plain('M46 50H54L50 54Z', '#d98a92') +
  line('M50 54V57M36 52L20 50M36 55L22 58M64 52L80 50M64 55L78 58', '#c9cbd6', 1.1) +
  cut('M32 62C42 68 58 68 68 62L67 69C58 74 42 74 33 69Z', '#c8433f', 0.5) +
  dot(50, 72, 4.4, '#f0c45c')

const violin = at(
  50,
  50,
  cut('M-3 -46H3L4 -12H-4Z', '#2c1c16', 0.7) +
    cut('M-7 -48C-4 -54 6 -52 5 -46C4 -42 -5 -42 -7 -48Z', '#5b3320', 0.7) +
    cut(
      'M0 -18C13 -22 22 -12 17 -2C14 4 15 8 20 14C28 28 16 42 0 42C-16 42 -28 28 -20 14C-15 8 -14 4 -17 -2C-22 -12 -13 -22 0 -18Z',
      '#a4532a'
    ) +
    plain('M0 -18C-13 -22 -22 -12 -17 -2C-14 4 -15 8 -20 14C-26 26 -18 38 -4 41C-12 26 -12 0 0 -18Z', '#c87a3d') +
    line('M-9 6C-6 10 -12 16 -9 20M9 6C6 10 12 16 9 20', '#3a1d12', 2) +
    cut('M-3 -12H3L2 20H-2Z', '#241813', 0.4) +
    plain('M-6 22H6L4 26H-4Z', '#e7d3a8') +
    line('M-1.4 -44V24M1.4 -44V24', '#f3e6c4', 0.7) +
    line('M34 -40L-30 46', '#7a4a2a', 2.6) +
    line('M36 -36L-26 47', '#efe2c8', 1.2),
  0.96,
  18
)

const teapot =
  line('M44 22C40 16 48 12 44 5M54 22C50 16 58 12 54 5', '#dfe8ef', 2.2) +
  cut('M20 46C6 40 2 56 12 66C17 71 24 72 30 70L28 63C20 64 12 58 14 52C16 48 21 50 24 54Z', '#3f6f9a') +
  cut('M74 60C84 58 84 44 94 42L96 48C90 52 92 68 76 74Z', '#3f6f9a') +
  cut('M50 32C74 32 84 48 82 62C80 80 68 88 50 88C32 88 20 80 18 62C16 48 26 32 50 32Z', '#e9eef2') +
  plain('M30 42C20 52 20 68 28 78C26 62 30 50 42 36C37 37 33 39 30 42Z', '#ffffff') +
  plain('M19 64C30 72 70 72 81 64C80 72 76 79 70 83C58 76 42 76 30 83C24 79 20 72 19 64Z', '#3f6f9a') +
  at(50, 54, [0, 60, 120, 180, 240, 300].map((turn) => at(0, 0, oval(0, -7, 3, 6, '#3f6f9a'), 1, turn)).join('')) +
  dot(50, 54, 3.2, '#e5b24c') +
  cut('M36 34C40 26 60 26 64 34Z', '#3f6f9a', 0.6) +
  cut('M46 27C46 21 54 21 54 27Z', '#e5b24c', 0.5)

const snow = (d: string): string => plain(d, '#eef4f8')
const steps = cut('M14 84H86V96H14Z', '#8d97a8', 0.8) + snow('M12 83C24 79 34 82 44 80C58 78 70 82 88 80V86H12Z')

const redDoor =
  cut('M22 86V42C22 22 36 10 50 10C64 10 78 22 78 42V86Z', '#e6d9bf') +
  cut('M28 86V43C28 27 39 17 50 17C61 17 72 27 72 43V86Z', '#b2322f', 0.7) +
  plain('M28 43C28 27 39 17 50 17V43Z', '#f6cf75') +
  plain('M50 17C61 17 72 27 72 43H50Z', '#efb64f') +
  line('M50 17V43M28 43H72M35 26L50 43L65 26', '#7c1f20', 2.4) +
  plain('M34 50H47V64H34ZM53 50H66V64H53ZM34 69H47V82H34ZM53 69H66V82H53Z', '#8d2426') +
  dot(49, 67, 2.4, '#f0c45c') +
  snow('M20 40C22 22 36 8 50 8C64 8 78 22 80 40L76 42C73 26 62 15 50 15C38 15 27 26 24 42Z') +
  steps

const greenDoor =
  cut('M18 86V14H82V86Z', '#d9cdb4') +
  cut('M24 86V22H49V86Z', '#2f6e52', 0.6) +
  cut('M51 86V22H76V86Z', '#2a6249', 0.6) +
  plain('M28 27H45V45H28Z', '#f6cf75') +
  plain('M55 27H72V45H55Z', '#efb64f') +
  line('M36.5 27V45M28 36H45M63.5 27V45M55 36H72', '#1d4735', 2) +
  plain('M28 52H45V80H28ZM55 52H72V80H55Z', '#1f4f3b') +
  dot(45, 62, 2.2, '#f0c45c') +
  dot(55, 62, 2.2, '#f0c45c') +
  at(
    36.5,
    60,
    [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => at(0, 0, oval(0, -6, 2, 3.4, '#7fae6b'), 1, turn)).join('') +
      dot(0, 7, 2.4, '#c8433f')
  ) +
  snow('M16 15C28 9 40 12 52 9C66 7 74 12 84 9V18H16Z') +
  steps

const blueDoor =
  cut('M22 86V16L50 4L78 16V86Z', '#d5d9df') +
  cut('M28 86V28H72V86Z', '#2f568f', 0.7) +
  dot(50, 44, 13.5, '#1d3760') +
  dot(50, 44, 11, '#f6cf75') +
  line('M50 33V55M39 44H61', '#1d3760', 2.2) +
  plain('M33 62H47V82H33ZM53 62H67V82H53Z', '#234271') +
  dot(66, 60, 2.4, '#f0c45c') +
  snow('M18 18L50 2L82 18L80 23L50 10L20 23Z') +
  steps

const post = (glass: string): string =>
  cut('M46 38H54L56 92H44Z', '#272b38', 0.8) +
  cut('M34 96C36 88 64 88 66 96Z', '#272b38', 0.6) +
  line('M36 46C42 40 58 40 64 46', '#272b38', 3) +
  cut('M36 12H64L58 38H42Z', '#1c2029', 0.7) +
  plain('M39.5 15H49V35H44ZM51 15H60.5L56 35H51Z', glass) +
  cut('M30 13L50 2L70 13Z', '#272b38', 0.6) +
  snow('M29 13L50 1L71 13L66 14L50 6L34 14Z')
const lantern = post('#8fb4cf') + snow('M34 94C38 89 46 91 50 90C58 88 62 91 66 94Z')

/** He stands on a field of 100 by 100, and as high as three of them when his reel is lit. */
const man =
  line('M74 92L66 20', '#6d4a2c', 2.6) +
  halo(65, 16, 22) +
  cut('M65 6C71 12 71 20 65 22C59 20 59 12 65 6Z', '#f59b34', 0.4) +
  plain('M65 12C68 15 68 19 65 21C62 19 62 15 65 12Z', '#fff3cf') +
  cut('M24 94C22 70 28 52 42 50C58 50 64 70 64 94Z', '#3a2b4d') +
  plain('M24 94C22 70 28 52 42 50C36 62 34 78 35 94Z', '#53406b') +
  cut('M52 58C60 60 66 62 72 60L74 66C66 72 56 70 50 66Z', '#3a2b4d', 0.6) +
  dot(72, 63, 4, '#e7b58d') +
  cut('M31 49C33 40 51 40 53 49C50 56 34 56 31 49Z', '#c8433f', 0.6) +
  cut('M32 34C32 26 52 26 52 34C53 44 47 48 42 48C37 48 31 44 32 34Z', '#e7b58d', 0.6) +
  plain('M34 40C38 44 46 44 50 40C50 46 46 49 42 49C38 49 34 46 34 40Z', '#f3f0ea') +
  cut('M26 32H58C56 27 50 27 50 27L49 10H35L34 27C34 27 28 27 26 32Z', '#1f1a2b', 0.8) +
  plain('M34.6 21H49.4L49.8 26H34.2Z', '#c8433f') +
  dot(46, 36, 1.3, '#2a1d1a') +
  dot(39, 36, 1.3, '#2a1d1a')

export const symbols: Readonly<Record<string, string>> = {
  C: cat,
  V: violin,
  T: teapot,
  R: redDoor,
  G: greenDoor,
  U: blueDoor,
  N: lantern,
  L: man,
}

/** A reel that is lit: he stands under a lamp that burns, three fields high. */
export const litReel =
  `<defs><linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffdf95"/><stop offset=".45" stop-color="#f0a545"/><stop offset="1" stop-color="#5a3358"/></linearGradient></defs>` +
  `<rect x="2" y="2" width="96" height="296" rx="10" fill="url(#lit)"/>` +
  plain('M2 216C20 208 34 214 52 210C70 206 84 212 98 208V288Q98 298 88 298H12Q2 298 2 288Z', '#f3ead6', 0.9) +
  halo(27, 66, 46) +
  at(-68, 18, post('#fff2c4'), 1.9) +
  at(4, 104, man, 1.26)

/** A house front of the lane; its windows are lit with the steps of the walk (`step-…`). */
function house(x: number, ground: number, width: number, height: number, seed: number): string {
  const walls = ['#5b4a6b', '#6d4a58', '#4a5672', '#70574a', '#55486a', '#4d5f66']
  const wall = walls[seed % walls.length] ?? '#5b4a6b'
  const top = ground - height
  const roof =
    seed % 2 === 0
      ? `M${x - 8} ${top}L${x + width / 2} ${top - width * 0.42}L${x + width + 8} ${top}Z`
      : `M${x - 6} ${top}V${top - 26}H${x + width * 0.3}V${top - 54}H${x + width * 0.7}V${top - 26}H${x + width + 6}V${top}Z`
  const panes: string[] = []
  const across = width > 150 ? 3 : 2
  for (let row = 0; row < Math.floor((height - 90) / 84); row++)
    for (let column = 0; column < across; column++) {
      const [wx, wy] = [x + width * ((column + 0.5) / across) - 19, top + 30 + row * 84]
      const step = 1 + Math.floor(whim(seed * 7 + row * 3 + column) * 5)
      panes.push(
        plain(`M${wx - 4} ${wy - 4}h46v62h-46Z`, '#2a2438') +
          `<path class="pane step-${step}" d="M${wx} ${wy}h38v54h-38Z" fill="#2f3d57"/>` +
          line(`M${wx + 19} ${wy}v54M${wx} ${wy + 25}h38`, '#2a2438', 3) +
          snow(`M${wx - 6} ${wy + 58}c14 -6 34 -6 50 0v5h-50Z`)
      )
    }
  return (
    cut(roof, '#332c44', 2) +
    cut(`M${x} ${ground + 40}V${top}H${x + width}V${ground + 40}Z`, wall, 3) +
    (seed % 2 === 0
      ? snow(
          `M${x - 12} ${top + 4}L${x + width / 2} ${top - width * 0.45}L${x + width + 12} ${top + 4}L${x + width + 2} ${top + 6}L${x + width / 2} ${top - width * 0.34}L${x - 2} ${top + 6}Z`
        )
      : snow(`M${x - 8} ${top - 24}v-8h${width * 0.3}v-28h${width * 0.4 + 8}v28h${width * 0.3 + 8}v8Z`)) +
    panes.join('')
  )
}

/** The lane on a winter evening: a violet sky, a moon behind roofs, house beside house, and snow that lies and falls. */
export function street(width: number, height: number, id: string): string {
  const big = Math.min(width, height) / 900
  const ground = height * 0.86
  const sky = `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2=".2" y2="1"><stop stop-color="#1d1838"/><stop offset=".55" stop-color="#4a3461"/><stop offset="1" stop-color="#b06a6c"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky-${id})"/>`
  const stars = Array.from({ length: 46 }, (_, index) =>
    dot(
      Math.round(whim(index) * width),
      Math.round(whim(index + 90) * height * 0.45),
      1 + whim(index + 30) * 1.6,
      '#f4e6c4'
    )
  ).join('')
  const fronts: string[] = []
  for (let x = -60, index = 0; x < width + 40; index++) {
    const wide = (130 + whim(index + 4) * 90) * big * 1.25
    fronts.push(house(x, ground, wide, (330 + whim(index + 60) * 210) * big * 1.25, index))
    x += wide + 6
  }
  const flakes = Array.from({ length: 80 }, (_, index) =>
    dot(
      Math.round(whim(index + 300) * width),
      Math.round(whim(index + 400) * height),
      1.4 + whim(index + 500) * 2.6,
      '#f6f9fb'
    )
  ).join('')
  return (
    sky +
    stars +
    at(width * 0.78, height * 0.16, halo(0, 0, 120 * big) + cut('M0 -52A52 52 0 1 1 -.1 -52Z', '#f3e3b4', 2)) +
    fronts.join('') +
    cut(
      `M-20 ${ground + 8}C${width * 0.2} ${ground - 16} ${width * 0.4} ${ground + 20} ${width * 0.6} ${ground}S${width * 0.9} ${ground + 18} ${width + 20} ${ground - 4}V${height + 20}H-20Z`,
      '#cdd9e6',
      3
    ) +
    plain(
      `M-20 ${ground + 70}C${width * 0.3} ${ground + 40} ${width * 0.6} ${ground + 90} ${width + 20} ${ground + 56}V${height + 20}H-20Z`,
      '#9fb2c9'
    ) +
    `<g opacity=".75">${flakes}</g>` +
    grain(width, height, `grain-${id}`)
  )
}
