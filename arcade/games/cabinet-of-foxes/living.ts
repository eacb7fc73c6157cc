import { cut, mirrored, oval } from '../../paper/cut.ts'
import { h, picture } from '../../shell/dom.ts'
import { measured } from '../../shell/quick/board.ts'
import { faceParts, plain } from './art.ts'
import { placesOf } from './room.ts'

/*
 * What moves all the time. Each part that moves is a picture of its own, one over the other: a part of a picture would be laid out anew in every frame, and a picture is only
 * moved by the graphics card.
 */

const box = '-110 -200 260 215'
const part = (name: string, markup: string): SVGSVGElement => picture(box, markup, { class: name })
const inHead = (markup: string): string => `<g transform="translate(0 -112) scale(.82)">${markup}</g>`

/** The fox that keeps the cabinet, sitting: around 0 0 at its feet, about 190 high. Tail, head, ears and eyes move. */
export function keeper(): HTMLElement {
  const { ears, skull, eyes, nose } = faceParts()
  return h(
    'div',
    { class: 'keeper', 'data-mood': 'calm' },
    part(
      'tail',
      cut('M36-18C80-10 120-30 118-66C116-92 96-104 84-92C96-80 92-60 70-52C54-46 40-44 30-36Z', '#d9702f', 2) +
        plain('M118-66C116-92 96-104 84-92C90-86 92-78 90-72C98-66 110-62 118-66Z', '#f8ead0')
    ),
    part(
      'rest',
      cut('M-44 0C-50-46-30-84 0-84C30-84 50-46 44 0Z', '#c8622a', 2) +
        plain('M-42 0C-46-44-30-78-4-83C-24-62-30-30-26 0Z', '#ea8a4a') +
        plain('M-16-2C-22-34-14-62 0-66C14-62 22-34 16-2Z', '#f8ead0') +
        mirrored(0, cut('M-30 2C-30-10-12-12-8 2Z', '#3a1d18', 0.8))
    ),
    h(
      'div',
      { class: 'head' },
      part('ears', inHead(ears)),
      part('rest', inHead(skull)),
      part('eyes', inHead(eyes)),
      part('rest', inHead(nose))
    )
  )
}

type Box = readonly [left: number, top: number, wide: number, tall: number]
const eyesInTheDark = mirrored(0, oval(-9, 0, 5.4, 4.2, '#f6c453', 14) + oval(-9, 0, 1.5, 4, '#1d1219'))
const flame =
  plain('M0-124C12-106 10-90 0-88C-10-90-12-106 0-124Z', '#f59b34') +
  plain('M0-110C6-100 5-91 0-90C-5-91-6-100 0-110Z', '#fff6d8')
const glow =
  '<circle cy="-108" r="150" fill="#ffb85c" fill-opacity=".1"/><circle cy="-108" r="84" fill="#ffcf70" fill-opacity=".14"/>'
const wings = mirrored(
  0,
  '<path d="M0 0C-10-18-28-18-26-6C-26 4-10 6 0 2ZM0 2C-14 6-20 14-12 18C-6 18-2 10 0 4Z" fill="#e9d6ae"/>'
)

/** The room lives a little: a candle, a moth, eyes in the dark. A field of this size that covers the screen as the room behind it does. */
export function living(width: number, height: number, way: string): HTMLElement {
  const { floor, size, left, right } = placesOf(width, height)
  /** Stands so that its 0 0 is at x y of the room. */
  const stand = <Part extends HTMLElement | SVGElement>(
    thing: Part,
    x: number,
    y: number,
    at: Box,
    scale: number
  ): Part => {
    thing.style.left = `${(100 * (x + at[0] * scale)) / width}%`
    thing.style.top = `${(100 * (y + at[1] * scale)) / height}%`
    thing.style.inlineSize = `${(100 * at[2] * scale) / width}%`
    return thing
  }
  const thing = (name: string, markup: string, x: number, y: number, at: Box, scale: number): SVGSVGElement =>
    stand(picture(at.join(' '), markup, { class: name }), x, y, at, scale)
  const [candleX, candleY] = [right - 20, floor + 22 - 104 * size]
  const mothBox: Box = [-30, -30, 60, 60]
  const moth = h(
    'div',
    { class: 'moth' },
    picture(mothBox.join(' '), wings, { class: 'wing' }),
    picture(mothBox.join(' '), oval(0, 3, 2.4, 8, '#7a5a40'))
  )
  return measured(
    h(
      'div',
      { class: `scene living ${way}`, 'aria-hidden': 'true', style: `--shape: ${width / height}` },
      h(
        'div',
        {},
        thing('lurk one', eyesInTheDark, right + 20, floor - 6, [-16, -8, 32, 16], size * 1.3),
        thing('lurk two', eyesInTheDark, left - 30, floor + 26, [-16, -8, 32, 16], size * 1.1),
        thing('glow', glow, candleX, candleY, [-150, -258, 300, 300], size * 0.9),
        thing('flame', flame, candleX, candleY, [-12, -124, 24, 36], size * 0.9),
        stand(moth, right - 90, floor - 190 * size, mothBox, size * 1.2)
      )
    )
  )
}
