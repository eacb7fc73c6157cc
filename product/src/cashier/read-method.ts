import type { PlayerContext, ReadTx } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import type { CashierPorts } from './connectors/port.ts'
import { paymentRoutes } from './contract.ts'
import type { MethodRow } from './rows.ts'
import { isAllowedIn, type Method } from './rules/method.ts'
import { providerOf } from './rules/payment-route.ts'
import type { RequisiteFacts } from './rules/requisites.ts'
import * as store from './store.ts'

type Asked = Pick<PlayerContext<CashierPorts>, 'ports' | 'setting' | 'policy'>

/** The method with the provider that serves it for a player of this country; nothing where this host cannot reach that provider, or the player's market forbids it. */
export function methodOf(
  { ports, setting, policy }: Asked,
  row: MethodRow,
  country: string | null
): Method | undefined {
  if (!isAllowedIn(policy(), row)) return undefined
  const of = (minor: bigint) => money(minor, row.currency)
  const { sysname, direction, currency } = row
  const { rules } = setting('paymentRoutes', paymentRoutes)
  const provider = providerOf({ method: sysname, direction, currency, country }, rules, row.provider)
  if (!ports.payments.has(provider)) return undefined
  return {
    id: row.id,
    sysname: row.sysname,
    direction: row.direction,
    kind: row.kind,
    provider,
    min: of(row.min_minor),
    max: of(row.max_minor),
    dayMax: row.day_max_minor === null ? undefined : of(row.day_max_minor),
    fields: row.fields,
    opens: row.opens,
    reviewMs: row.review_ms,
  }
}

/** The method, if it is active in the player's currency and its provider can be reached from this host. */
export async function readMethod(
  tx: ReadTx,
  context: Asked,
  id: string,
  player: { readonly currency: string; readonly countryCode: string | null }
): Promise<Method | undefined> {
  const row = await store.readMethod(tx, BigInt(id), player.currency)
  return row && methodOf(context, row, player.countryCode)
}

const asksFor = (method: Method | undefined, type: Method['fields'][number]['type']): boolean =>
  method?.fields.some((field) => field.type === type) ?? false

/** What the values of this method's fields are judged against; read only where it is asked for. */
export async function readRequisiteFacts(tx: ReadTx, uid: bigint, method: Method | undefined): Promise<RequisiteFacts> {
  const banks = asksFor(method, 'bank') ? await store.readBanks(tx) : []
  const saved = method && asksFor(method, 'card_number') ? await store.readSaved(tx, uid, method.provider) : []
  return { banks: banks.map(({ id }) => id), savedCards: saved.map(({ masked }) => masked) }
}
