import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, money, sum, toWire } from '@ante/kit/money'
import { orRefuse } from '@ante/kit/refusal'
import { burnableBonuses } from '../bonuses/index.ts'
import { requireFreshFactor } from '../identity/index.ts'
import { findPlayer } from '../players/index.ts'
import { demandAtWithdrawal, judgeRequisites, refuseDemand, type RequisitesRefusal } from '../verification/index.ts'
import type { endpoints } from './contract.ts'
import { lockMainAndOwed } from './main-balance.ts'
import type { CashierPorts } from './connectors/port.ts'
import { readMethod, readRequisiteFacts } from './read-method.ts'
import { refuseByPayoutRules } from './refuse-payout.ts'
import { keyOf, sameInput, textOf } from './request-key.ts'
import { reserveWithdrawal } from './reserve-withdrawal.ts'
import { planWithdrawal, type WithdrawalPlan } from './rules/withdrawal.ts'
import * as store from './store.ts'

type Endpoint = (typeof endpoints)['cashier.makewithdrawal']
type Asked = PlayerContext<CashierPorts> & RefusesAs<Endpoint>
type Input = InputOf<Endpoint>
type Output = OutputOf<Endpoint>

/** Why there is none. */
type Stopped =
  | { readonly demand: NonNullable<Awaited<ReturnType<typeof demandAtWithdrawal>>> }
  | { readonly wrong: RequisitesRefusal }

/** Reserves the sum (main → hold) and lets the payout follow when the time for a cancellation has passed. */
export async function makeWithdrawal(context: Asked, input: Input): Promise<Output> {
  const { db, player, ports } = context
  const { vault } = ports
  const key = keyOf(context)
  const asked = textOf(input)
  const answer = await db.write(async (tx): Promise<Output | Stopped> => {
    await store.lockPlayer(tx, player.uid)
    const before = await store.readWithdrawalByKey(tx, player.uid, key)
    if (before) {
      sameInput(context, vault, before.input_hash, asked, player.uid)
      return { transaction: String(before.id), status: before.status }
    }
    const owner = await findPlayer(tx, player.uid)
    if (!owner) throw new Error(`no player ${player.uid}`)
    if (owner.isTest) context.refuse('WithdrawalDeclined/test_account')
    const demand = await demandAtWithdrawal(context, tx, player.uid)
    if (demand) return { demand }
    const { currency } = owner
    const method = await readMethod(tx, context, input.methodId, owner)
    const past = await store.readWithdrawalFacts(tx, player.uid, method?.id)
    const facts = {
      ...(await readRequisiteFacts(tx, player.uid, method)),
      method,
      ...(await lockMainAndOwed(tx, player.uid, currency)),
      lastDay: money(past.last_day_minor, currency),
      openCount: Number(past.open),
      owner,
    }
    const plan = orRefuse(
      context,
      planWithdrawal(facts, { methodSysname: input.method, sum: input.amount, requisites: input.requisites })
    )
    const account = accountOf(plan)
    const wrong = account === undefined ? undefined : await judgeRequisites(context, tx, player.uid, account)
    if (wrong) return { wrong }
    await refuseByPayoutRules(context, tx, owner, { method: plan.method, main: facts.main })
    await keepBonuses(context, tx, currency)
    const destination = destinationOf(plan)
    const paid = await store.readPaidDestinations(tx, player.uid)
    if (!paid.some((kept) => vault.isFingerprint(kept, destination, player.uid)))
      await requireFreshFactor(context, tx, 'withdrawal')
    const id = await reserveWithdrawal(context, tx, plan, {
      key,
      owed: facts.owed,
      hash: vault.fingerprint(asked, player.uid),
      destination: vault.fingerprint(destination, player.uid),
    })
    return { transaction: String(id), status: 'pending' }
  })
  // What was asked for or found is kept by then.
  if ('demand' in answer) return refuseDemand(context, answer.demand)
  if ('wrong' in answer) return context.refuse(answer.wrong)
  return answer
}

/** What tells one account from all others: two players with one are looked at. A card was proved by paying in with it. */
function accountOf({ method, requisites }: WithdrawalPlan): string | undefined {
  const field = method.fields.find(({ type }) => type === 'iban' || type === 'address')
  const value = field && requisites[field.sysname]
  return field && value && `${field.type} ${value}`
}

/** Where the money goes, as it is compared with where money went before. */
const destinationOf = ({ method, requisites }: WithdrawalPlan): string =>
  `destination:${method.sysname}:${JSON.stringify(Object.entries(requisites).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`

/** DLG-43: a withdrawal cancels no bonus by itself. Whoever gives them up first (`bonuses.remove`, `BettingBonuses.remove`) can withdraw; the refusal says which and how much they are. */
async function keepBonuses(context: Asked, tx: Tx, currency: Currency): Promise<void> {
  const burnable = await burnableBonuses(tx, context.player.uid)
  if (burnable.length === 0) return
  const amount = sum(
    burnable.map((one) => one.amount),
    currency
  )
  const data = {
    bonuses: burnable.map(({ id, kind }) => ({ id: String(id), type: kind === 'betting' ? kind : 'other' })),
    amount: toWire(amount),
  }
  context.refuse('WithdrawalDeclined/bonuses_would_burn', { data })
}
