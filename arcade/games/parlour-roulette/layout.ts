import { colourOf } from './rules.ts'
import type { texts } from './texts/en.ts'
import { say, textsOfGame } from '../../shell/boot.ts'

const words = textsOfGame<typeof texts>()

/** A place on the table that takes chips: where it lies in grid units (columns of numbers from 1, rows from the top), and its size. */
export interface Place {
  readonly bet: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly kind: 'number' | 'outside' | 'inside'
}

/** Number n stands in column ceil(n/3), its third row from the bottom. */
const column = (pocket: number): number => Math.ceil(pocket / 3)
const row = (pocket: number): number => 2 - ((pocket - 1) % 3)

/** The table as it lies: zero at the left, twelve columns of three, dozens and even chances below, columns at the right. */
export function places(): Place[] {
  const numbers: Place[] = Array.from({ length: 36 }, (_, index) => ({
    bet: String(index + 1),
    x: column(index + 1),
    y: row(index + 1),
    width: 1,
    height: 1,
    kind: 'number',
  }))
  const zero: Place = { bet: '0', x: 0, y: 0, width: 1, height: 3, kind: 'number' }
  const columns: Place[] = [1, 2, 3].map((index) => ({
    bet: `column-${index}`,
    x: 13,
    y: 3 - index,
    width: 1,
    height: 1,
    kind: 'outside',
  }))
  const dozens: Place[] = [1, 2, 3].map((index) => ({
    bet: `dozen-${index}`,
    x: 1 + (index - 1) * 4,
    y: 3,
    width: 4,
    height: 1,
    kind: 'outside',
  }))
  const evens: Place[] = ['low', 'even', 'red', 'black', 'odd', 'high'].map((bet, index) => ({
    bet,
    x: 1 + index * 2,
    y: 4,
    width: 2,
    height: 1,
    kind: 'outside',
  }))
  const spot = (bet: string, x: number, y: number): Place => ({
    bet,
    x: x - 0.16,
    y: y - 0.16,
    width: 0.32,
    height: 0.32,
    kind: 'inside',
  })
  const inside: Place[] = []
  for (let pocket = 1; pocket <= 36; pocket++) {
    const [x, y] = [column(pocket), row(pocket)]
    if (pocket % 3 !== 0) inside.push(spot(`split-${pocket}-${pocket + 1}`, x + 0.5, y))
    if (pocket <= 33) inside.push(spot(`split-${pocket}-${pocket + 3}`, x + 1, y + 0.5))
    if (pocket % 3 !== 0 && pocket <= 32) inside.push(spot(`corner-${pocket}`, x + 1, y))
    if (pocket % 3 === 1) inside.push(spot(`street-${pocket}`, x + 0.5, 3))
    if (pocket % 3 === 1 && pocket <= 31) inside.push(spot(`line-${pocket}`, x + 1, 3))
  }
  return [zero, ...numbers, ...columns, ...dozens, ...evens, ...inside]
}

/** The name of a bet as it is read out and listed. */
export function nameOf(bet: string): string {
  const [kind = '', a = '', b = ''] = bet.split('-')
  if (/^\d+$/.test(kind)) return kind === '0' ? words.zero : kind
  if (kind === 'dozen') return say(words.dozen, { index: a })
  if (kind === 'column') return say(words.column, { index: a })
  const groups: Readonly<Record<string, string>> = words.bets
  if (groups[kind]) return say(groups[kind], { a, b })
  const names: Readonly<Record<string, string>> = {
    red: words.red,
    black: words.black,
    even: words.even,
    odd: words.odd,
    low: words.low,
    high: words.high,
  }
  return names[kind] ?? bet
}

export const toneOf = (place: Place): string =>
  place.kind === 'number'
    ? colourOf(Number(place.bet))
    : place.bet === 'red' || place.bet === 'black'
      ? place.bet
      : 'felt'
