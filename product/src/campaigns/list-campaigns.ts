import { advertisingTo, audienceOf, findsOffers, hiddenPaths } from '@ante/kit/advertising'
import type { Context } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import type { z } from 'zod'
import type { endpoints } from './contract.ts'
import * as store from './store.ts'
import { factsFor, wireOffer } from './wire-offer.ts'

type Offers = z.input<(typeof endpoints)['campaigns.getoffers']['output']>
type Promotions = OutputOf<(typeof endpoints)['campaigns.getpromotions']>

/** BON-12, API-56: the offers of now, where the market allows them to be shown, with the fields that are asked for. */
export async function listOffers(
  context: Context,
  input: InputOf<(typeof endpoints)['campaigns.getoffers']>
): Promise<Offers> {
  if (!findsOffers(context.policy(), audienceOf(context.player))) return { items: [], count: 0 }
  const { fields, ...page } = input
  const { rows, facts } = await context.db.read(async (tx) => {
    const rows = await store.readOffers(tx, { ...page, uid: context.player?.uid })
    return { rows, facts: await factsFor(tx, context, rows) }
  })
  return {
    items: rows.map((row) => wireOffer(context, row, facts, fields)),
    count: Number(rows[0]?.total ?? 0n),
  }
}

/** BON-18: what may be advertised to the caller. */
export async function listPromotions(
  context: Context,
  page: InputOf<(typeof endpoints)['campaigns.getpromotions']>
): Promise<Promotions> {
  const advertising = advertisingTo(context.policy(), audienceOf(context.player))
  if (advertising === 'nothing') return { items: [], count: 0 }
  const hidden = hiddenPaths(advertising)
  const rows = await context.db.read((tx) => store.readPromotions(tx, { ...page, hidden }))
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
