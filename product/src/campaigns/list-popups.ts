import { advertisingTo, audienceOf } from '@ante/kit/advertising'
import type { Context, Player } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { instant } from '@ante/kit/instant'
import { defaultLocale } from '@ante/texts'
import { type endpoints, type PopupSettings, settings } from './contract.ts'
import { findPlayer } from '../players/index.ts'
import { listOffers } from './list-campaigns.ts'
import { advertisedOf, isFor, popupsAt } from './rules/popups.ts'

type Call = (typeof endpoints)['popups.get']
type Popups = PopupSettings['list']

/** BON-20: those of these that are for a player; nobody is addressed in a break. */
async function popupsFor(context: Context, { uid, restricted }: Player, popups: Popups): Promise<Popups> {
  if (restricted || popups.length === 0) return []
  const player = await context.db.read((tx) => findPlayer(tx, uid))
  if (!player) return []
  const ids = popups.flatMap(({ offer_id }) => offer_id ?? [])
  const { items } = ids.length > 0 ? await listOffers(context, { ids, offset: 0, count: ids.length }) : { items: [] }
  const openOffers = items
    .filter(({ state, trigger }) => state === 'available' && trigger?.user_satisfies_params)
    .map(({ id }) => id)
  const registeredAt = instant(player.registeredAt.getTime())
  return popups.filter((popup) => isFor(popup, { registeredAt, openOffers }, context.clock.now()))
}

/** API-103: in the reader's language, as banners and promotions are. */
export async function listPopups(context: Context, { ids }: InputOf<Call>): Promise<OutputOf<Call>> {
  const { list } = context.setting('popups', settings.popups)
  const on = popupsAt(list, context.clock.now(), ids)
  const allowed = ids ? on : advertisedOf(on, advertisingTo(context.policy(), audienceOf(context.player)))
  const shown = ids || !context.player ? allowed : await popupsFor(context, context.player, allowed)
  const items = shown.map(({ id, texts, image, leads_to, paths, once }) => {
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
      paths: paths ?? [],
      once,
    }
  })
  return { items, count: items.length }
}
