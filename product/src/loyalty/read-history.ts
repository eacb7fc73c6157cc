import type { Context, PlayerContext, ReadTx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { type PointsCode, type PointsMove, readPointsMoves } from '../ledger/index.ts'
import { type Change, type Notice, settings } from './contract.ts'
import { wireNotice } from './notices.ts'
import { readCounting } from './programme.ts'
import { exactOf } from './rules/earning.ts'
import type { PointsCause } from './rules/shapes.ts'
import { readNotices } from './store-notices.ts'

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
}

/** What moved somebody's points and what they were told, the newest first; in the language of the caller. */
export async function historyOf(
  context: Pick<Context, 'locale' | 'setting'>,
  tx: ReadTx,
  uid: bigint,
  { offset, count }: Page
): Promise<{ changes: Change[]; notices: Notice[] }> {
  const moves = await readPointsMoves(tx, uid, count, offset)
  const nameOf = await namesOf(context, tx)
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

/** What the key of a transaction is about: the level that it paid for. */
async function namesOf({ locale }: Pick<Context, 'locale'>, tx: ReadTx): Promise<(move: PointsMove) => string> {
  const programme = await readCounting(tx)
  return ({ code, key }) => {
    const place = code === 'points-level' ? Number(key.split(':').at(-1)) : undefined
    const level = programme?.levels.find((one) => one.place === place)
    return level ? describedIn(level, locale, defaultLocale).title : ''
  }
}

/** LOY-33. */
export async function readHistory(context: PlayerContext, page: Page) {
  if (!context.setting('loyalty', settings.loyalty).isEnableLoyalty) return { changes: [], notices: [] }
  return context.db.read((tx) => historyOf(context, tx, context.player.uid, page))
}
