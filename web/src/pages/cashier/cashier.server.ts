import { instant } from '@ante/kit/instant'
import { redirect } from 'react-router'
import type { Site } from '../../app/document/context.ts'
import { pageNotFound, read, readIfAllowed } from '../../app/api/load.server.ts'
import { historyTypes } from '../../features/cashier/history-types.ts'
import { depositLeft } from '../../app/protection/limits.ts'
import type { Offer } from '../../features/cashier/offers.ts'
import { outcomeAddress, type OutcomePage, outcomePageOf, placeOf } from '../../features/cashier/outcome.ts'
import { hintLeftMs } from '../../app/session/registration-hint.ts'
import type { HintFacts } from '../../app/session/registration-strip.tsx'
import { isOpen } from '../../features/cashier/is-open.ts'
import type { PointsLoss } from '../../features/cashier/points-lost.tsx'
import type { Bank, DepositMethod, Transaction, WithdrawMethod } from '../../features/cashier/shapes.ts'

/** The list of banks, for methods that ask for one (CASH-45). */
async function banksFor(
  site: Site,
  methods: readonly Pick<DepositMethod | WithdrawMethod, 'requisites'>[]
): Promise<Bank[]> {
  const wanted = methods.some(({ requisites }) => requisites.some(({ type }) => type === 'bank'))
  return wanted ? (await read(site, 'cashier.getbanks', {})).items : []
}

/** What the registration hint depends on; asked for only while it may be due. */
async function hintFacts(site: Site): Promise<HintFacts | undefined> {
  const now = Date.now()
  if (hintLeftMs(site.account.reg_time, 0, instant(now)) === 0) return undefined
  const info = await readIfAllowed(site, 'cashier.getdepositinfo', {})
  return info && { deposits: info.count, now }
}

/** CASH-27: the offers of today; without them a deposit goes on. Who pays in has not looked for any: where advertising has to be asked for, they are shown to who did. */
const offersOf = async (site: Site): Promise<Offer[]> =>
  (site.policy.advertising === 'nothing'
    ? undefined
    : await readIfAllowed(site, 'campaigns.getoffers', { fields: ['trigger', 'description', 'promotions'], count: 50 })
  )?.items ?? []

/** RG-11: nothing is deposited during a break; the page says so. */
const closedOf = ({ account: { exclusion } }: Site) => (exclusion ? { exclusion } : undefined)

/** What the player's limits and market say of a deposit; without an answer the deposit itself is judged by them all the same. */
const limitsOf = (site: Site) => readIfAllowed(site, 'account.getLimits', {})

/** The newest deposit that its player has started and can still pay; none without an answer. */
const openDepositOf = async (site: Site): Promise<Transaction | undefined> =>
  (await readIfAllowed(site, 'cashier.gethistory', { type: 'deposit', offset: 0, count: 5 }))?.items.find(isOpen)

export async function loadDeposit(site: Site) {
  const closed = closedOf(site)
  if (closed) return closed
  const { methods, owed } = await read(site, 'cashier.getdepositsettings', {})
  return {
    methods,
    owed,
    banks: await banksFor(site, methods),
    content: site.settings.cashier,
    offers: await offersOf(site),
    hint: await hintFacts(site),
    limits: await limitsOf(site),
    open: await openDepositOf(site),
    exclusion: undefined,
  }
}

/** RTE-21: a method that is not there leads to those that are, and so does what is asked before a deposit. */
export async function loadDepositMethod(site: Site, sysname: string, search: string) {
  const closed = closedOf(site)
  if (closed) return closed
  const { methods, owed } = await read(site, 'cashier.getdepositsettings', {})
  const method = methods.find((one) => one.sysname === sysname)
  const limits = await limitsOf(site)
  if (!method || (limits && limits.duty !== 'none')) throw redirect(`/cashier/deposit${search}`)
  return {
    method,
    owed,
    banks: await banksFor(site, [method]),
    content: site.settings.cashier,
    offers: await offersOf(site),
    left: limits && depositLeft(limits),
    open: await openDepositOf(site),
    exclusion: undefined,
  }
}

