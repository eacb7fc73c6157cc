import { below, type Draws } from '@ante/arcade/rules/draws'

/**
 * How a raffle and a drop are drawn. `drawsOf(place)` are the numbers of HMAC-SHA256(key = the seed as text, message = `word:place:block`), where the word
 * of a raffle is the hash of its list of tickets and that of drops is `drop`. The server and the page of the player use these same functions.
 */
export type DrawsOf = (place: number) => Draws

/**
 * The winning ticket of each place, the first one first. A ticket wins once: one that has won, or was taken back (`gone`), is drawn again. Fewer tickets than prizes: each
 * wins one.
 */
export function winningTickets(
  drawsOf: DrawsOf,
  tickets: number,
  prizes: number,
  gone: readonly Numbers[] = []
): number[] {
  const won = new Set<number>()
  const isGone = (ticket: number) => gone.some(({ first, last }) => first <= ticket && ticket <= last)
  const left = tickets - gone.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  for (let place = 1; place <= Math.min(prizes, left); place++) {
    const draws = drawsOf(place)
    let ticket = below(draws, tickets) + 1
    while (won.has(ticket) || isGone(ticket)) ticket = below(draws, tickets) + 1
    won.add(ticket)
  }
  return [...won]
}

/** The moment of each drop, drawn evenly among the milliseconds from the beginning on, in milliseconds since the epoch. */
export const dropMoments = (drawsOf: DrawsOf, prizes: number, from: number, before: number): number[] =>
  Array.from({ length: prizes }, (_, index) => from + below(drawsOf(index + 1), before - from))

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

/** Who has this ticket, by mark. */
export const holderOf = (ranges: readonly TicketRange[], ticket: number): string | undefined =>
  ranges.find(({ first, last }) => first <= ticket && ticket <= last)?.mark
