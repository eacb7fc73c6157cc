import type { Context } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { bannerFields, type endpoints } from './contract.ts'
import * as store from './store-banners.ts'

type Get = (typeof endpoints)['banners.get']

/** API-44, JKP-08 to JKP-11: the banners of now, those of a position in their order, with the fields that are asked for. */
export async function listBanners(context: Context, { fields = [...bannerFields], ...asked }: InputOf<Get>): Promise<OutputOf<Get>> {
  const rows = await context.db.read((tx) => store.readBanners(tx, asked))
  const items = rows.map((row) => {
    const all = {
      description: { ...describedIn(row, context.locale, defaultLocale), position: row.position },
      finished_at: row.ends_at?.toISOString() ?? null,
      leads_to: row.leads_to,
    }
    return { id: row.id.toString(), ...Object.fromEntries(bannerFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]])) }
  })
  return { items, count: Number(rows[0]?.total ?? 0n) }
}