/** TRN-16: the points that a withdrawal would reset now. Without an answer a withdrawal goes on all the same. */
async function pointsLosses(site: Site): Promise<PointsLoss[]> {
  const found = await readIfAllowed(site, 'tournaments.get', {
    status: 'active',
    fields: ['user_info', 'reset_on_cashout'],
    count: 50,
  })
  return (found?.items ?? []).flatMap(({ id, description, user_info, reset_on_cashout }) =>
    reset_on_cashout && user_info && user_info.points > 0
      ? [{ id, title: description.title, points: user_info.points }]
      : []
  )
}

export async function loadWithdraw(site: Site, url: URL) {
  const {
    available,
    owed,
    deposits_pay_debt: depositsPay,
    may_cancel: mayCancel,
    methods,
  } = await read(site, 'cashier.getwithdrawsettings', {})
  const wanted = url.searchParams.get('method')
  const method = methods.find(({ sysname }) => sysname === wanted)
  if (wanted !== null && !method) throw redirect('/cashier/withdraw')
  return {
    available,
    owed,
    depositsPay,
    mayCancel,
    methods,
    method,
    banks: method ? await banksFor(site, [method]) : [],
    losses: method ? await pointsLosses(site) : [],
    content: site.settings.cashier,
  }
}

export async function loadWallet(site: Site) {
  const {
    available,
    owed,
    deposits_pay_debt: depositsPay,
    methods,
  } = await read(site, 'cashier.getwithdrawsettings', {})
  return { available, owed, depositsPay, methods, content: site.settings.cashier, hint: await hintFacts(site) }
}

const perPage = 20

export async function loadHistory(site: Site, url: URL) {
  const type = historyTypes.find((one) => one === url.searchParams.get('type')) ?? 'all'
  const asked = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 50_000 ? asked : 1
  const { items, count } = await read(site, 'cashier.gethistory', {
    type,
    offset: (page - 1) * perPage,
    count: perPage,
  })
  return { type, page, pages: Math.ceil(count / perPage), items, count, content: site.settings.cashier }
}

const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)

/** CASH-52: the one that is asked for, else the last successful one. */
export async function loadReceipt(site: Site, url: URL) {
  const id = url.searchParams.get('transaction')
  const content = site.settings.cashier
  if (id !== null && !isId(id)) throw pageNotFound(url.pathname)
  const transaction =
    id === null
      ? await readIfAllowed(site, 'cashier.gettransaction', {})
      : await read(site, 'cashier.gettransaction', { transaction_id: id })
  const profile =
    content.receiptBlocksVisibility.address || content.receiptBlocksVisibility.contacts
      ? await readIfAllowed(site, 'account.getprofileinfo', {})
      : undefined
  return { transaction, profile, content }
}

/** The transaction of an outcome page, from the server; one of another state is shown where it belongs (CASH-59). */
export async function loadOutcome(
  site: Site,
  inPath: string | undefined,
  url: URL
): Promise<{ page: OutcomePage; transaction: Transaction | undefined }> {
  const page = outcomePageOf(url.pathname)
  if (!page) throw pageNotFound(url.pathname)
  const id = inPath ?? url.searchParams.get('transaction')
  // Without a number there is nothing to follow: the page is its words only.
  if (id === null) return { page, transaction: undefined }
  if (!isId(id)) throw pageNotFound(url.pathname)
  const transaction = await read(site, 'cashier.gettransaction', { transaction_id: id })
  const place = placeOf(transaction, page)
  if (place) throw redirect(place)
  return { page, transaction }
}

/** What is to be done for a deposit that was started. One with nothing to do is where it ended, or where it waits. */
export async function loadPayment(
  site: Site,
  id: string | undefined,
  url: URL
): Promise<{ transaction: Transaction; made: string }> {
  if (id === undefined || !isId(id)) throw pageNotFound(url.pathname)
  const transaction = await read(site, 'cashier.gettransaction', { transaction_id: id })
  if (transaction.next === null || transaction.next.kind === 'done')
    throw redirect(placeOf(transaction, 'newWindow') ?? outcomeAddress('pending', id))
  return { transaction, made: new Date().toISOString() }
}
