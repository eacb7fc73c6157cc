import type { Context, Tx } from '@ante/kit/context'
import { type Policy, registerNames } from '@ante/kit/policy'
import type { Refuses } from '@ante/kit/refusal'
import {
  type Exclusion,
  findUser,
  lockExclusion,
  readExclusion,
  readExclusionOfHouse,
  setRegisterBlock,
  stakesFrom,
} from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import {
  type Asked,
  askedAt,
  askRegisters,
  type Blocked,
  blockAfter,
  keepAnswers,
  type Moment,
  type NamedRegister,
  type PersonDetails,
  readChecks,
  refusalOf,
} from '../registers/index.ts'
import { events } from './contract.ts'
import { detailsOf } from './person-details.ts'
import { stopNews } from './keep-news-choice.ts'
import { readProfile } from './store.ts'

/** What asking registers needs of a context. */
export type Asks = Pick<Context, 'db' | 'ports' | 'log' | 'clock' | 'policy'>

const blockOf = (exclusion: Exclusion | undefined): Blocked | undefined =>
  exclusion?.block && exclusion.register && { block: exclusion.block, register: exclusion.register }

/** The register that keeps somebody out is asked too, wherever its player has moved: nobody else can end it. */
function withKeeper(named: readonly NamedRegister[], before: Blocked | undefined): readonly NamedRegister[] {
  if (before?.block !== 'excluded' || named.some(({ name }) => name === before.register)) return named
  return [...named, { name: before.register, asked: ['login'], everyDays: null, whenDown: 'no-registration' }]
}

/** Asks the registers of a player's market, outside of any transaction; what they said is applied by `applyAnswers`. */
export async function askAbout(context: Asks, uid: bigint, moment: Moment): Promise<readonly Asked[]> {
  const known = await context.db.query(async (tx) => {
    const user = await findUser(tx, uid)
    const profile = await readProfile(tx, uid)
    return (
      user && profile && { user, profile, checks: await readChecks(tx, uid), exclusion: await readExclusion(tx, uid) }
    )
  })
  // Of an account that is not complete nothing moves; it is asked about when it is.
  if (!known?.user.is_complete) return []
  const { user, profile, checks, exclusion } = known
  const { registers } = context.policy({ country: profile.country_code, region: profile.fields['region'] ?? null })
  const due = askedAt(withKeeper(registers, blockOf(exclusion)), moment, {
    now: context.clock.now(),
    lastAt: (name) => checks.find(({ register, word }) => register === name && word !== 'unknown')?.at.getTime(),
  })
  if (due.length === 0) return []
  return askRegisters(context, due, detailsOf({ fields: profile.fields, email: user.email, phone: user.phone }))
}

/**
 * What registers said of a player holds from the commit on, in the order of every exclusion: the player's row, then the accounts. Locked anew, because the
 * player may have chosen something meanwhile.
 */
export async function applyAnswers(tx: Tx, uid: bigint, moment: Moment, answers: readonly Asked[]): Promise<void> {
  if (answers.length === 0) return
  const before = blockOf(await lockExclusion(tx, uid))
  const after = blockAfter(answers, before)
  await keepAnswers(tx, uid, moment, answers)
  if (after?.block === before?.block && after?.register === before?.register) return
  await setRegisterBlock(tx, uid, after?.block ?? null, after?.register ?? null)
  const profile = await readProfile(tx, uid)
  if (!profile) throw new Error(`no player ${uid}`)
  const from = stakesFrom(await readExclusionOfHouse(tx, uid))
  await refuseStakes(tx, uid, profile.currency, from === undefined ? new Date(0) : from)
  if (after?.block === 'excluded') await stopNews(tx, uid, 'register')
  await tx.announce(events['players.register-block-changed'], { uid, is_blocked: after !== undefined })
}

/** Asks and applies, for a player who is signed in already. */
export async function checkPlayer(context: Asks, uid: bigint, moment: Moment): Promise<readonly Asked[]> {
  const answers = await askAbout(context, uid, moment)
  if (answers.length > 0) await context.db.write((tx) => applyAnswers(tx, uid, moment, answers))
  return answers
}

type NotOpened = 'InvalidRequest/register_excluded' | 'InvalidRequest/register_unavailable'
/** Opens no account for who is on a register of this market, nor for anybody while one of them does not answer. */
export async function refuseRegistered(
  context: Asks & Refuses<NotOpened>,
  { registers }: Policy,
  person: PersonDetails
): Promise<readonly Asked[]> {
  if (registers.length === 0) return []
  const due = askedAt(registers, 'registration', { now: context.clock.now(), lastAt: () => undefined })
  const answers = await askRegisters(context, due, person)
  const refusal = refusalOf(answers)
  if (!refusal) return answers
  await context.db.write((tx) => keepAnswers(tx, null, 'registration', answers))
  return context.refuse(`InvalidRequest/${refusal.reason}`, { data: { register: registerNames[refusal.register] } })
}
