import { at, cut } from '../../paper/cut.ts'
import { rankOf, suitOf } from '../../rules/cards.ts'
import { shared, say } from '../boot.ts'
import { h, picture } from '../dom.ts'
import { animate } from '../motion.ts'
import './cards.css'

/** Spade, heart, diamond, club, each about 40 across around 0 0. */
export const suitShapes = [
  'M0-22C26-4 24 14 10 14C6 14 3 12 1 9C2 16 4 20 8 22H-8C-4 20-2 16-1 9C-3 12-6 14-10 14C-24 14-26-4 0-22Z',
  'M0 20C-26 2-24-20-10-20C-4-20 0-16 0-10C0-16 4-20 10-20C24-20 26 2 0 20Z',
  'M0-23C6-10 12-4 18 0C12 4 6 10 0 23C-6 10-12 4-18 0C-12-4-6-10 0-23Z',
  'M-2 8C-6 16-22 14-20 2C-19-6-10-8-7-5C-12-12-8-22 0-22C8-22 12-12 7-5C10-8 19-6 20 2C22 14 6 16 2 8C2 16 4 20 8 22H-8C-4 20-2 16-2 8Z',
] as const
const [red, ink, ivory, gold] = ['#b3263a', '#1c2430', '#f8f0dd', '#c98f35']
const colourOf = (suit: number): string => (suit === 1 || suit === 2 ? red : ink)
const pip = (suit: number, x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})${y > 4 ? ' rotate(180)' : ''}" d="${suitShapes[suit] ?? ''}" fill="${colourOf(suit)}"/>`

const corner = (rank: number): string => (rank === 1 ? 'A' : rank > 10 ? 'JQK'.charAt(rank - 11) : String(rank))
const [left, right, top, high, low] = [-26, 26, -62, -31, 0]
/** Where the pips of the upper half stand; the lower half is the same upside down. `0` rows are the middle. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[0, top]],
  3: [
    [0, top],
    [0, low],
  ],
  4: [
    [left, top],
    [right, top],
  ],
  5: [
    [left, top],
    [right, top],
    [0, low],
  ],
  6: [
    [left, top],
    [right, top],
    [left, low],
    [right, low],
  ],
  7: [
    [left, top],
    [right, top],
    [left, low],
    [right, low],
    [0, high],
  ],
  8: [
    [left, top],
    [right, top],
    [left, low],
    [right, low],
    [0, high],
  ],
  9: [
    [left, top],
    [right, top],
    [left, -21],
    [right, -21],
    [0, low],
  ],
  10: [
    [left, top],
    [right, top],
    [left, -21],
    [right, -21],
    [0, -42],
  ],
}

/** Half of a jack, queen or king, from the belt up; the other half is the same turned around. */
function half(rank: number, suit: number): string {
  const [robe, trim] = colourOf(suit) === red ? ['#a52a3b', '#26466e'] : ['#26466e', '#a52a3b']
  const hat =
    rank === 13
      ? cut('M-20-62L-24-84L-11-73L0-88L11-73L24-84L20-62Z', gold, 0.8)
      : rank === 12
        ? cut('M-19-60C-20-78-8-82 0-86C8-82 20-78 19-60L10-66L0-62L-10-66Z', gold, 0.8)
        : cut('M-19-60C-22-80 16-84 20-62Z', trim, 0.8) + cut('M14-70C24-86 34-86 38-78C30-76 24-72 18-64Z', ivory, 0.6)
  const hair =
    rank === 12
      ? cut('M-22-58C-28-40-24-26-18-22H18C24-26 28-40 22-58Z', '#7a4a26', 0.8)
      : cut('M-19-60C-22-46-20-36-16-32H16C20-36 22-46 19-60Z', rank === 13 ? '#8d8577' : '#b57a33', 0.8)
  const beard =
    rank === 13 ? '<path d="M-12-44C-12-28-6-22 0-20C6-22 12-28 12-44C6-38-6-38-12-44Z" fill="#8d8577"/>' : ''
  return (
    cut('M-41 0V-10C-34-24-18-28-10-30H10C18-28 34-24 41-10V0Z', robe, 1) +
    `<path d="M-12-30L0-4L12-30Z" fill="#f2d9a2"/><path d="M-41 0V-8L-24-18V0ZM41 0V-8L24-18V0Z" fill="${trim}"/><path d="M-30 0V-14M30 0V-14" stroke="${gold}" stroke-width="2.4"/>` +
    hair +
    cut('M-13-60H13V-46C13-34 6-27 0-27C-6-27-13-34-13-46Z', '#f3dcba', 0.8) +
    beard +
    '<path d="M-8-50h5M3-50h5" stroke="#1c2430" stroke-width="2.4" stroke-linecap="round"/><path d="M-3-38Q0-36 3-38M0-49V-43" stroke="#8a5a40" stroke-width="1.6" fill="none" stroke-linecap="round"/>' +
    hat
  )
}

const index = (rank: number, suit: number): string =>
  `<text x="-55" y="-69" text-anchor="middle" class="rank" fill="${colourOf(suit)}"${rank === 10 ? ' textLength="25" lengthAdjust="spacingAndGlyphs"' : ''}>${corner(rank)}</text>${pip(suit, -55, -53, 0.5)}`

