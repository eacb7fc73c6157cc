import { createHash } from 'node:crypto'
import { isAbove } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { houseAccount, ledgerRefusalOf, lockPoints, pointsAccount, postPoints, readPoints } from '../ledger/index.ts'
import { findPlayer } from '../players/index.ts'
import { events, staffPoints } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { readCounting } from './programme.ts'
import { historyOf } from './read-history.ts'
import { receivePoints } from './receive-points.ts'
import { exactOf, hundredthsOf } from './rules/earning.ts'
import * as store from './store-adjustments.ts'
import { insertNotice } from './store-notices.ts'
import { lockMembers, readMembers } from './store-plays.ts'

type Adjust = (typeof staffEndpoints)['loyalty.adjustpoints']
type GetMember = (typeof staffEndpoints)['loyalty.getmember']

type AdjustContext = Pick<StaffContext, 'db' | 'clock' | 'idempotencyKey' | 'setting' | 'staff'> & RefusesAs<Adjust>

/** Once for each key. The player is told of it. Throws ApprovalNeeded where it is more than a member may move alone (`staffPoints`). */
export async function adjustPoints(context: AdjustContext, input: InputOf<Adjust>): Promise<OutputOf<Adjust>> {
  const { idempotencyKey: key, staff } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const points = BigInt(input.points)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  const work = context.db.write(async (tx) => {
    await store.lockAdjustingMember(tx, staff.name)
    if (!(await findPlayer(tx, uid))) context.refuse('InvalidRequest/not_found')
    await lockMembers(tx, [uid], '')
    const before = await store.readAdjustmentByKey(tx, key)
    if (before && !before.input_hash.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return { points: exactOf(before.balance) }
    if (points === 0n) context.refuse('InvalidRequest/loyalty_points_short')
    const { aloneUpTo } = context.setting('staffPoints', staffPoints)
    const spent = await store.readUnapproved(tx, { member: staff.name, uid })
    if (isAbove(BigInt(aloneUpTo), points < 0n ? -points : points, spent)) requireApproval(staff)
    const moving = { uid, hundredths: hundredthsOf(input.points), key: `loyalty:adjustment:${key}`, hash }
    const isNew = await move(context, tx, moving)
    const balance = await lockPoints(tx, uid)
    if (!isNew) return { points: exactOf(balance) }
    await insertNotice(tx, { uid, trigger: 'adjustment', amount: points })
    const approvedBy = staff.approval?.by ?? null
    const { reason } = input
    await store.insertAdjustment(tx, { uid, key, hash, points, balance, reason, madeBy: staff.name, approvedBy })
    return { points: exactOf(balance) }
  })
  try {
    return await work
  } catch (error) {
    const code = ledgerRefusalOf(error)
    if (code === 'InvalidRequest/idempotency_key_reused') context.refuse(code)
    if (code !== undefined) context.refuse('InvalidRequest/loyalty_points_short')
    throw error
  }
}

/** Whether there are enough the books say. False where they know the key of a time before adjustments were kept. */
async function move(
  { clock }: AdjustContext,
  tx: Tx,
  { uid, hundredths, key, hash }: { uid: bigint; hundredths: bigint; key: string; hash: Uint8Array }
): Promise<boolean> {
  const kind = 'points-adjustment'
  if (hundredths > 0n)
    return receivePoints(tx, { key, hash, kind, uid, code: kind, hundredths, at: new Date(clock.now()) })
  const [from, to] = [pointsAccount(uid, 'points'), houseAccount('loyalty', 'points')]
  const { replay } = await postPoints(tx, {
    key,
    hash,
    kind,
    postings: [{ from, to, hundredths: -hundredths, code: kind }],
  })
  if (!replay) await tx.announce(events['loyalty.changed'], { uid })
  return !replay
}

export async function readMemberOf(
  context: StaffContext & RefusesAs<GetMember>,
  { uid: asked, offset, count }: InputOf<GetMember>
): Promise<OutputOf<GetMember>> {
  const uid = BigInt(asked)
  return context.db.read(async (tx) => {
    if (!(await findPlayer(tx, uid))) context.refuse('InvalidRequest/not_found')
    const programme = await readCounting(tx)
    return {
      points: exactOf((await readPoints(tx, [uid], 'points')).get(uid) ?? 0n),
      experience: exactOf((await readPoints(tx, [uid], 'experience')).get(uid) ?? 0n),
      level: programme ? ((await readMembers(tx, [uid], programme.sysname)).get(uid)?.level ?? 0) : 0,
      ...(await historyOf(context, tx, uid, { offset, count })),
    }
  })
}
