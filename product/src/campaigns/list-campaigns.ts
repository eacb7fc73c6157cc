import type { Context, ReadTx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { countDeposits } from '../cashier/index.ts'
import { findPlayer } from '../players/index.ts'
import { type endpoints, offerFields } from './contract.ts'
import { satisfies, type TriggerFacts } from './rules/trigger.ts'
import * as store from './store.ts'

type Offers = OutputOf<(typeof endpoints)['campaigns.getoffers']>
type Promotions = OutputOf<(typeof endpoints)['campaigns.getpromotions']>

/** BON-12, API-56: the offers of now, with the fields that are asked for. */
export async function listOffers(context: Context, input: InputOf<(typeof endpoints)['campaigns.getoffers']>): Promise<Offers> {
  const { fields = [...offerFields], ...page } = input
  const { rows, facts } = await context.db.read(async (tx) => ({ rows: await store.readOffers(tx, page), facts: await factsOf(tx, context.player?.uid) }))
  const items = rows.map((row) => {
    const all = {
      trigger: { action: row.trigger.action ?? '', params: row.trigger.params ?? {}, user_satisfies_params: satisfies(row.trigger.params ?? {}, facts) },
      description: describedIn(row, context.locale, defaultLocale),
      promotions: row.promotions,
    }
    const picked = Object.fromEntries(offerFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]]))
    return { id: row.id.toString(), finished_at: row.ends_at?.toISOString() ?? null, ...picked }
  })
  return { items: items, count: Number(rows[0]?.total ?? 0n) }
}

/** CASH-29: what conditions are judged by. A visitor has paid in nothing yet. */
async function factsOf(tx: ReadTx, uid: bigint | undefined): Promise<TriggerFacts> {
  if (uid === undefined) return { deposits: 0, country: undefined }
  return { deposits: await countDeposits(tx, uid), country: (await findPlayer(tx, uid))?.countryCode ?? undefined }
}

export async function listPromotions(context: Context, page: InputOf<(typeof endpoints)['campaigns.getpromotions']>): Promise<Promotions> {
  const rows = await context.db.read((tx) => store.readPromotions(tx, page))
  return {
    items: rows.map((row) => ({
      id: row.id.toString(),
      description: describedIn(row, context.locale, defaultLocale),
      leads_to: row.leads_to,
      offer_id: row.offer_id?.toString() ?? null,
      started_at: row.starts_at.toISOString(),
      finished_at: row.ends_at?.toISOString() ?? null,
    })),
    count: Number(rows[0]?.total ?? 0n),
  }
}
