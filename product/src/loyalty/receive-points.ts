import type { Tx } from '@ante/kit/context'
import { setPayoutWait } from '../cashier/index.ts'
import {
  houseAccount,
  lockPoints,
  owedPointsAccount,
  pointsAccount,
  type PointsCode,
  type PointsPosting,
  postAllPoints,
  postPoints,
  readOwedPoints,
} from '../ledger/index.ts'
import { events } from './contract.ts'
import { benefitsAt, type Programme } from './programme.ts'
import { hundredthsOf } from './rules/earning.ts'
import { levelAt } from './rules/levels.ts'
import { addReceived } from './store-months.ts'
import { insertNotice } from './store-notices.ts'
import { payLevel, setLevel } from './store-plays.ts'

export interface Receipt {
  /** Of the books: repeated it moves nothing. */
  readonly key: string
  readonly hash?: Uint8Array
  readonly kind: string
  readonly uid: bigint
  readonly code: PointsCode
  /** Of points; above zero, or else of experience. */
  readonly hundredths: bigint
  readonly experience?: bigint
  readonly at: Date
  readonly reverses?: bigint
}

function postingsOf({ uid, code, hundredths, experience = 0n }: Receipt): PointsPosting[] {
  const postings: PointsPosting[] = []
  if (hundredths > 0n)
    postings.push({ from: houseAccount('loyalty', 'points'), to: pointsAccount(uid, 'points'), hundredths, code })
  if (experience > 0n)
    postings.push({
      from: houseAccount('loyalty', 'experience'),
      to: pointsAccount(uid, 'experience'),
      hundredths: experience,
      code: 'experience',
    })
  return postings
}

/** Posts what a player received, once under its key, and notes its month. Whoever calls it has locked the member. False where it was posted before. */
export async function receivePoints(tx: Tx, receipt: Receipt): Promise<boolean> {
  const { key, hash, kind, uid, hundredths, at, reverses } = receipt
  const { replay } = await postPoints(tx, {
    key,
    kind,
    postings: postingsOf(receipt),
    ...(hash ? { hash } : {}),
    ...(reverses === undefined ? {} : { reverses }),
  })
  if (replay) return false
  if (hundredths > 0n) {
    await addReceived(tx, at, [{ uid, hundredths }])
    await payOwed(tx, [uid], key)
  }
  await tx.announce(events['loyalty.changed'], { uid })
  return true
}

/** The same for many receipts at once, several of one player among them; the caller announces it. Answers which of them are new. */
export async function receiveAll(tx: Tx, receipts: readonly Receipt[], at: Date): Promise<boolean[]> {
  const answers = await postAllPoints(
    tx,
    receipts.map((receipt) => ({ key: receipt.key, kind: receipt.kind, postings: postingsOf(receipt) }))
  )
  const received = new Map<bigint, bigint>()
  for (const [index, { uid, hundredths }] of receipts.entries())
    if (hundredths > 0n && answers[index]?.replay === false) received.set(uid, (received.get(uid) ?? 0n) + hundredths)
  if (received.size > 0) {
    await addReceived(
      tx,
      at,
      [...received].map(([uid, hundredths]) => ({ uid, hundredths }))
    )
    await payOwed(tx, [...received.keys()], receipts[0]?.key ?? '')
  }
  return answers.map(({ replay }) => !replay)
}

/** Whoever has spent what was taken back later pays it from the next points that they receive: `cause` names these. */
async function payOwed(tx: Tx, uids: readonly bigint[], cause: string): Promise<void> {
  for (const [uid, owed] of await readOwedPoints(tx, uids)) {
    const held = await lockPoints(tx, uid)
    const hundredths = held < owed ? held : owed
    if (hundredths === 0n) continue
    await postPoints(tx, {
      key: `loyalty:owed:${uid}:${cause}`,
      kind: 'points-void',
      postings: [{ from: pointsAccount(uid, 'points'), to: owedPointsAccount(uid), hundredths, code: 'points-void' }],
    })
  }
}

interface Climber {
  readonly uid: bigint
  /** The highest level so far. */
  readonly level: number
  /** In hundredths, as it is now. */
  readonly experience: bigint
}

/** Every level that was reached since: its reward once, a notice, and its benefits from now on. A level that was reached stays. The caller announces that points changed. */
export async function raiseLevel(
  tx: Tx,
  programme: Programme,
  { uid, level, experience }: Climber,
  at: Date
): Promise<void> {
  const { sysname, levels } = programme
  const reached = levelAt(
    levels.map(({ fromExperience }) => fromExperience),
    experience
  )
  if (reached <= level) return
  for (const one of levels.slice(level, reached)) {
    if (!(await payLevel(tx, uid, sysname, one.place))) continue
    const reward = {
      key: `loyalty:level:${uid}:${sysname}:${one.place}`,
      kind: 'points-reward',
      uid,
      code: 'points-level',
      hundredths: hundredthsOf(one.rewardPoints),
      at,
    } as const
    if (one.rewardPoints > 0n) await receiveAll(tx, [reward], at)
    // Everybody begins on the first one: no news.
    if (one.place === 1) continue
    await insertNotice(tx, { uid, trigger: 'level', amount: one.rewardPoints, texts: one.texts, images: one.images })
    await tx.announce(events['loyalty.level-reached'], { uid, level: one.place })
  }
  await setLevel(tx, uid, sysname, reached)
  await setPayoutWait(tx, uid, benefitsAt(programme, reached).payout_wait_percent)
}
