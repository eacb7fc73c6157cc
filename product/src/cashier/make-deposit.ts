import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, type Money, money } from '@ante/kit/money'
import { orRefuse } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import { countOffersGiven } from '../bonuses/index.ts'
import { findPlayer, isAccountOpen, readMarket } from '../players/index.ts'
import { allowsBonusTo } from '../policies/index.ts'
import { type Demand, demandAtDeposit, refuseDemand } from '../verification/index.ts'
import { countDeposit, refuseBeyondDepositLimit, refuseExcluded } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { failDeposit, movedOf } from './settle-deposit.ts'
import type { CashierPorts } from './connectors/port.ts'
import { readMethod, readRequisiteFacts } from './read-method.ts'
import { keyOf, sameInput, textOf } from './request-key.ts'
import type { DepositRow } from './rows.ts'
import { failurePauseMs, planDeposit } from './rules/deposit.ts'
import { addressOfStep, type NextStep } from './rules/next-step.ts'
import { purposeOf } from './rules/purpose.ts'
import { instrumentOf } from './rules/requisites.ts'
import { returnAddresses } from './rules/return-addresses.ts'
import * as store from './store.ts'
import { beyondTestFunds } from './test-funds.ts'
import { events } from './contract.ts'

type Endpoint = (typeof endpoints)['cashier.makedeposit']
type Asked = PlayerContext<CashierPorts> & RefusesAs<Endpoint>
type Input = InputOf<Endpoint>
type Output = OutputOf<Endpoint>

/**
 * Begins a deposit: the row is written and committed first, then the provider is asked under the row's own key. Whatever breaks in between,
 * a repetition or the poll finds the row and goes on; nothing is credited here.
 */
export async function makeDeposit(context: Asked, input: Input): Promise<Output> {
  const row = await record(context, input)
  // What was asked for is kept by then.
  if ('code' in row) return refuseDemand(context, row)
  if (row.next_step !== null) return answer(row, row.next_step)
  if (row.status === 'failed' && row.reason !== 'not_started') context.refuse('BillingTransactionDeclined')
  if (row.status !== 'created' && row.status !== 'pending') context.refuse('BillingServiceError/provider_unavailable')
  return start(context, row)
}

const answer = ({ id, opens, site }: DepositRow, next: NextStep): Output => ({
  transaction: String(id),
  redirect_url: addressOfStep(next, site, String(id)),
  type: opens,
  next,
})

/** The deposit of this key, where it was paid. Another one is not offered for payment to whoever may not pay in by now. */
export async function paidBefore(context: Asked, input: Input): Promise<Output | undefined> {
  const { db, player, ports } = context
  const row = await db.read((tx) => store.readDepositByKey(tx, player.uid, keyOf(context)))
  if (row?.status !== 'success' || row.next_step === null) return undefined
  return ports.vault.isFingerprint(row.input_hash, textOf(input), player.uid) ? answer(row, row.next_step) : undefined
}

/** The deposit of this key: the one that is there, or a new one if it may be. */
async function record(context: Asked, input: Input): Promise<DepositRow | Demand<'SumsubVerificationRequired'>> {
  const { db, player, ports, origin, locale } = context
  const { vault } = ports
  const key = keyOf(context)
  const asked = textOf(input)
  return db.write(async (tx) => {
    await refuseExcluded(context, tx, player.uid)
    await store.lockPlayer(tx, player.uid)
    const before = await store.readDepositByKey(tx, player.uid, key)
    if (before) {
      sameInput(context, vault, before.input_hash, asked, player.uid)
      return before
    }
    // Closed or restricted since the session was read, by its player or by staff; whoever does that waits for this row too.
    if (!(await isAccountOpen(tx, player.uid))) context.refuse('InvalidRequest/account_restricted')
    const { currency, countryCode } = await readMarket(tx, player.uid)
    const method = await readMethod(tx, context, input.methodId, { currency, countryCode })
    const past = await store.readDepositFacts(tx, player.uid, method?.id, failurePauseMs)
    const facts = {
      ...(await readRequisiteFacts(tx, player.uid, method)),
      method,
      lastDay: money(past.last_day_minor, currency),
      recentFailures: Number(past.failures),
    }
    if (input.campaign_offer_id > 0) await checkOffer(context, tx, currency)
    const plan = orRefuse(
      context,
      planDeposit(facts, { methodSysname: input.method, sum: input.amount, requisites: input.requisites })
    )
    await refuseTestFunds(context, tx, plan.amount)
    const demand = await demandAtDeposit(context, tx, player.uid, {
      amount: plan.amount,
      totalMinor: (await store.readDepositInfo(tx, player.uid, currency)).sum_minor,
      within: (days, kind) => store.readDepositsWithin(tx, player.uid, { days, isNet: kind === 'net-deposits' }),
    })
    if (demand) return demand
    await refuseBeyondDepositLimit(context, tx, player.uid, plan.amount)
    const { id } = await store.insertDeposit(tx, {
      uid: player.uid,
      methodId: plan.method.id,
      provider: plan.method.provider,
      amountMinor: plan.amount.minor,
      currency,
      campaignOfferId: input.campaign_offer_id,
      paysDebt: !context.policy().credit,
      requisites: vault.seal(plan.requisites, player.uid),
      instrument: instrumentOf(plan.method.fields, plan.requisites),
      site: locale === defaultLocale ? origin : `${origin}/${locale}`,
      locale,
      brand: context.setting('site', siteSettings).name,
      key,
      hash: vault.fingerprint(asked, player.uid),
    })
    await countDeposit(context, tx, { id, uid: player.uid, amount: plan.amount })
    const row = await store.readDeposit(tx, id)
    if (!row) throw new Error(`deposit ${id} was written and is not there`)
    return row
  })
}

