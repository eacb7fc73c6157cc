import type { Context, PlayerContext, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { Money } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import { ageOf } from '@ante/kit/validators'
import { isStakeRefused } from '../ledger/index.ts'
import { findPlayer, type PlayerFacts, readOpenMatches, readPerson } from '../players/index.ts'
import { identityDutyOf } from '../policies/index.ts'
import { changeCheck, mirror, newKey } from './change-check.ts'
import type { Trigger } from './rules/check.ts'
import type { CheckState, Step } from './rules/words.ts'
import * as store from './store.ts'

type DemandCode = 'UserNeedProfileData' | 'UserNeedConfirmContact' | 'KycWithdrawal' | 'SumsubVerificationRequired'
/** What a player has to do first. It is kept, so the caller lets its transaction end before it refuses. */
export interface Demand<Code extends DemandCode = DemandCode> {
  readonly code: Code
  readonly step?: Step
  readonly state?: CheckState
}
export const refuseDemand = <Code extends DemandCode>(
  context: Refuses<Code>,
  { code, step, state }: Demand<Code>
): never => context.refuse(code, step && state ? { data: { step, state } } : {})

export const lacksProfile = ({ firstName, lastName, birthDate }: PlayerFacts): boolean =>
  firstName === '' || lastName === '' || !birthDate

type Asking = Pick<Context, 'policy' | 'setting' | 'random' | 'clock'>

/** A look at somebody's means counts for a year. */
const meansMs = 365 * day

/** What asks for a check anew that is done. */
const renewing: ReadonlySet<Trigger> = new Set(['age', 'staff', 'document', 'excluded'])

/** Asks for a check. One that is under way goes on; one that is done and still counts answers undefined. */
export async function demandCheck(
  { random, clock }: Pick<Asking, 'random' | 'clock'>,
  tx: Tx,
  {
    uid,
    step,
    trigger,
    blocks,
    by = 'system',
  }: {
    uid: bigint
    step: Step
    trigger: Trigger
    blocks: boolean
    by?: string
  }
): Promise<store.CheckRow | undefined> {
  const row = await store.lockCheck(tx, uid, step, newKey(step, uid, random))
  if (row.state === 'approved') {
    const isOld = row.decided_at !== null && row.decided_at.getTime() < clock.now() - meansMs
    const isAnew = step === 'funds' ? isOld : renewing.has(trigger)
    if (!isAnew) return undefined
    const facts = { trigger, blocks, said: null, labels: [], comment: '', ...anew(step, uid, random) }
    await changeCheck(tx, row, { event: 'demand', by, details: { trigger } }, facts)
    return { ...row, ...facts, state: 'not_started' }
  }
  if (row.trigger !== null && (row.blocks || !blocks)) return row
  const asked = { ...row, trigger: row.trigger ?? trigger, blocks: row.blocks || blocks }
  await store.saveCheck(tx, asked, { event: 'demand', by, details: { trigger } })
  await mirror(tx, uid)
  return asked
}

/** Another look at means is another one at the vendor, too; the applicant of a player stays. */
const anew = (step: Step, uid: bigint, random: Asking['random']): Partial<store.CheckRow> =>
  step === 'funds' ? { key: newKey(step, uid, random), reference: null, told_at_ms: null } : {}

const isBlocking = ({ state, blocks }: store.CheckRow): boolean =>
  state === 'rejected' || (blocks && state !== 'approved')
const demandFor = <Code extends DemandCode>(code: Code, { step, state }: store.CheckRow): Demand<Code> => ({
  code,
  step,
  state,
})

/** Before a withdrawal: who they are and how to reach them, where the market or somebody of our staff asks for it. */
export async function demandAtWithdrawal(
  context: Asking,
  tx: Tx,
  uid: bigint
): Promise<Demand<Exclude<DemandCode, 'SumsubVerificationRequired'>> | undefined> {
  const duty = identityDutyOf(context, await readPerson(tx, uid))
  const blocking = (await store.readChecks(tx, uid)).find(isBlocking)
  if (duty === 'none') return blocking && demandFor('KycWithdrawal', blocking)
  const player = await findPlayer(tx, uid)
  if (!player) throw new Error(`no player ${uid}`)
  if (lacksProfile(player)) return { code: 'UserNeedProfileData' }
  if (!player.isEmailConfirmed) return { code: 'UserNeedConfirmContact' }
  const identity = await demandCheck(context, tx, { uid, step: 'identity', trigger: 'withdrawal', blocks: false })
  if (identity) return demandFor('KycWithdrawal', identity)
  return blocking && demandFor('KycWithdrawal', blocking)
}

/** What a player pays in, as the cashier counts it: in all, and within so many days. */
export interface DepositFacts {
  readonly amount: Money
  readonly totalMinor: bigint
  within(days: number, kind: 'deposits' | 'net-deposits'): Promise<bigint>
}

/** Before a deposit: identity by the market's rule, and means from its thresholds on. */
export async function demandAtDeposit(
  context: Asking,
  tx: Tx,
  uid: bigint,
  facts: DepositFacts
): Promise<Demand<'SumsubVerificationRequired'> | undefined> {
  const person = await readPerson(tx, uid)
  const duty = identityDutyOf(context, person)
  const ask = async (step: Step, trigger: Trigger, blocks: boolean) => {
    const row = await demandCheck(context, tx, { uid, step, trigger, blocks })
    return row && demandFor('SumsubVerificationRequired', row)
  }
  const checks = await store.readChecks(tx, uid)
  const blocking = checks.find(isBlocking)
  if (blocking) return demandFor('SumsubVerificationRequired', blocking)
  if ((await readOpenMatches(tx, uid)).length > 0) return ask('identity', 'excluded', true)
  const policy = context.policy(person)
  const { currency, minor } = facts.amount
  const most = policy.identity.deposits?.[currency]
  const isBeyond = duty === 'deposits' && most !== undefined && facts.totalMinor + minor > BigInt(most)
  const identity =
    duty === 'play'
      ? await ask('identity', 'play', false)
      : isBeyond
        ? await ask('identity', 'deposits', true)
        : undefined
  if (identity) return identity
  const age = person?.birthDate === undefined ? undefined : ageOf(person.birthDate, context.clock.now())
  for (const { from, to, on, most: sums, days } of policy.checks) {
    // Of somebody whose age is not known the strictest holds.
    const isTheirs = age === undefined || (age >= from && (to === null || age < to))
    if (!isTheirs || on === 'raised-limit') continue
    if ((await facts.within(days, on)) + minor > BigInt(sums[currency])) {
      const means = await ask('funds', 'means', false)
      if (means) return means
    }
  }
  return undefined
}

type Playing = Pick<PlayerContext, 'player' | 'policy' | 'setting'> & Refuses<'SumsubVerificationRequired'>

/** Before a stake, by what the session knows: no statement is added. */
export function refuseUnidentifiedPlay(context: Playing): void {
  if (context.player.isVerified !== true && identityDutyOf(context) === 'play')
    context.refuse('SumsubVerificationRequired')
}

/** Waits for what takes a stake, and says why where the ledger took none: of a player who has to be verified first. */
export async function orIdentified<T>(
  context: Refuses<'SumsubVerificationRequired'> & Pick<Context, 'db'>,
  uid: bigint,
  work: Promise<T>
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const checks = isStakeRefused(error) ? await context.db.read((tx) => store.readChecks(tx, uid)) : []
    const blocking = checks.find(isBlocking)
    if (blocking) refuseDemand(context, demandFor('SumsubVerificationRequired', blocking))
    // Found a moment ago: the check is asked for next.
    if (isStakeRefused(error) && (await context.db.read((tx) => readOpenMatches(tx, uid))).length > 0)
      refuseDemand(context, { code: 'SumsubVerificationRequired', step: 'identity', state: 'not_started' })
    throw error
  }
}
