import { type Draws, drawsFrom } from '@ante/arcade/rules/draws'
import type { Draw } from '@ante/product/draws/contract'
import {
  dropMoment,
  dropWord,
  type ListedRange,
  listText,
  voidNumbers,
  raffleDraw,
} from '@ante/product/draws/rules/draw'
import { get } from '../../app/api/client.ts'
import { numbersOf, sha256 } from '../../app/fairness/numbers.ts'

export interface CheckStep {
  readonly name: 'hash' | 'list' | 'winners' | 'moments'
  readonly holds: boolean
}

/** The rule with the numbers of one place, and with eight times as many until they are enough: it takes no more than so many. */
async function withNumbers<T>(
  { seed, word, place }: { seed: string; word: string; place: number },
  rule: (draws: Draws) => T
): Promise<T> {
  for (let blocks = 2; ; blocks *= 8) {
    const numbers = await numbersOf(seed, { client_seed: word, nonce: place }, blocks)
    try {
      return rule(drawsFrom(numbers))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
}

/** What the rule draws for each place, one after the other. */
async function ofPlaces<T>(
  { seed, word, places }: { seed: string; word: string; places: number },
  rule: (draws: Draws) => T
): Promise<T[]> {
  const drawn: T[] = []
  for (let place = 1; place <= places; place++) drawn.push(await withNumbers({ seed, word, place }, rule))
  return drawn
}

const pageOfList = 5_000
async function readList(id: string, read: typeof get): Promise<ListedRange[]> {
  const ranges: ListedRange[] = []
  for (;;) {
    const { items } = await read('draws.gettickets', { draw_id: id, offset: ranges.length, count: pageOfList })
    ranges.push(...items)
    if (items.length < pageOfList) return ranges
  }
}

/** Works a draw that is over out once more from what is public, in this browser, by the rule that the server draws by. */
export async function checkDraw(draw: Draw & { readonly seed: string }, read: typeof get = get): Promise<CheckStep[]> {
  const { id, kind, seed, seed_hash, list_hash, prizes } = draw
  const hash: CheckStep = { name: 'hash', holds: (await sha256(seed)) === seed_hash }
  if (kind === 'drops') {
    const [from, before] = [Date.parse(draw.started_at), Date.parse(draw.due_before)]
    const moments = await ofPlaces({ seed, word: dropWord, places: prizes.length }, (draws) =>
      dropMoment(draws, from, before)
    )
    const holds = prizes.every(
      ({ place, winner }) =>
        winner === null ||
        (winner.due_at !== null &&
          Date.parse(winner.due_at) === moments[place - 1] &&
          Date.parse(winner.won_at) >= Date.parse(winner.due_at))
    )
    return [hash, { name: 'moments', holds }]
  }
  const list = await readList(id, read)
  const found = await sha256(listText(list))
  const tickets = list.at(-1)?.last ?? 0
  const drawNext = raffleDraw(tickets, voidNumbers(list))
  const winning = await ofPlaces({ seed, word: found, places: prizes.length }, drawNext)
  const holds = prizes.every(({ place, winner }) => (winner?.ticket ?? undefined) === winning[place - 1])
  return [hash, { name: 'list', holds: found === list_hash }, { name: 'winners', holds }]
}
