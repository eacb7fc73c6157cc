import type { PlayerContext, Tx } from '@ante/kit/context'
import { add, money, type Money } from '@ante/kit/money'
import { orRefuse, type Refuses } from '@ante/kit/refusal'
import { countPlay, readPlay } from '../ledger/index.ts'
import type { PlayerFacts } from '../players/index.ts'
import { staffPayouts } from './contract.ts'
import type { CashierPorts } from './connectors/port.ts'
import { methodOf } from './read-method.ts'
import type { Method } from './rules/method.ts'
import { familyOf, type PayoutRefusal, refusePayout, type Source } from './rules/payout-rules.ts'
import * as store from './store.ts'
import { readSources } from './store-sources.ts'

type Asked = PlayerContext<CashierPorts> & Refuses<PayoutRefusal>

/** The rules that an operator sets for payouts. Of who may not play, no play is asked for: their money is theirs. */
export async function refuseByPayoutRules(
  context: Asked,
  tx: Tx,
  { uid, currency, countryCode }: PlayerFacts,
  { method, main }: { readonly method: Method; readonly main: Money }
): Promise<void> {
  const { sourceFirst, turnoverPercent } = context.setting('staffPayouts', staffPayouts)
  if (!sourceFirst && turnoverPercent === 0) return
  const rows = await readSources(tx, uid, currency)
  const offered = (await store.readMethods(tx, 'withdrawal', currency)).flatMap(
    (row) => methodOf(context, row, countryCode) ?? []
  )
  await countPlay(tx, uid, currency)
  const { staked } = await readPlay(tx, uid, currency)
  const deposited = rows.reduce((sum, { came_minor: minor }) => add(sum, money(minor, currency)), money(0n, currency))
  const refusal = refusePayout(
    { kind: method.kind, main, sources: sourcesOf(rows, offered), deposited, staked },
    { sourceFirst, turnoverPercent: context.player.restricted ? 0 : turnoverPercent }
  )
  if (refusal) orRefuse(context, refusal)
}

function sourcesOf(rows: Awaited<ReturnType<typeof readSources>>, offered: readonly Method[]): Source[] {
  return [...Map.groupBy(rows, ({ kind }) => familyOf(kind))].flatMap(([kind, own]) => {
    const leftMinor = own.reduce((sum, { came_minor: came, went_minor: went }) => sum + came - went, 0n)
    const [first, ...others] = offered.filter((method) => familyOf(method.kind) === kind).map(({ min }) => min)
    if (!first) return []
    const least = others.reduce((a, b) => (b.minor < a.minor ? b : a), first)
    return [{ kind, left: money(leftMinor, least.currency), least }]
  })
}
