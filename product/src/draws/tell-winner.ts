import type { Context, Tx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { type Currency, money } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import { defaultLocale } from '@ante/texts'
import { pageAddress, siteOf } from '../messages/index.ts'
import { tellPlayer } from '../players/index.ts'
import { readDraw } from './store.ts'

export interface WinTelling {
  readonly draw: string
  readonly place: number
  readonly uid: string
  readonly minor: string
  readonly currency: Currency
}
export const tellWinnerJob = 'draws.tell-winner'

/** In the transaction that pays: who has their prize is told of it, and nobody else. */
export const enqueueTelling = (tx: Tx, told: WinTelling): Promise<void> => tx.enqueue(tellWinnerJob, told)

/** Told twice, it is one message. */
export async function tellWinner(
  context: Pick<Context, 'db' | 'origin' | 'setting'>,
  { draw, place, uid, minor, currency }: WinTelling
): Promise<void> {
  const site = siteOf(context)
  const sum = money(BigInt(minor), currency)
  await context.db.write(async (tx) => {
    const row = await readDraw(tx, BigInt(draw))
    if (!row) return
    await tellPlayer(tx, BigInt(uid), {
      key: 'play.draw-won',
      site,
      values: (locale) => ({
        draw: describedIn(row, locale, defaultLocale).title,
        sum: sumInSentence(sum, locale),
        link: pageAddress(site, locale, '/draws'),
      }),
      once: `${draw} ${place}`,
    })
  })
}