const paper = `<rect x="-70" y="-100" width="140" height="200" rx="11" fill="${ivory}"/><rect x="-66" y="-96" width="132" height="192" rx="8" fill="#fffaf0"/>`

/** A face for cards that are small on the screen: rank and suit once, as large as there is room. */
function plainFaceMarkup(card: number): string {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const length = rank === 10 ? ' textLength="66" lengthAdjust="spacingAndGlyphs"' : ''
  const large =
    rank > 10
      ? `<clipPath id="bust"><rect x="-70" y="-100" width="140" height="196" rx="11"/></clipPath><g clip-path="url(#bust)">${at(10, 98, half(rank, suit), 1.28)}</g>`
      : pip(suit, 20, 40, rank === 1 ? 2.3 : 2).replace(' rotate(180)', '')
  return `${paper}${large}<text x="-60" y="-38" class="rank" fill="${colourOf(suit)}"${length}>${corner(rank)}</text>${pip(suit, 42, -66, 1.05)}`
}

/** The face of a card, 140 by 200 around 0 0. */
function faceMarkup(card: number): string {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const twice = (markup: string): string => markup + at(0, 0, markup, 1, 180)
  if (rank === 1) return paper + twice(index(rank, suit)) + pip(suit, 0, 0, 1.9)
  if (rank > 10)
    return `${paper}<rect x="-41" y="-88" width="82" height="176" rx="5" fill="#f3e6c8"/>${twice(half(rank, suit))}<path d="M-41 0H41" stroke="${gold}" stroke-width="3"/>${twice(pip(suit, -28, -72, 0.56))}<rect x="-41" y="-88" width="82" height="176" rx="5" fill="none" stroke="${gold}" stroke-width="1.6"/>${twice(index(rank, suit))}`
  const upper = pips[rank] ?? []
  const lower = upper.filter(([, y]) => y < 0 && !(rank === 7 && y === high)).map(([x, y]) => [x, -y] as const)
  return paper + twice(index(rank, suit)) + [...upper, ...lower].map(([x, y]) => pip(suit, x, y, 0.72)).join('')
}
const backMarkup = `<rect x="-70" y="-100" width="140" height="200" rx="11" fill="${ivory}"/><rect x="-62" y="-92" width="124" height="184" rx="7" class="ground"/><path d="M-62-46L-16-92M-62 0L30-92M-62 46L62-78M-62 92L62-32M-16 92L62 14M30 92L62 60M62-46L16-92M62 0L-30-92M62 46L-62-78M62 92L-62-32M16 92L-62 14M-30 92L-62 60" stroke="#d8aa58" stroke-width="2" opacity=".6"/><circle r="25" class="ground" stroke="#d8aa58" stroke-width="2.4"/><path d="M0-17L13 0L0 17L-13 0Z" fill="#d8aa58"/>`

/** `queen of hearts`, in the language of the page. */
export function cardName(card: number): string {
  const { name, letters, suits } = shared.cards
  const rank = rankOf(card)
  const pictures = [letters.jack, letters.queen, letters.king]
  const said = rank === 1 ? letters.ace : rank > 10 ? pictures[rank - 11] : String(rank)
  return say(name, {
    rank: said ?? '',
    suit: [suits.spades, suits.hearts, suits.diamonds, suits.clubs][suitOf(card)] ?? '',
  })
}

/** The back of a card that has not been dealt. */
export const cardBack = (): SVGSVGElement => picture('-70 -100 140 200', backMarkup, { class: 'waits' })

/** A card on the table: it lies face down until it is turned. */
export class CardElement {
  readonly card: number
  readonly #face: SVGSVGElement
  readonly element: HTMLElement

  /** `twofold` has a plain face as well, for styles that make it small. */
  constructor(card: number, isOpen = true, kind: 'usual' | 'twofold' = 'usual') {
    this.card = card
    const box = '-70 -100 140 200'
    this.#face = picture(box, faceMarkup(card), { class: 'face' })
    this.element = h(
      'div',
      { class: `card ${kind}`, role: 'img', 'aria-label': cardName(card) },
      this.#face,
      kind === 'twofold' && picture(box, plainFaceMarkup(card), { class: 'face plain-face' }),
      picture(box, backMarkup, { class: 'back' })
    )
    this.element.toggleAttribute('data-open', isOpen)
  }

  /** Comes from the shoe, above at the right. */
  async come(): Promise<void> {
    await animate(
      this.element,
      [
        { opacity: 0, transform: 'translate(46vmin, -38vmin) rotate(38deg)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 280 }
    )
  }

  /** Comes and is turned on its place. */
  async deal(): Promise<void> {
    await this.come()
    await this.turn()
  }

  async turn(): Promise<void> {
    await animate(this.element, [{ transform: 'none' }, { transform: 'scaleX(0.02)' }], { duration: 90 })
    this.element.toggleAttribute('data-open', true)
    await animate(this.element, [{ transform: 'scaleX(0.02)' }, { transform: 'none' }], { duration: 120 })
  }
}
