import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { pageAddress, siteOf } from '../messages/index.ts'
import { mayBeReminded, shownZoneOf, tellPlayer } from '../players/index.ts'

/** So long before its end a player is told of a gift; one that was given for no longer is told of at its end alone. */
export const giftSoonMs = day

/** With the name of the time zone: the site may show its player another one, that of their device. */
const withZone = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

export interface EndingGift {
  readonly uid: bigint
  /** Names it, for ever: it is told of once. */
  readonly name: string
  readonly what: (locale: string) => string
  readonly endsAt: Date
}

/**
 * Tells a player in the inbox that a bonus, a free bet, a boost or a pack of free spins ends soon, or has ended. Before its end nobody is told who may not play or from
 * whom news is kept: it would lead them back to play. That it is over is told to everybody who has the account: it was theirs.
 */
export async function tellGift(
  context: Pick<Context, 'origin' | 'setting'>,
  tx: Tx,
  key: 'play.gift-ends' | 'play.gift-ended',
  { uid, name, what, endsAt }: EndingGift
): Promise<void> {
  if (key === 'play.gift-ends' && !(await mayBeReminded(tx, uid))) return
  const site = siteOf(context)
  const timeZone = await shownZoneOf(tx, uid)
  await tellPlayer(tx, uid, {
    key,
    site,
    values: (locale) => ({
      gift: what(locale),
      date: new Intl.DateTimeFormat(locale, { ...withZone, timeZone }).format(endsAt),
      link: pageAddress(site, locale, '/profile/bonuses'),
    }),
    once: `${name} ${endsAt.toISOString()}`,
  })
}
