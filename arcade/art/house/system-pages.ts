import { at, cut, dot, line } from '../../paper/cut.ts'
import { box, crescent, dashed, fill, onRing, round, shade, star, stroke, times } from '../scene.ts'
import { scene, shadow } from './vignette.ts'

const notFound = scene(
  '#1b2f4a',
  '#14233a',
  crescent(236, 54, 20, '#f6dc9a') +
    shadow(90) +
    at(
      160,
      0,
      line('M0 190V70', '#6b4630', 11) +
        line('M-2 190V70', '#946a48', 3) +
        cut('M-8 62H74L92 80L74 98H-8Z', '#d9b98c', 2) +
        cut('M8 104H-78L-96 122L-78 140H8Z', '#b98f62', 2) +
        dashed('M4 80H62', '#8a6238', 4, '9 7') +
        dashed('M-64 122H0', '#6b4630', 4, '9 7') +
        cut(round(0, 62, 10), '#e2b04a', 1)
    )
)
const forbidden = scene(
  '#4a2a26',
  '#351d1b',
  shadow(90) +
    at(
      160,
      100,
      cut('M-66 96V-10a66 72 0 0 1 132 0V96Z', '#7a4a2f', 3) +
        stroke('M-40 96V-50M-14 96V-74M14 96V-74M40 96V-50', '#5a3420', 3) +
        cut(box(-40, 4, 80, 66, 8), '#e2b04a', 3) +
        stroke('M-24 4V-14a24 26 0 0 1 48 0V4', '#cfd6cb', 10) +
        cut(round(0, 30, 11), '#3a2418', 0.4) +
        fill('M-5 32H5L9 54H-9Z', '#3a2418')
    )
)
const cogOf = (x: number, y: number, r: number, colour: string): string =>
  cut(star(x, y, r, r * 0.82, 12), colour, 2) +
  fill(round(x, y, r * 0.5), '#1d2f38') +
  cut(round(x, y, r * 0.2), shade(colour, 0.3), 0.6)
const maintenance = scene(
  '#2f5a66',
  '#23454f',
  shadow(84) +
    cogOf(138, 122, 54, '#d99a4a') +
    cogOf(208, 88, 36, '#8fae9f') +
    at(
      196,
      150,
      cut('M-12 40L-12-22C-34-34-34-60-16-70V-46H16V-70C34-60 34-34 12-22V40C8 50-8 50-12 40Z', '#cfd6cb', 2),
      0.8,
      32
    )
)
const blocked = scene(
  '#5a2c30',
  '#431f23',
  shadow(70) +
    at(
      160,
      108,
      cut('M0-86C26-70 48-64 74-64C78 10 52 62 0 86C-52 62-78 10-74-64C-48-64-26-70 0-86Z', '#f0e4c8', 4) +
        fill('M0-86V86C-52 62-78 10-74-64C-48-64-26-70 0-86Z', '#fffaf0') +
        stroke('M-28-28L28 34M28-28L-28 34', '#b3263a', 14)
    )
)
const offline = scene(
  '#16383a',
  '#102b2d',
  shadow(80) +
    at(
      160,
      150,
      times(3, (index) => {
        const r = 36 + index * 28
        return `<path d="M${onRing(0, 0, r, 225).join(' ')}A${r} ${r} 0 0 1 ${onRing(0, 0, r, 315).join(' ')}" fill="none" stroke="${['#f0c66a', '#8fae9f', '#4f7a70'][index]}" stroke-width="13" stroke-linecap="round"/>`
      }) +
        cut(round(0, 0, 13), '#f0c66a', 1.4) +
        line('M-58-100L62 20', '#16383a', 22) +
        line('M-58-100L62 20', '#e5813f', 9)
    )
)
const slot = scene(
  '#3b2a52',
  '#2a1d3c',
  shadow(90) +
    at(
      160,
      112,
      cut(box(-88, -62, 176, 128, 14), '#b8862f', 3) +
        fill(box(-78, -52, 156, 108, 9), '#241a33') +
        times(
          3,
          (index) =>
            cut(box(-72 + index * 50, -42, 44, 88, 5), '#f0e4c8', 1) +
            stroke(`M${-60 + index * 50} 2H${-40 + index * 50}`, '#cbb88f', 6)
        ) +
        line('M98 10V-46', '#8a5634', 8) +
        cut(round(98, -52, 13), '#c2394a', 1.4)
    )
)
const busy = scene(
  '#27456b',
  '#1c3452',
  shadow(72) +
    at(
      160,
      106,
      cut(round(0, 0, 76), '#e2b04a', 4) +
        fill(round(0, 0, 64), '#f6ecd6') +
        stroke(
          times(12, (index) => `M${onRing(0, 0, 52, index * 30).join(' ')}L${onRing(0, 0, 58, index * 30).join(' ')}`),
          '#3a2c20',
          4
        ) +
        line('M0 0V-40', '#3a2c20', 6) +
        line('M0 0L28 18', '#c2394a', 5) +
        dot(0, 0, 7, '#3a2c20')
    )
)
const unsubscribed = scene(
  '#24514a',
  '#1a3a35',
  shadow(84) +
    at(
      160,
      122,
      cut(box(-84, -40, 168, 108, 8), '#dcc79a', 3) +
        cut(box(-62, -88, 124, 110, 6), '#fffaf0', 2) +
        stroke('M-40-64H40M-40-46H40M-40-28H8', '#d9c8a4', 5) +
        cut('M-84-36L0 24L84-36V60Q84 68 76 68H-76Q-84 68-84 60Z', '#f3e3bd', 1.6) +
        cut(round(58, 44, 27), '#3f9a78', 2) +
        stroke('M46 44L55 53L71 36', '#f6ecd6', 6)
    )
)

export const systemPages: Readonly<Record<string, string>> = {
  'not-found': notFound,
  forbidden,
  maintenance,
  blocked,
  offline,
  slot,
  busy,
  unsubscribed,
}
