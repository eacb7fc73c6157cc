import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { isZero, type Money } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { hasOpenPayments, takeDormantBalance, withdrawableOf } from '../cashier/index.ts'
import { hasOpenRounds } from '../games/index.ts'
import { findUser, lastSignsOf, lockExclusion, lockLastSign } from '../identity/index.ts'
import { balancesOf, playerAccount } from '../ledger/index.ts'
import { siteOf } from '../messages/index.ts'
import { currencyOf, readPeopleAfter, readPerson, tellPlayer } from '../players/index.ts'
import { hasOpenBets } from '../sportsbook/index.ts'
import { type DormancyMessage, type Said, valuesOf } from './letters.ts'
import { type Facts, nextStep, type Step } from './rules/dormancy.ts'
import * as store from './store.ts'

type Host = Pick<Context, 'db' | 'clock' | 'origin' | 'setting' | 'policy'>
const atOnce = 200

/**
 * All players, so many at a time; each of whom something is to be done in a transaction of their own. What was done is not done again, so a run that ended
 * in the middle is made good by the next one.
 */
export async function findDormant(context: Host): Promise<void> {
  for (let after = 0n; ;) {
    const people = await context.db.read((tx) => readPeopleAfter(tx, after, atOnce))
    for (const uid of await candidates(context, people)) await apply(context, uid)
    const last = people.at(-1)
    if (!last || people.length < atOnce) return
    after = last.uid
  }
}

const openOf = (row: store.CaseRow | undefined): Facts['open'] =>
  row && {
    state: row.state === 'dormant' ? 'dormant' : 'noticed',
    lastSignAt: instant(row.last_sign_at.getTime()),
    dueAt: instant(row.due_at.getTime()),
  }
const latest = (...dates: readonly (Date | null | undefined)[]) =>
  instant(Math.max(0, ...dates.map((date) => date?.getTime() ?? 0)))

/** Those of whom something may be to be done, by what is cheap to know of many. */
async function candidates(
  { db, clock, policy }: Host,
  people: Awaited<ReturnType<typeof readPeopleAfter>>
): Promise<bigint[]> {
  const uids = people.map(({ uid }) => uid)
  const known = await db.read(async (tx) => ({
    signs: await lastSignsOf(tx, uids),
    contacts: await store.readContacts(tx, uids),
    open: await store.readOpen(tx, uids),
  }))
  const now = clock.now()
  return people
    .filter(({ uid, person }) => {
      const open = known.open.get(uid)
      const step = nextStep({
        now,
        rules: policy(person).dormant,
        lastSignAt: latest(known.signs.get(uid), known.contacts.get(uid)),
        isFree: true,
        hasOpen: false,
        open: openOf(open),
      })
      return step.kind !== 'none' || open?.state === 'noticed'
    })
    .map(({ uid }) => uid)
}

/** Nobody signs in, and nobody chooses not to play, between the look and what is done. */
async function apply(context: Host, uid: bigint): Promise<void> {
  await context.db.write(async (tx) => {
    const exclusion = await lockExclusion(tx, uid)
    const lastSign = await lockLastSign(tx, uid)
    const user = await findUser(tx, uid)
    const person = await readPerson(tx, uid)
    if (!user || !person) return
    const open = await store.lockOpen(tx, uid)
    // A break of the player's own that is over.
    const breakEnd = exclusion ? undefined : (user.returns_at ?? user.excluded_until)
    const policy = context.policy(person)
    const lastSignAt = latest(lastSign, breakEnd, (await store.readContacts(tx, [uid])).get(uid))
    const step = nextStep({
      now: context.clock.now(),
      rules: policy.dormant,
      lastSignAt,
      isFree: user.status === 'active' && !exclusion,
      hasOpen: open !== undefined && (await hasOpen(tx, uid)),
      open: openOf(open),
    })
    await carryOut(context, tx, { uid, policy, lastSignAt, open }, step)
  })
}

const bonusPurses = ['bonus', 'betting-bonus'] as const
/** Whether a payment, a bet or a round of this player is not over: what it brings comes to the account later. */
export const hasUnderWay = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await hasOpenPayments(tx, uid)) || (await hasOpenBets(tx, uid)) || (await hasOpenRounds(tx, uid))

async function hasOpen(tx: ReadTx, uid: bigint): Promise<boolean> {
  if (await hasUnderWay(tx, uid)) return true
  const paths = bonusPurses.map((purse) => playerAccount(uid, purse))
  const balances = await balancesOf(tx, paths, await currencyOf(tx, uid))
  return Object.values(balances).some((balance) => !isZero(balance))
}

interface Account {
  readonly uid: bigint
  readonly policy: Policy
  readonly lastSignAt: Facts['lastSignAt']
  readonly open: store.CaseRow | undefined
}

async function carryOut(context: Host, tx: Tx, account: Account, step: Step): Promise<void> {
  const { uid, policy, lastSignAt, open } = account
  const { market, dormant } = policy
  const site = siteOf(context)
  const write = (key: DormancyMessage, said: Said) =>
    tellPlayer(tx, uid, { key, site, values: (locale) => valuesOf(site, locale, key, said) })
  if (step.kind === 'notice') {
    const { balance } = dormant
    const sum = await withdrawableOf(tx, uid, await currencyOf(tx, uid))
    const isWritten = await write('account.dormant-soon', { market, balance, lastSignAt, date: step.dueAt, sum })
    const [signed, dueAt] = [new Date(lastSignAt), new Date(step.dueAt)]
    await store.insertCase(tx, { uid, lastSignAt: signed, balance, isWritten, dueAt })
  } else if (step.kind === 'dormant' && open) {
    const sum = await takeBalance(tx, open)
    await store.setDormant(tx, open.id, open.balance === 'kept' ? undefined : sum)
    await write('account.dormant-now', { market, balance: open.balance, lastSignAt, date: context.clock.now(), sum })
  } else if (step.kind === 'end' && open) await store.endCase(tx, open.id, step.by)
}

/** What the player was told, whatever the rules have become since. */
async function takeBalance(tx: Tx, { id, uid, balance: to }: store.CaseRow): Promise<Money | undefined> {
  const currency = await currencyOf(tx, uid)
  if (to === 'kept') return withdrawableOf(tx, uid, currency)
  return takeDormantBalance(tx, currency, { uid, key: `dormant:${id}`, to })
}
