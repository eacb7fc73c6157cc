import { at, cut, dot, line, oval, place } from '../../paper/cut.ts'

const leaflets = Array.from({ length: 7 }, (_, index) => {
  const [y, reach] = [26 - index * 10, 26 - index * 2.9]
  const leaf = `M0 ${y}C${place(reach * 0.4)} ${y - 12} ${reach} ${y - 13} ${reach + 4} ${y - 15}C${reach} ${y - 3} ${place(reach * 0.5)} ${y + 1} 0 ${y}Z`
  return cut(leaf, '#8fae5e', 0.5) + `<g transform="scale(-1 1)">${cut(leaf, '#6f8f48', 0.5)}</g>`
}).join('')
const fern = line('M0 44C2 20 0-20 0-44', '#cfd79a', 3) + leaflets

const whorl = Array.from({ length: 26 }, (_, index) => {
  const [angle, reach] = [0.5 + index * 0.62, 36 - index * 1.3]
  return [place(Math.cos(angle) * reach), place(Math.sin(angle) * reach)] as const
})
const ammonite =
  cut(
    'M-2 44C-28 44-44 22-44-2C-44-30-22-48 6-47C38-46 58-22 52 8C46 14 34 14 29 8C30 30 18 44-2 44Z',
    '#c4793f',
    1.4
  ) +
  Array.from({ length: 15 }, (_, index) => {
    const angle = 0.3 + index * 0.37
    return line(
      `M${place(Math.cos(angle) * 27)} ${place(Math.sin(angle) * 27)}L${place(Math.cos(angle) * 40)} ${place(Math.sin(angle) * 40)}`,
      '#8d4d22',
      2.6
    )
  }).join('') +
  line(`M${whorl.map(([x, y]) => `${x} ${y}`).join('L')}`, '#f3cf98', 4)

const fish =
  cut('M-50 0C-40-22-20-22-12-16L-12 16C-20 22-40 22-50 0Z', '#b9d3d0', 1) +
  dot(-34, -5, 4.6, '#26343a') +
  line('M-12 0H40', '#dcebe6', 4) +
  [-2, 9, 20, 30]
    .map((x, index) => line(`M${x} 0L${x + 7} ${-20 + index * 4}M${x} 0L${x + 7} ${20 - index * 4}`, '#dcebe6', 3.4))
    .join('') +
  cut('M38 0L58-20C54-6 54 6 58 20Z', '#b9d3d0', 1)

const trilobite =
  cut('M0-46C34-46 44-24 42-8H-42C-44-24-34-46 0-46Z', '#a05f74', 1.2) +
  cut('M-40-6H40C40 20 22 46 0 48C-22 46-40 20-40-6Z', '#8a4c62', 1.2) +
  [2, 13, 24, 34].map((y, index) => line(`M${-35 + index * 5} ${y}H${35 - index * 5}`, '#5b2c40', 2.6)).join('') +
  cut('M-13-44C-4-46 4-46 13-44C15-10 10 28 0 46C-10 28-15-10-13-44Z', '#c98a9a', 0.8) +
  oval(-25, -20, 7, 5, '#f0d6cf', -20) +
  oval(25, -20, 7, 5, '#f0d6cf', 20)

const tooth =
  cut('M-44-26C-30-44 30-44 44-26C36-16 18 20 4 48C0 52-4 50-6 46C-18 18-34-14-44-26Z', '#efe7d2', 1.6) +
  '<path d="M-44-26C-30-44 30-44 44-26C30-14 16-16 0-14C-16-16-30-14-44-26Z" fill="#8f7a63"/><path d="M-32-18C-22 0-10 24-4 42C-8 18-14-4-16-14Z" fill="#fffdf4"/>' +
  line('M30-14L20 6M36-22l-4 8', '#c9bca0', 2.6)

const toe = 'M-9 4C-15-14-12-34 0-48C12-34 15-14 9 4C4 9-4 9-9 4Z'
const claw = '<path d="M-5-40L0-58L5-40Z" fill="#e3ebf5"/>'
const footprint =
  [-52, 52, 0].map((turn) => at(0, 8, cut(toe, '#9fb4d0', 1.2) + claw, turn === 0 ? 1.04 : 0.94, turn)).join('') +
  cut('M-19 34C-24 16-16 4 0 4C16 4 24 16 19 34C14 50-14 50-19 34Z', '#7f97b8', 1.2)

const amber =
  cut('M-40-18C-34-42-6-50 16-44C40-38 50-12 44 14C38 40 10 50-14 44C-40 38-48 8-40-18Z', '#e8952c', 1.6) +
  '<path d="M-34-16C-28-36-4-42 14-38C-8-34-26-18-30 10C-38 4-38-8-34-16Z" fill="#ffd98c" opacity=".85"/>' +
  at(
    4,
    2,
    '<path d="M2-8C14-26 34-30 36-22C36-14 20-6 2-6ZM-2-8C-14-26-34-30-36-22C-36-14-20-6-2-6ZM2-2C16-4 30 4 28 10C24 16 10 8 2 0ZM-2-2C-16-4-30 4-28 10C-24 16-10 8-2 0Z" fill="#fff3cf" opacity=".8"/>' +
      line('M0-10V34', '#5a2f0c', 4.4) +
      dot(0, -15, 6, '#5a2f0c'),
    0.92,
    24
  )

const skull =
  cut(
    'M-54 4C-52-20-34-40-6-42C14-44 38-40 50-26C58-16 56 0 44 6L46 22L30 12H-2L-14 20L-22 12L-30 20L-38 12L-48 18Z',
    '#f0e3c2',
    1.6
  ) +
  cut('M-46 28L-34 22L-26 28L-18 22L-8 28L4 20H30L44 30C30 42-28 46-46 28Z', '#d9c79c', 1.2) +
  '<path d="M-52 0C-48-18-32-36-6-38C-28-28-38-12-40 2Z" fill="#fffaea"/>' +
  oval(10, -16, 11, 10, '#2c2119') +
  oval(35, -14, 7, 11, '#2c2119', 12) +
  oval(-34, -8, 6, 3.6, '#2c2119', -26)

/** The eight finds, from the commonest to the rarest, each about 100 across around 0 0. */
export const finds: readonly string[] = [fern, ammonite, fish, trilobite, tooth, footprint, amber, skull]

/** A broad brush of the dig, its bristles at 0 0 and its handle to the upper right. */
export const brush =
  cut('M-28-24L-38 24C-30 32-22 26-15 33C-8 25 0 36 8 28C16 36 26 24 38 26L28-24Z', '#caa46a', 2) +
  [-20, -10, 0, 10, 20]
    .map((x) => line(`M${x}-18L${place(x * 1.3)} ${20 + (x % 20 === 0 ? 5 : 0)}`, '#93703c', 2))
    .join('') +
  cut('M-30-46H30V-20H-30Z', '#8f98a3', 1.4) +
  line('M-26-40H26M-26-27H26', '#e3e8ec', 2) +
  cut('M-24-46C-22-66-10-72-10-96C-10-130-14-168 0-176C14-168 10-130 10-96C10-72 22-66 24-46Z', '#a5472f', 2) +
  '<path d="M-5-160C-8-120-4-90-10-66C-6-90-4-130 0-170Z" fill="#d98a68"/>'
