import type { Tx } from '@ante/kit/context'
import {
  houseAccount,
  lockPoints,
  owedPointsAccount,
  pointsAccount,
  type PointsPosting,
  postPoints,
} from '../ledger/index.ts'
import { events } from './contract.ts'
import { takeReceived } from './store-months.ts'
import { type QueuedPlay, voidPlays } from './store-plays.ts'

/**
 * Rounds that became void after their end, and bets that a corrected result returns: their stake came back, so what they brought goes, once. What is spent already
 * is owed. A level that was reached stays. Whoever calls it has locked the members.
 */
export async function takeBackPlays(tx: Tx, plays: readonly QueuedPlay[]): Promise<void> {
  if (plays.length === 0) return
  const gone = (await voidPlays(tx, plays)).filter(({ experience, points }) => experience > 0n || points > 0n)
  for (const [uid, its] of Map.groupBy(gone, ({ player_uid }) => player_uid)) {
    const points = its.reduce((sum, one) => sum + one.points, 0n)
    const experience = its.reduce((sum, one) => sum + one.experience, 0n)
    const held = await lockPoints(tx, uid)
    const taken = held < points ? held : points
    const from = houseAccount('loyalty', 'points')
    const postings: PointsPosting[] = [
      { from: pointsAccount(uid, 'points'), to: from, hundredths: taken, code: 'points-void' },
      { from: owedPointsAccount(uid), to: from, hundredths: points - taken, code: 'points-void' },
      {
        from: pointsAccount(uid, 'experience'),
        to: houseAccount('loyalty', 'experience'),
        hundredths: experience,
        code: 'experience',
      },
    ]
    await postPoints(tx, {
      // Each play becomes void once, so its number is nobody else's key.
      key: `loyalty:void:${its[0]?.play_id}`,
      kind: 'points-void',
      postings: postings.filter(({ hundredths }) => hundredths > 0n),
    })
    await takeReceived(tx, uid, points)
    await tx.announce(events['loyalty.changed'], { uid })
  }
}
