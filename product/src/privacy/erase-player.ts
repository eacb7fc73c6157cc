import type { Context, PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { after, minute } from '@ante/kit/instant'
import { isZero, type Money, toDecimal, toWire } from '@ante/kit/money'
import { networkOf } from '@ante/kit/network'
import { eraseCards, giveUpRest, hasOpenPayments, tooLittleToWithdraw } from '../cashier/index.ts'
import { eraseGameData, hasOpenRounds } from '../games/index.ts'
import { eraseStudioData } from '../studios/index.ts'
import {
  checkOwnPassword,
  eraseIdentity,
  exclusionData,
  holdsStill,
  lockExclusion,
  requireFreshFactor,
  setUserStatus,
} from '../identity/index.ts'
import { type AccountPath, lockBalance, owedAccount, playerAccount, playerPurses } from '../ledger/index.ts'
import { eraseMarketing } from '../marketing/index.ts'
import { eraseMessages, siteOf } from '../messages/index.ts'
import { currencyOf, erasePerson, eraseProfile, stopNews, tellPlayer } from '../players/index.ts'
import { hasOpenBets } from '../sportsbook/index.ts'
import { eraseSupport } from '../support/index.ts'
import { erasePush } from '../push/index.ts'
import { eraseTracking } from '../tracking/index.ts'
import { type endpoints, privacySettings } from './contract.ts'
import * as store from './store.ts'

type Erase = (typeof endpoints)['privacy.erase']
type EraseContext = PlayerContext & RefusesAs<Erase>

/**
 * Closes the account at once, with every session of it; a job then forgets the person. Refused to who excluded themselves: the exclusion has to find them
 * again. 1 is success.
 */
export async function askErasure(context: EraseContext, { password, give_up: givenUp }: InputOf<Erase>): Promise<1> {
  const { uid } = context.player
  if (password === '') context.refuse('InvalidParameter', { fields: { password: 'required' } })
  const proof = (await checkOwnPassword(context, uid, password)) ?? wrongPassword(context)
  await context.db.write(async (tx) => {
    const exclusion = await lockExclusion(tx, uid)
    if (exclusion) context.refuse('InvalidRequest/self_excluded', { data: exclusionData(exclusion) })
    if (!(await holdsStill(tx, proof))) wrongPassword(context)
    await requireFreshFactor(context, tx, 'erasure')
    const rest = await refuseOpen(context, tx, uid, givenUp)
    // Asked for twice at once: the second finds it done.
    if (!(await store.insertErasure(tx, uid, networkOf(context.address)))) return
    if (rest) await giveUpRest(tx, uid, rest)
    await tellPlayer(tx, uid, { key: 'account.erased', site: siteOf(context), values: () => ({}) })
    await setUserStatus(context, tx, uid, 'close')
    await tx.enqueue('privacy.erase-player', { uid: uid.toString() }, { key: `erase:${uid}` })
  })
  context.session?.othersEnded(uid)
  context.session?.end()
  return 1
}

const wrongPassword = (context: EraseContext): never =>
  context.refuse('InvalidParameter', { fields: { password: 'password' } })

/** Looks at the locked accounts, so that nothing arrives between the look and the end of the transaction. Answers what is left and given up, which is asked when nothing else is in the way. */
async function refuseOpen(context: EraseContext, tx: Tx, uid: bigint, givenUp: string): Promise<Money | undefined> {
  const currency = await currencyOf(tx, uid)
  const main = playerAccount(uid, 'main')
  const left: AccountPath[] = []
  for (const path of [...playerPurses.map((purse) => playerAccount(uid, purse)), owedAccount(uid)])
    if (!isZero(await lockBalance(tx, path, currency))) left.push(path)
  const rest = left.every((path) => path === main) ? await tooLittleToWithdraw(context, tx, uid, currency) : undefined
  if (left.length > 0 && !rest) context.refuse('InvalidRequest/balance_left')
  if (await hasOpenPayments(tx, uid)) context.refuse('InvalidRequest/open_payments')
  if ((await hasOpenBets(tx, uid)) || (await hasOpenRounds(tx, uid))) context.refuse('InvalidRequest/open_bets')
  if (rest && givenUp !== toDecimal(rest))
    context.refuse('InvalidRequest/balance_left', { data: { rest: toWire(rest) } })
  return rest
}

/** What the law has a platform know of a customer for some years after the end. */
const kept = [
  'first_name',
  'middle_name',
  'last_name',
  'birth_date',
  'document_number',
  'country',
  'address',
  'postcode',
  'home_town',
]

/** Longer than any call takes that was under way when the account was closed. */
const callsEndedMs = 10 * minute

/** Forgets the person in every module, in one transaction. Books, payments, bets and rounds stay under the number of the account. */
export async function erasePlayer(context: Context<never>, { uid: given }: { uid: string }): Promise<void> {
  const uid = BigInt(given)
  const { retainedDays } = context.setting('privacy', privacySettings)
  await context.db.write(async (tx) => {
    if (!(await store.isErasureAsked(tx, uid))) return
    const fields = await forgetPerson(tx, uid)
    const retained = Object.fromEntries(Object.entries(fields).filter(([name]) => kept.includes(name)))
    await store.finishErasure(tx, uid, retainedDays > 0 ? JSON.stringify(retained) : null, retainedDays)
    const runAt = after(context.clock.now(), callsEndedMs)
    await tx.enqueue('privacy.erase-again', { uid: given }, { key: `erase-again:${uid}`, runAt })
  })
}

/** What a call has written that was begun before the account was closed, and ended after it was forgotten. */
export async function eraseAgain({ db }: Pick<Context, 'db'>, { uid }: { uid: string }): Promise<void> {
  await db.write(async (tx) => {
    if (await store.isErased(tx, BigInt(uid))) await forgetPerson(tx, BigInt(uid))
  })
}

async function forgetPerson(tx: Tx, uid: bigint): Promise<Readonly<Record<string, string>>> {
  await stopNews(tx, uid, 'erasure')
  const fields = await eraseProfile(tx, uid)
  await erasePerson(tx, uid)
  await eraseCards(tx, uid)
  await eraseGameData(tx, uid)
  await eraseStudioData(tx, uid)
  await eraseMessages(tx, uid)
  await eraseMarketing(tx, uid)
  await eraseSupport(tx, uid)
  await eraseTracking(tx, uid)
  await erasePush(tx, uid)
  await eraseIdentity(tx, uid)
  await store.dropExportsOf(tx, uid)
  return fields
}

/** What the law had kept is gone when its time is over. */
export async function dropRetained({ db }: Context<never>): Promise<void> {
  await db.write((tx) => store.dropRetained(tx))
}
