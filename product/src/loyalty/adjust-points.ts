import { createHash } from 'node:crypto'
import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { houseAccount, ledgerRefusalOf, lockPoints, pointsAccount, postPoints, readPoints } from '../ledger/index.ts'
import { findPlayer } from '../players/index.ts'
import { events } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { readCounting } from './programme.ts'
import { historyOf } from './read-history.ts'
import { receivePoints } from './receive-points.ts'
import { exactOf, hundredthsOf } from './rules/earning.ts'
import { insertNotice } from './store-notices.ts'
import { lockMembers, readMembers } from './store-plays.ts'

type Adjust = (typeof staffEndpoints)['loyalty.adjustpoints']
type GetMember = (typeof staffEndpoints)['loyalty.getmember']

/** Once for each key. The player is told of it. */
export async function adjustPoints(
  context: Pick<StaffContext, 'db' | 'clock' | 'idempotencyKey'> & RefusesAs<Adjust>,
  input: InputOf<Adjust>
): Promise<OutputOf<Adjust>> {
  const { idempotencyKey } = context
  if (idempotencyKey === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  const key = `loyalty:adjustment:${idempotencyKey}`
  const work = context.db.write(async (tx) => {
    if (!(await findPlayer(tx, uid))) context.refuse('InvalidRequest/not_found')
    await lockMembers(tx, [uid], '')
    const hundredths = hundredthsOf(input.points)
    const held = await lockPoints(tx, uid)
    if (hundredths > 0n) {
      const at = new Date(context.clock.now())
      const isNew = await receivePoints(tx, {
        key,
        hash,
        kind: 'points-adjustment',
        uid,
        code: 'points-adjustment',
        hundredths,
        at,
      })
      if (isNew) await insertNotice(tx, { uid, trigger: 'adjustment', amount: BigInt(input.points) })
      return { points: exactOf(isNew ? held + hundredths : held) }
    }
    // Whether there are enough the books say: what this key took before is taken, and needs no more.
    if (hundredths === 0n) context.refuse('InvalidRequest/loyalty_points_short')
    const from = pointsAccount(uid, 'points')
    const to = houseAccount('loyalty', 'points')
    const postings = [{ from, to, hundredths: -hundredths, code: 'points-adjustment' as const }]
    const { replay } = await postPoints(tx, { key, hash, kind: 'points-adjustment', postings })
    if (!replay) {
      await insertNotice(tx, { uid, trigger: 'adjustment', amount: BigInt(input.points) })
      await tx.announce(events['loyalty.changed'], { uid })
    }
    return { points: exactOf(replay ? held : held + hundredths) }
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