async function refuseTestFunds(context: Asked, tx: Tx, amount: Money): Promise<void> {
  const player = await findPlayer(tx, context.player.uid)
  const beyond = player && (await beyondTestFunds(context, tx, player, amount))
  if (beyond) context.refuse('BillingDepositLimitExceeded/test_funds', { data: beyond })
}

/** A bonus that the player's market forbids is not promised with a deposit. */
async function checkOffer(context: Asked, tx: Tx, currency: Currency): Promise<void> {
  const { clock, player, policy } = context
  const deposits = Number((await store.readDepositInfo(tx, player.uid, currency)).count)
  const offered = (await countOffersGiven(tx, player.uid)) + (await store.countOffersChosen(tx, player.uid))
  if (!allowsBonusTo(policy(), { deposits, offered, birthDate: player.birthDate, now: clock.now() }))
    context.refuse('InvalidParameter/offer_not_allowed')
}

async function start(context: Asked, row: DepositRow): Promise<Output> {
  const { db, ports, log } = context
  const provider = ports.payments.get(row.provider)
  if (!provider) context.refuse('BillingUnavailable/method_unavailable')
  const bankId = ports.vault.open(row.requisites, row.uid)[
    row.fields.find(({ type }) => type === 'bank')?.sysname ?? ''
  ]
  const banks = bankId === undefined ? [] : await db.read(store.readBanks)
  const started = await provider.start({
    key: row.provider_key,
    amount: money(row.amount_minor, row.currency),
    channel: bankId === undefined ? 'card' : 'account',
    bank: banks.find(({ id }) => id === bankId)?.name,
    description: purposeOf(row),
    locale: row.locale,
    returns: returnAddresses(row.site, String(row.id)),
  })
  if (started.outcome === 'unknown') {
    log.warn(
      { transaction: row.id, provider: row.provider },
      'the payment provider did not answer; the deposit stays open'
    )
    context.refuse('BillingUnavailable/provider_unavailable')
  }
  // ERR-18: the player is told so, and may try another way.
  if (started.outcome === 'declined') {
    await db.write((tx) => failDeposit(tx, row.id, started.reason))
    context.refuse('BillingTransactionDeclined')
  }
  if (started.outcome === 'refused') {
    log.error(
      { transaction: row.id, provider: row.provider, why: started.why },
      'the payment provider refused to start a deposit'
    )
    await db.write((tx) => failDeposit(tx, row.id, 'not_started'))
    context.refuse('BillingServiceError/provider_unavailable')
  }
  await db.write(async (tx) => {
    const current = await store.lockDeposit(tx, row.id)
    if (!current || current.next_step !== null) return
    await store.startDeposit(tx, row.id, started.reference, started.next)
    // A callback may have been faster than this answer; then the state is further on already.
    if (current.status !== 'created') return
    await store.moveDeposit(tx, row.id, { status: 'pending', reason: null })
    await tx.announce(events['cashier.deposit-started'], movedOf(current))
  })
  return answer(row, started.next)
}
