import type { Context, PlayerContext } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { writeNumber } from '@ante/kit/numeral'
import { defaultLocale, messagesOf } from '@ante/texts'
import { type Notice, settings } from './contract.ts'
import { hasLoyalty } from './switch.ts'
import * as store from './store-notices.ts'

const dateIn = (locale: string, iso: string | undefined): string =>
  iso === undefined ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

/** LOY-25: a notice in the language of its reader. */
export function wireNotice(context: Pick<Context, 'locale' | 'setting'>, row: store.NoticeRow): Notice {
  const { locale } = context
  const { name: own = '', at, ...rest } = row.params
  const about = describedIn(row, locale, defaultLocale)
  const amount = Number(row.amount)
  const values: Record<string, string> = {
    ...rest,
    name: about.title || own,
    sign: amount < 0 ? '−' : '+',
    points: writeNumber(String(Math.abs(amount)), locale),
    date: dateIn(locale, at),
  }
  const fill = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const all = messagesOf(locale).loyalty.notices
  const { title, message } = all[row.trigger]
  return {
    id: String(row.id),
    trigger: row.trigger,
    type: amount > 0 && row.trigger !== 'expiry' ? 'credit' : 'other',
    amount,
    amountType: 'points',
    title: fill(title),
    message: fill(row.trigger === 'level' && amount === 0 ? all.level.without : message),
    image: about['image'] ?? context.setting('loyalty', settings.loyalty).coinIcon,
    created_at: row.created_at.toISOString(),
  }
}

/** API-94, LOY-29: each is told once, also to two windows that ask at the same moment. */
export async function tellNotices(context: PlayerContext): Promise<{ items: Notice[] }> {
  if (!hasLoyalty(context)) return { items: [] }
  const rows = await context.db.write((tx) => store.tellNotices(tx, context.player.uid))
  return { items: rows.map((row) => wireNotice(context, row)) }
}
