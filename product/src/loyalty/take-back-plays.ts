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
import { type GoneRow, lessenPlay, type QueuedPlay, voidPlays, waitForPlay } from './store-plays.ts'

/** A play of which something goes, and what of it: all, where it is void. Its sums are those that it counted with. */
export interface GonePlay extends GoneRow {
  readonly play: QueuedPlay
}

/** What a play came to by what is kept of it: what is told of it may come in another order, and leaves out what was told before. */
const asCounted = (play: QueuedPlay, { stake_minor, win_minor }: GoneRow): QueuedPlay =>
  stake_minor === null || win_minor === null
    ? play
    : { ...play, before: { stake: String(stake_minor), win: String(win_minor) } }

/**
 * Rounds that became void after their end, and bets that a corrected result returns: their stake came back, so what they brought goes, once. What is spent already
 * is owed. A level that was reached stays. Whoever calls it has locked the members. Answers those that had been counted.
 */
export async function takeBackPlays(tx: Tx, plays: readonly QueuedPlay[]): Promise<GonePlay[]> {
  if (plays.length === 0) return []
  const byId = new Map(plays.map((play) => [BigInt(play.id), play]))
  const gone = await voidPlays(tx, plays)
  // Each play becomes void once, so its number is nobody else's key.
  await takeBack(tx, gone, ({ play_id }) => `loyalty:void:${play_id}`)
  return gone.flatMap((row) => {
    const play = byId.get(row.play_id)
    return play && row.counted_at ? [{ ...row, play: asCounted(play, row) }] : []
  })
}

/**
 * Rounds of which a studio took a stake or a win back after their end: the part of the stake that came back brings nothing. It never counts a round: one that was not counted yet waits for its end.
 * Answers those that had been counted.
 */
export async function correctPlays(tx: Tx, plays: readonly QueuedPlay[]): Promise<GonePlay[]> {
  const gone: GonePlay[] = []
  for (const play of plays) {
    const row = await lessenPlay(tx, play)
    if (!row) await waitForPlay(tx, play)
    else if (!row.is_void) {
      const now = { ...play, stake: String(row.stake_left), win: String(row.win_left) }
      // Each time less is left of its stake.
      await takeBack(tx, [row], ({ play_id }) => `loyalty:less:${play_id}:${now.stake}`)
      if (row.counted_at) gone.push({ ...row, play: asCounted(now, row) })
    }
  }
  return gone
}

async function takeBack(tx: Tx, rows: readonly GoneRow[], keyOf: (row: GoneRow) => string): Promise<void> {
  const gone = rows.filter(({ experience, points }) => experience > 0n || points > 0n)
  for (const [uid, its] of Map.groupBy(gone, ({ player_uid }) => player_uid)) {
    const [first] = its
    if (!first) continue
    const held = await lockPoints(tx, uid)
    const points = its.reduce((sum, one) => sum + one.points, 0n) - (await takeReceived(tx, uid, its))
    const experience = its.reduce((sum, one) => sum + one.experience, 0n)
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
    const moved = postings.filter(({ hundredths }) => hundredths > 0n)
    if (moved.length > 0) await postPoints(tx, { key: keyOf(first), kind: 'points-void', postings: moved })
    await tx.announce(events['loyalty.changed'], { uid })
  }
}
