import type { Tx } from '@ante/kit/context'
import { hour } from '@ante/kit/instant'
import { type AdvertisingReader, deliver, type Delivers, peekMessage } from '../messages/index.ts'
import type { Asks } from './check-registers.ts'
import { mayHaveNews } from './may-have-news.ts'
import { readNewsReader } from './news-audience.ts'
import { type NewsProduct, newsProducts } from './rules/news.ts'
import { holdChoices } from './store-news-choices.ts'

/** So long what the registers said before the news was put down holds for its sending. */
const answerHoldsMs = hour
export const deliverNewsJob = 'players.deliver-news'

const productsOf = (about: unknown): readonly NewsProduct[] =>
  Array.isArray(about) ? newsProducts.filter((one) => about.includes(one)) : newsProducts

/**
 * Sends news to one reader, or withholds it, or lets it wait for the end of their night: by what holds now, not by what held when it was written. Consents
 * and exclusions that are committed after this look meet a message that is with the vendor already.
 */
export async function deliverNews(context: Asks & Delivers, { id }: { id: string }): Promise<void> {
  const message = await context.db.query((tx) => peekMessage(tx, BigInt(id)))
  if (!message || message.uid === null) return
  const { uid } = message
  const isOld = context.clock.now() > message.created_at.getTime() + answerHoldsMs
  const isClear = !isOld || (await mayHaveNews(context, uid))
  await deliver(
    context,
    { id },
    {
      job: deliverNewsJob,
      async readerOf(tx: Tx, { channel, about }): Promise<AdvertisingReader | undefined> {
        // Of two messages to one player the second sees the first, and a consent that ends meanwhile waits or is seen.
        await holdChoices(tx, uid)
        const reader = await readNewsReader(context, tx, uid, { products: productsOf(about), isClear })
        const by = channel === 'sms' ? 'phone' : 'email'
        return reader && { audience: reader.audience(by), address: reader[by] }
      },
    }
  )
}
