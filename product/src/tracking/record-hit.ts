import type { Context, PlayerContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { generalSettings } from '../content/contract.ts'
import { mayBeKept } from './answers.ts'
import { type endpoints, trackingSettings } from './contract.ts'
import { linkParameters, type LinkFacts, withoutMark } from './rules/words.ts'
import * as store from './store.ts'
import { addActiveDay } from './store-funnel.ts'
import { newVisitKey, visitOfKey } from './visit-key.ts'

type Hit = InputOf<(typeof endpoints)['tracking.hit']>

/** The accepted parameters that were given. */
function factsOf(hit: Hit): LinkFacts {
  const facts: Partial<Record<(typeof linkParameters)[number], string>> = {}
  for (const name of linkParameters) {
    const value = hit[name] ?? ''
    if (value !== '') facts[name] = name === 'track_id' ? withoutMark(value) : value
  }
  return facts
}

/** Another site's page without its query, which is not ours to keep; empty for our own pages and for what is no address. */
function outerReferer(referer: string, origin: string): string {
  if (!URL.canParse(referer)) return ''
  const url = new URL(referer)
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(origin).origin
    ? `${url.origin}${url.pathname}`.slice(0, 500)
    : ''
}

/** TRK-10: which link led this browser here. A browser that agreed is known again by a cookie, and the account that it opens by that. */
export async function recordHit(context: Context, hit: Hit): Promise<{ is_kept: boolean }> {
  if (hit.seon_session !== undefined) return keepMark(context, hit.seon_session)
  const facts = factsOf(hit)
  const referer = outerReferer(hit.referer ?? '', context.origin)
  const { isEnabled, days } = context.setting('tracking', trackingSettings).publishers
  const isAny = Object.keys(facts).length > 0 || referer !== ''
  if (!isEnabled || !isAny || !context.session || !mayBeKept(context, 'marketing')) return { is_kept: false }
  const { visit: known } = context.session
  const key = known === undefined ? newVisitKey(context) : undefined
  const visit = known ?? visitOfKey(key ?? '')
  await context.db.write(async (tx) => store.addHit(tx, await store.addVisit(tx, visit), facts, referer, days))
  if (key !== undefined) context.session.keepVisit(key)
  return { is_kept: true }
}

/** A mark of a device is of use for a player alone: nothing of a visitor's is kept. */
export async function keepMark(context: Context, session: string): Promise<{ is_kept: boolean }> {
  const { is_seon_enabled: isOn } = context.setting('general', generalSettings)
  const { player, address } = context
  if (!isOn || !player || !mayBeKept(context, 'security')) return { is_kept: false }
  await context.db.write(async (tx) => {
    await store.keepMark(tx, {
      uid: player.uid,
      session,
      address,
      proof: context.session?.consent?.proof ?? null,
      version: context.setting('tracking', trackingSettings).consent.version,
    })
    await tx.enqueue(
      'tracking.ask-fraud',
      { uid: String(player.uid), action: 'account_login', domain: context.domain },
      { key: `tracking.ask-fraud:${player.uid}` }
    )
  })
  return { is_kept: true }
}

type Event = InputOf<(typeof endpoints)['events.handle']>

/** API-114: what happened on a page. Of who did not agree the name of the event is counted, and nothing else. */
export async function recordEvent(
  context: Context | PlayerContext,
  { event_name: name, event_params: params }: Event
): Promise<1> {
  const isKnown = mayBeKept(context, 'analytics')
  const uid = isKnown ? context.player?.uid : undefined
  await context.db.write(async (tx) => {
    await store.addEvent(tx, {
      name,
      params: isKnown ? params : {},
      uid: uid ?? null,
      visit: isKnown && mayBeKept(context, 'marketing') ? (context.session?.visit ?? null) : null,
    })
    if (uid !== undefined) await addActiveDay(tx, uid)
  })
  return 1
}
