import { below, type Draws } from '@ante/arcade/rules/draws'

/**
 * How a raffle and a drop are drawn. `drawsOf(place)` are the numbers of HMAC-SHA256(key = the seed as text, message = `word:place:block`), where the word
 * of a raffle is the hash of its list of tickets and that of drops is `drop`. The server and the page of the player use these same functions.
 */
export type DrawsOf = (place: number) => Draws

/**
 * So often a place draws among all tickets. Then the ticket wins that is first in an order of all of them, which follows from the numbers of the place alone: so a draw ends however many are void, and
 * which of them are void changes nothing between the others.
 */
export const triesMost = 4_096

/** The place of a ticket in the order of three numbers, no two alike: three times a number is mixed in and the bits are spread (the last step of MurmurHash3), which can be undone each time. */
function orderOf(ticket: number, numbers: readonly number[]): number {
  let place = ticket
  for (const number of numbers) {
    place ^= number
    place = Math.imul(place ^ (place >>> 16), 0x85ebca6b)
    place = Math.imul(place ^ (place >>> 13), 0xc2b2ae35)
    place ^= place >>> 16
  }
  return place >>> 0
}

/** Of the tickets that are not `out`, which are in order, the first in the order of these numbers. */
function firstOf(tickets: number, out: readonly Numbers[], numbers: readonly number[]): number {
  let [first, least, ticket] = [0, Infinity, 1]
  for (const gone of [...out, { first: tickets + 1, last: tickets + 1 }]) {
    for (; ticket < gone.first; ticket += 1) {
      const place = orderOf(ticket, numbers)
      if (place < least) [first, least] = [ticket, place]
    }
    ticket = gone.last + 1
  }
  return first
}

/** In numbers that are in order the place of the first that do not end before this ticket. */
function placeOf(numbers: readonly Numbers[], ticket: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle]?.last ?? ticket) < ticket) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Draws the winning ticket of one place after the other, each from numbers of its own; undefined where none is left. A ticket wins once: one that has won, or is void (`gone`), is
 * drawn again. Where the numbers run out, nothing is drawn.
 */
export function raffleDraw(tickets: number, gone: readonly Numbers[] = []): (draws: Draws) => number | undefined {
  const out = gone.toSorted((a, b) => a.first - b.first)
  let left = tickets - out.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  const isOut = (ticket: number) => (out[placeOf(out, ticket)]?.first ?? Infinity) <= ticket
  const among = (draws: Draws) => {
    for (let tries = 0; tries < triesMost; tries += 1) {
      const ticket = below(draws, tickets) + 1
      if (!isOut(ticket)) return ticket
    }
    return firstOf(tickets, out, [draws.uint32(), draws.uint32(), draws.uint32()])
  }
  return (draws) => {
    if (left <= 0) return undefined
    const ticket = among(draws)
    out.splice(placeOf(out, ticket), 0, { first: ticket, last: ticket })
    left -= 1
    return ticket
  }
}

/** The winning ticket of each place, the first one first. Fewer tickets than prizes: each wins one. */
export function winningTickets(
  drawsOf: DrawsOf,
  tickets: number,
  prizes: number,
  gone: readonly Numbers[] = []
): number[] {
  const draw = raffleDraw(tickets, gone)
  const won: number[] = []
  for (let place = 1; place <= prizes; place++) {
    const ticket = draw(drawsOf(place))
    if (ticket === undefined) break
    won.push(ticket)
  }
  return won
}

/** The moment of a drop, drawn evenly among the milliseconds from the beginning on, in milliseconds since the epoch. */
export const dropMoment = (draws: Draws, from: number, before: number): number => from + below(draws, before - from)

export const dropMoments = (drawsOf: DrawsOf, prizes: number, from: number, before: number): number[] =>
  Array.from({ length: prizes }, (_, index) => dropMoment(drawsOf(index + 1), from, before))

/** The word of the messages of drops. */
export const dropWord = 'drop'

export interface Numbers {
  readonly first: number
  readonly last: number
}
export interface TicketRange extends Numbers {
  readonly mark: string
}
export interface ListedRange extends TicketRange {
  /** From this number on the tickets are void, because the stakes for them came back; null where none is. */
  readonly void_from: number | null
}
/** The numbers that win nothing. */
export const voidNumbers = (list: readonly ListedRange[]): Numbers[] =>
  list.flatMap(({ void_from: first, last }) => (first === null ? [] : [{ first, last }]))

/** The list of tickets as its hash is made of: a line for each that were given at once. Which of them are void is no part of it, so nobody who can void a stake chooses the hash. */
export const listText = (ranges: readonly TicketRange[]): string =>
  ranges.map(({ first, last, mark }) => `${first}-${last} ${mark}\n`).join('')
