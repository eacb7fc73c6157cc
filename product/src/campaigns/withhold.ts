import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { linkedTo } from '../bonuses/index.ts'
import { currencyOf } from '../players/index.ts'
import type { staffEndpoints, Withheld } from './contract-staff.ts'
import { giveFreePlay } from './give-free-play.ts'
import { faceValue } from './rules/face-value.ts'
import { giftsOf, givenAt } from './rules/gifts.ts'
import { spend } from './store-costs.ts'
import { lockTaker } from './store-offer-claims.ts'
import * as store from './store-withheld.ts'

type List = (typeof staffEndpoints)['campaigns.getwithheld']
type Decide = (typeof staffEndpoints)['campaigns.decidewithheld']

/**
 * An offer is for one person: whether another account that has signed in on the same device has free spins or a free bet by it. Then staff are told, and this one gets none until
 * they clear it. Two accounts at one moment come one after the other.
 */
export async function isWithheld(tx: Tx, uid: bigint, offer: bigint): Promise<boolean> {
  const linked = (await linkedTo(tx, [uid])).get(uid) ?? []
  if (linked.length === 0) return false
  await store.lockOffer(tx, offer)
  const takers = await store.readTakers(tx, offer, linked)
  if (takers.length === 0 || (await store.isCleared(tx, uid, offer))) return false
  await store.withhold(tx, uid, offer, takers)
  return true
}

function wire(row: store.WithheldRow): Withheld {
  const { decision, decided_at, decided_by, note } = row
  const isDecided = decision !== null && decided_at !== null && decided_by !== null && note !== null
  return {
    id: String(row.id),
    uid: String(row.uid),
    offer: {
      id: String(row.offer_id),
      sysname: row.sysname,
      title: describedIn(row, defaultLocale, defaultLocale).title,
    },
    others: row.others.map(String),
    found_at: row.found_at.toISOString(),
    decision: isDecided ? { is: decision, at: decided_at.toISOString(), by: decided_by, note } : null,
  }
}

export async function listWithheld(
  { db }: StaffContext,
  { show, count, offset }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.query((tx) => store.readWithheld(tx, { all: show === 'all', count, offset }))
  return { items: rows.map(wire), total: Number(rows[0]?.total ?? 0n) }
}

/** What was taken without its free spins and free bets has them with the decision that clears it; what was not taken can be. */
export const decideWithheld = (
  context: StaffContext & RefusesAs<Decide>,
  { withheld_id, decision, reason }: InputOf<Decide>
): Promise<Withheld> =>
  context.db.write(async (tx) => {
    const id = BigInt(withheld_id)
    const row = (await store.lockWithheld(tx, id)) ?? context.refuse('InvalidRequest/not_found')
    await store.decideWithheld(tx, id, { decision, by: context.staff.name, note: reason })
    if (decision === 'cleared' && row.decision !== 'cleared') await giveMissed(tx, row)
    const after = await store.lockWithheld(tx, id)
    if (!after) throw new Error('what was withheld went away')
    return wire(after)
  })

async function giveMissed(
  tx: Tx,
  { uid, offer_id: offer, steps, promotions, action }: store.WithheldRow
): Promise<void> {
  await lockTaker(tx, uid)
  const currency = await currencyOf(tx, uid)
  for (const step of steps) {
    // What campaigns give is the same each year.
    const missed = givenAt(giftsOf(promotions), action === 'campaign' ? 1 : step, currency, undefined).filter(
      (one) => !('bonus' in one)
    )
    const given = await giveFreePlay(tx, { uid, currency, offer, step }, missed)
    // Cleared, upheld and cleared again it is given once.
    if (!(await store.addGifts(tx, { uid, offer, step }, given.packs, given.freeBets))) continue
    // A decision of staff is not bound by what the offer may give.
    const face = faceValue(missed, currency) - faceValue(given.leftOut, currency)
    await spend(tx, offer, currency, face, null)
  }
}
