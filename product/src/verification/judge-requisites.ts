import type { Context, Tx } from '@ante/kit/context'
import { identityDutyOf } from '../policies/index.ts'
import type { VerificationPorts } from './connectors/port.ts'
import { lockRequisites, openTask, putRequisites } from './store-tasks.ts'

export type RequisitesRefusal = 'RequisitesOnVerification' | 'RequisitesFraudulent'

/**
 * Whether this player may be paid to this account. One that another player uses waits for our staff; one that they found fraudulent is nobody's. What is
 * found is kept, so the caller lets its transaction end before it refuses.
 */
export async function judgeRequisites(
  context: Pick<Context<Pick<VerificationPorts, 'marks'>>, 'ports' | 'policy' | 'setting'>,
  tx: Tx,
  uid: bigint,
  account: string
): Promise<RequisitesRefusal | undefined> {
  if (identityDutyOf(context) === 'none') return undefined
  const { marks } = context.ports
  const [mark, all] = [marks.mark(`requisites ${account}`), marks.all(`requisites ${account}`)]
  const known = await lockRequisites(tx, all)
  if (known.some(({ state }) => state === 'fraudulent')) return 'RequisitesFraudulent'
  const own = known.find((row) => row.uid === uid)?.state
  if (own === 'cleared' || own === 'used') return undefined
  if (own === 'checked') return 'RequisitesOnVerification'
  const others = known.map((row) => String(row.uid))
  await putRequisites(tx, mark, uid, others.length > 0 ? 'checked' : 'used')
  if (others.length === 0) return undefined
  await openTask(tx, {
    uid,
    kind: 'requisites',
    about: Buffer.from(mark).toString('hex'),
    details: { players: others },
  })
  return 'RequisitesOnVerification'
}
