import { advertisingTo, audienceOf, hiddenPaths } from '@ante/kit/advertising'
import type { Context } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { bannerFields, type endpoints, siteSettings } from './contract.ts'
import { sourceOf } from './connectors/port.ts'
import { branded } from './rules/brand.ts'
import * as store from './store-banners.ts'

type Get = (typeof endpoints)['banners.get']

/** API-44, JKP-08 to JKP-11: the banners of now, those of a position in their order, with the fields that are asked for; none that leads to what the market keeps from the caller. */
export async function listBanners(
  context: Context,
  { fields = [...bannerFields], ...asked }: InputOf<Get>
): Promise<OutputOf<Get>> {
  const hidden = hiddenPaths(advertisingTo(context.policy(), audienceOf(context.player)))
  const rows = await context.db.read((tx) => store.readBanners(tx, sourceOf(context.ports), { ...asked, hidden }))
  const { name } = context.setting('site', siteSettings)
  const items = rows.map((row) => {
    const words = describedIn(row, context.locale, defaultLocale)
    const all = {
      description: {
        ...words,
        title: branded(words.title, name),
        text: branded(words.text, name),
        position: row.position,
      },
      finished_at: row.ends_at?.toISOString() ?? null,
      leads_to: row.leads_to,
    }
    return {
      id: row.id.toString(),
      ...Object.fromEntries(bannerFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]])),
    }
  })
  return { items, count: Number(rows[0]?.total ?? 0n) }
}
