import type { Context, PlayerContext, ReadTx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { type PointsCode, type PointsMove, readPointsMoves } from '../ledger/index.ts'
import type { Change, Notice } from './contract.ts'
import { wireNotice } from './notices.ts'
import { readCounting } from './programme.ts'
import { exactOf } from './rules/earning.ts'
import type { PointsCause } from './rules/shapes.ts'
import { readQuests } from './store-quests.ts'
import { readNotices } from './store-notices.ts'
import { readPurchases } from './store-shop.ts'
import { hasLoyalty } from './switch.ts'

interface Page {
  readonly offset: number
  readonly count: number
}

const causes: Readonly<Record<Exclude<PointsCode, 'experience'>, PointsCause>> = {
  'points-play': 'play',
  'points-level': 'level',
  'points-quest': 'quest',
  'points-spent': 'spent',
  'points-refund': 'refund',
  'points-expired': 'expired',
  'points-adjustment': 'adjustment',
  'points-void': 'void',
}

/** What moved somebody's points and what they were told, the newest first; in the language of the caller. */
export async function historyOf(
  context: Pick<Context, 'locale' | 'setting'>,
  tx: ReadTx,
  uid: bigint,
  { offset, count }: Page
): Promise<{ changes: Change[]; notices: Notice[] }> {
  const moves = await readPointsMoves(tx, uid, count, offset)
  const nameOf = await namesOf(context, tx, uid)
  const changes = moves.flatMap((move): Change[] =>
    move.code === 'experience'
      ? []
      : [
          {
            id: String(move.id),
            cause: causes[move.code],
            points: exactOf(move.hundredths),
            name: nameOf(move),
            at: move.at.toISOString(),
          },
        ]
  )
  return { changes, notices: (await readNotices(tx, uid, count, offset)).map((row) => wireNotice(context, row)) }
}

/** What the key of a transaction is about: the level that it paid for, the product that was bought or came back, the quest. */
async function namesOf(
  { locale }: Pick<Context, 'locale'>,
  tx: ReadTx,
  uid: bigint
): Promise<(move: PointsMove) => string> {
  const programme = await readCounting(tx)
  const purchases = await readPurchases(tx, uid, 500, 0)
  const quests = await readQuests(tx)
  return ({ code, key }) => {
    const number = key.split(':').at(-1)
    const isShop = code === 'points-spent' || code === 'points-refund'
    const about =
      code === 'points-level'
        ? programme?.levels.find(({ place }) => String(place) === number)
        : isShop
          ? purchases.find(({ id }) => String(id) === number)
          : code === 'points-quest'
            ? quests.find(({ sysname }) => sysname === key.split(':')[3])
            : undefined
    return about ? describedIn(about, locale, defaultLocale).title : ''
  }
}

/** LOY-33. */
export async function readHistory(context: PlayerContext, page: Page) {
  if (!hasLoyalty(context)) return { changes: [], notices: [] }
  return context.db.read((tx) => historyOf(context, tx, context.player.uid, page))
}
