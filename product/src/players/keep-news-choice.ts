import type { Tx } from '@ante/kit/context'
import { messagesOf } from '@ante/texts'
import { findUser } from '../identity/index.ts'
import { forgetComplaint } from '../messages/index.ts'
import { events } from './contract.ts'
import { type NewsChannel, newsChannels, newsChanges, type NewsChoice, type NewsSource, noNews } from './rules/news.ts'
import * as store from './store-news-choices.ts'

/** From where a choice came, and in which language it was asked for. */
export interface ChoiceMade {
  readonly source: NewsSource
  readonly locale?: string
}

/** The sentence beside which a consent was given. A contact that it names is left open. */
function wordingOf(
  { source, locale = '' }: ChoiceMade,
  channel: NewsChannel,
  product: store.NewsProof['product']
): string {
  const { auth, profile } = messagesOf(locale)
  if (product !== null) return auth.news[channel][product]
  return source === 'registration' ? auth.notify : profile.notification.on
}

/** What a player wants to hear by some of the channels holds from the commit on; what changed by it is kept as proof. An unknown player has nothing. */
export async function keepNewsChoice(
  tx: Tx,
  uid: bigint,
  wanted: Partial<Readonly<Record<NewsChannel, NewsChoice>>>,
  made: ChoiceMade
): Promise<void> {
  const before = await store.holdChoices(tx, uid)
  if (!before) return
  const after = { ...before, ...wanted }
  await store.setChoices(tx, uid, after)
  let isChanged = false
  for (const channel of newsChannels)
    for (const { product, isGiven } of newsChanges(before[channel], after[channel])) {
      isChanged = true
      await store.insertProof(tx, uid, {
        channel,
        product,
        is_given: isGiven,
        source: made.source,
        wording: isGiven ? wordingOf(made, channel, product) : '',
        locale: isGiven ? (made.locale ?? '') : '',
      })
    }
  for (const channel of newsChannels)
    if (newsChanges(before[channel], after[channel]).some(({ isGiven }) => isGiven)) await forgive(tx, uid, channel)
  // Who wants news may be shown more: every host reads the player anew.
  if (isChanged) await tx.announce(events['players.profile-saved'], { uid })
}

/** Whoever asks for news there, after having called it spam, gets it. */
async function forgive(tx: Tx, uid: bigint, channel: NewsChannel): Promise<void> {
  const contact = (await findUser(tx, uid))?.[channel]
  if (contact) await forgetComplaint(tx, channel === 'phone' ? 'sms' : 'email', contact)
}

/** No news goes to any contact of a player any more. */
export const stopNews = (tx: Tx, uid: bigint, source: NewsSource): Promise<void> =>
  keepNewsChoice(tx, uid, { email: noNews, phone: noNews }, { source })
