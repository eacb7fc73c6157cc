import type { Context } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { type endpoints, settings } from './contract.ts'
import { popupsAt } from './rules/popups.ts'

type Call = (typeof endpoints)['popups.get']

/** API-103: in the reader's language, as banners and promotions are. */
export async function listPopups(context: Context, { ids }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { list } = context.setting('popups', settings.popups)
  const items = popupsAt(list, context.clock.now(), ids).map(({ id, texts, image, leads_to }) => {
    const own = texts[context.locale] ?? texts[defaultLocale] ?? Object.values(texts)[0]
    return {
      id,
      description: describedIn(
        { texts, images: image === undefined ? {} : { tile: image } },
        context.locale,
        defaultLocale
      ),
      button: own?.button ?? '',
      leads_to: leads_to ?? null,
    }
  })
  return { items, count: items.length }
}
