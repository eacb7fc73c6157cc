import type { Context, Tx } from '@ante/kit/context'
import { jackpotClientSeed } from '@ante/arcade/rules/jackpot'
import type { JackpotDraw } from '@ante/arcade/rules/jackpot-shapes'
import type { Draws } from '@ante/arcade/rules/draws'
import type { Currency } from '@ante/kit/money'
import { openRow } from '../identity/index.ts'
import { seedsAccount } from './accounts.ts'
import { freshSeed } from './list-seeds.ts'
import { drawStake, type JackpotPart, type OpenJackpot, readOpenJackpots } from './open-jackpots.ts'
import { bettingName } from './rules/betting.ts'
import * as store from './store-draws.ts'

/** A bet that has ended and fed a jackpot, and is not drawn yet. Its row is locked. */
export interface EndedBet {
  readonly id: bigint
  readonly uid: bigint
  readonly currency: Currency
  readonly stakeMinor: bigint
  readonly jackpot: bigint
  readonly version: number
  /** What its player's device has chosen for the draw. */
  readonly text: string
  /** It was won or lost. What a bet fed whose stake came back is given back, and it is not drawn. */
  readonly isAtRisk: boolean
}
export interface DecidedBet {
  readonly bet: EndedBet
  /** By which day's seed it was drawn and how; null where what it fed was given back. */
  readonly draw: (JackpotDraw & { readonly day: string }) | null
  readonly wonMinor: bigint | null
}
/** The numbers that follow from a server seed, a client seed and a nonce. */
type DrawsOf = (serverSeed: string, clientSeed: string, nonce: number) => Draws

const ofBets = (open: readonly OpenJackpot[], currency: Currency): OpenJackpot | undefined =>
  open.find((one) => one.currency === currency && one.betsOddsLeast !== null)

/**
 * Draws bets that are won or lost, each once, by the jackpot that takes bets in its currency now, and pays what they win; gives back what the others fed. One for whose
 * currency no jackpot takes bets is left out of the answer: it waits. Locks as rounds do: jackpots by their ids, each with its share, then accounts.
 */
export async function decideBets(
  tx: Tx,
  context: Pick<Context, 'ports' | 'random'>,
  bets: readonly EndedBet[],
  drawsOf: DrawsOf
): Promise<DecidedBet[]> {
  const seed = openRow(context.ports, await store.seedOfToday(tx, freshSeed(context)))
  const draw = (bet: EndedBet, jackpot: OpenJackpot): JackpotPart =>
    drawStake(jackpot, bet.stakeMinor, (id, level) =>
      drawsOf(seed.server_seed, jackpotClientSeed(bet.text, id, level), 0)
    )
  const open = await readOpenJackpots(tx)
  const parts = bets.flatMap((bet): Part[] => {
    if (!bet.isAtRisk) return [{ bet, part: null }]
    const jackpot = ofBets(open, bet.currency)
    return jackpot ? [{ bet, part: draw(bet, jackpot) }] : []
  })
  await lockAll(tx, parts)
  const decided: DecidedBet[] = []
  for (const { bet } of parts.filter(({ part }) => part === null)) {
    await store.giveBack(tx, bet.jackpot, bet.version, bet.stakeMinor)
    decided.push({ bet, draw: null, wonMinor: null })
  }
  for (const { bet, part } of parts) {
    if (part === null) continue
    const last = await ofThisRun(tx, part, bet, draw)
    const wonMinor =
      last.hit === null
        ? null
        : await store.payBet(tx, { jackpot: last.id, level: last.hit, bet: bet.id, uid: bet.uid, game: bettingName })
    decided.push({ bet, draw: { ...last.drawn, day: seed.day }, wonMinor })
  }
  return decided
}

type Part = { readonly bet: EndedBet; readonly part: JackpotPart | null }

/** Every jackpot that gives back or is won, then the accounts of those that are won. */
async function lockAll(tx: Tx, parts: readonly Part[]): Promise<void> {
  const won = new Set(parts.flatMap(({ part }) => (part !== null && part.hit !== null ? [part.id] : [])))
  const given = parts.flatMap(({ bet, part }) => (part === null ? [bet.jackpot] : []))
  const accounts = new Map<Currency, string[]>()
  for (const id of [...new Set([...given, ...won])].sort((a, b) => (a < b ? -1 : 1))) {
    const share = await store.lockShare(tx, id, won.has(id))
    if (share && won.has(id))
      accounts.set(share.currency, [...(accounts.get(share.currency) ?? []), ...share.accounts, seedsAccount])
  }
  for (const currency of [...accounts.keys()].sort()) await store.lockHouse(tx, accounts.get(currency) ?? [], currency)
}

/** A level that is won before an amount has one winner in each run: where another one was first, the same numbers are drawn by what is there now. */
async function ofThisRun(
  tx: Tx,
  part: JackpotPart,
  bet: EndedBet,
  draw: (bet: EndedBet, jackpot: OpenJackpot) => JackpotPart
): Promise<JackpotPart> {
  if (part.hit === null || (await store.isDue(tx, part.id, part.hit, part.run))) return part
  const now = (await readOpenJackpots(tx)).find(({ id }) => id === part.id)
  if (!now) throw new Error(`jackpot ${part.id} takes no stakes any more`)
  return draw(bet, now)
}
