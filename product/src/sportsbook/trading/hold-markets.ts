import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { staffEndpoints } from '../contract-staff.ts'
import { isOver } from '../rules/vocabulary.ts'
import { bumpEvents, lockEvents, readFacts } from './store-events.ts'
import * as store from './store-holds.ts'
import { announceChanges } from './take-messages.ts'

type Endpoint = (typeof staffEndpoints)['sportsbook.suspend']
type Change = (
  tx: Tx,
  event: number,
  market: bigint | undefined,
  version: number
) => Promise<{ isKnown: boolean; isChanged: boolean }>

/** Under the event's lock, as the feed and every bet: who placed before the commit has bet, who comes after it is refused. */
const decide =
  (change: Change) =>
  (context: StaffContext & RefusesAs<Endpoint>, { fixture, market }: InputOf<Endpoint>): Promise<OutputOf<Endpoint>> =>
    context.db.write(async (tx) => {
      const id = Number(fixture)
      await lockEvents(tx, [id])
      const [held] = await readFacts(tx, [id])
      if (!held) context.refuse('InvalidRequest/not_found')
      if (isOver(held.row.status)) context.refuse('InvalidRequest/conflict')
      const [only, version] = [market === undefined ? undefined : BigInt(market), held.version + 1]
      const { isKnown, isChanged } = await change(tx, id, only, version)
      if (!isKnown) context.refuse('InvalidRequest/not_found')
      if (isChanged) {
        await bumpEvents(tx, [{ id, version }])
        await announceChanges(tx, [{ id: fixture, since: held.version, version }])
      }
      const rows = await store.readHolds(tx, id, only)
      return {
        is_held: rows.some(({ is_held }) => is_held),
        markets: rows.map(({ id: one, status }) => ({ id: String(one), status })),
      }
    })

export const suspendByStaff = decide(async (tx, event, market, version) => {
  if (market !== undefined) {
    const before = await store.holdMarket(tx, event, market, version)
    return { isKnown: before !== undefined, isChanged: before?.was_open === true }
  }
  await store.holdEvent(tx, event, true)
  return { isKnown: true, isChanged: (await store.suspendAll(tx, event, version)) > 0 }
})

/**
 * Prices of before the kick-off are made once, so they still hold. In play only the feed knows whether the match goes on. What staff did not hold stays as it
 * is: the feed has suspended it.
 */
export const resumeMarkets = decide(async (tx, event, market, version) => {
  const released = market === undefined ? undefined : await store.releaseMarket(tx, event, market)
  if (market !== undefined && released === undefined) return { isKnown: false, isChanged: false }
  const wasHeld = released === undefined ? await store.holdEvent(tx, event, false) : released.was_held
  return { isKnown: true, isChanged: wasHeld && (await store.openAgain(tx, event, market, version)) > 0 }
})
