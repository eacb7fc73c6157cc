import type { PlayerContext } from '@ante/kit/context'
import type { OutputOf } from '@ante/kit/contract'
import { isPositive, money, toWire, zero } from '@ante/kit/money'
import { currencyOf, readMarket } from '../players/index.ts'
import type { endpoints } from './contract.ts'
import { mainBalance, owedBy } from './main-balance.ts'
import type { CashierPorts } from './connectors/port.ts'
import { methodOf } from './read-method.ts'
import { mayCancel } from './read-transactions.ts'
import type { MethodRow, SavedRow } from './rows.ts'
import { withdrawable } from './rules/debt.ts'
import type { Method } from './rules/method.ts'
import * as store from './store.ts'

type Answer<K extends keyof typeof endpoints> = Promise<OutputOf<(typeof endpoints)[K]>>

const describe = (method: Method) => ({
  id: String(method.id),
  sysname: method.sysname,
  min: toWire(method.min),
  max: toWire(method.max),
  day_max: method.dayMax ? toWire(method.dayMax) : null,
  requisites: method.fields.map(({ sysname, type, isRequired }) => ({ sysname, type, is_required: isRequired })),
})

/** Methods whose provider this host cannot reach are not offered. */
const offered = (context: PlayerContext<CashierPorts>, rows: readonly MethodRow[], country: string | null): Method[] =>
  rows.flatMap((row) => methodOf(context, row, country) ?? [])

export function getDepositSettings(context: PlayerContext<CashierPorts>): Answer<'cashier.getdepositsettings'> {
  return context.db.read(async (tx) => {
    const { currency, countryCode } = await readMarket(tx, context.player.uid)
    const methods = offered(context, await store.readMethods(tx, 'deposit', currency), countryCode)
    const owed = context.policy().credit ? zero(currency) : await owedBy(tx, context.player.uid, currency)
    return {
      currency,
      owed: isPositive(owed) ? toWire(owed) : null,
      methods: methods.map((method) => ({ ...describe(method), type: method.opens })),
    }
  })
}

export function getWithdrawSettings(context: PlayerContext<CashierPorts>): Answer<'cashier.getwithdrawsettings'> {
  const { uid } = context.player
  return context.db.read(async (tx) => {
    const { currency, countryCode } = await readMarket(tx, uid)
    const owed = await owedBy(tx, uid, currency)
    const available = withdrawable(await mainBalance(tx, uid, currency), owed)
    const methods = []
    for (const method of offered(context, await store.readMethods(tx, 'withdrawal', currency), countryCode)) {
      const takesCards = method.fields.some(({ type }) => type === 'card_number')
      const saved = takesCards ? await store.readSaved(tx, uid, method.provider) : []
      methods.push({
        ...describe(method),
        saved: distinct(saved).map((row) => ({
          id: String(row.id),
          masked: row.masked,
          last_used: row.last_used_at.toISOString(),
        })),
      })
    }
    return {
      currency,
      available: toWire(available),
      owed: toWire(owed),
      deposits_pay_debt: !context.policy().credit,
      may_cancel: await mayCancel(context, tx),
      methods,
    }
  })
}

/** A provider may name one card by several tokens; the player knows it by its number. The latest used comes first. */
const distinct = (rows: readonly SavedRow[]): SavedRow[] =>
  rows.filter(({ masked }, index) => rows.findIndex((other) => other.masked === masked) === index)

export function getDepositInfo({ db, player: { uid } }: PlayerContext): Answer<'cashier.getdepositinfo'> {
  return db.read(async (tx) => {
    const currency = await currencyOf(tx, uid)
    const info = await store.readDepositInfo(tx, uid, currency)
    return {
      count: Number(info.count),
      sum: toWire(money(info.sum_minor, currency)),
      first_time: info.first_at?.toISOString() ?? null,
      last_time: info.last_at?.toISOString() ?? null,
    }
  })
}

export const getBanks = async ({ db }: PlayerContext): Answer<'cashier.getbanks'> => ({
  items: await db.read(store.readBanks),
})
