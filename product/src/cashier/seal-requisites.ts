import type { Context } from '@ante/kit/context'
import type { CashierPorts, Vault } from './connectors/port.ts'
import type { Requisites } from './rules/requisites.ts'
import { type KeptRequisites, keepSealed, type PaymentTable, paymentTables, takeToSeal } from './store-sealed.ts'

const atOnce = 200
interface Unopened {
  readonly id: bigint
  readonly why: string
}
/** Where no key opens so many, a key is missing: the rest waits for it. */
const unopenedMax = 1_000

/**
 * Seals what is kept in the open, and what is sealed with another key than today's anew. Nothing left means that the other keys may be thrown away. What
 * no key opens stays as it is, is told of, and keeps no other from being sealed.
 */
export async function sealRequisites(context: Context<CashierPorts>): Promise<void> {
  const { log, ports } = context
  for (const table of paymentTables) {
    const unopened: Unopened[] = []
    let looked = 0
    for (let last = atOnce; last === atOnce && unopened.length < unopenedMax; looked += last)
      last = await sealSome(context, table, unopened)
    const sealed = looked - unopened.length
    if (sealed > 0) log.info({ table, sealed, key: ports.vault.current }, 'requisites were sealed')
    if (unopened.length === 0) continue
    const [first] = unopened
    log.error(
      { table, count: unopened.length, unopened: unopened.slice(0, 20).map(({ id }) => String(id)), error: first?.why },
      'requisites could not be opened'
    )
  }
}

/** Answers how many it has looked at; those that cannot be opened are added to `unopened`. */
async function sealSome(
  { db, ports: { vault } }: Context<CashierPorts>,
  table: PaymentTable,
  unopened: Unopened[]
): Promise<number> {
  const but = unopened.map(({ id }) => id)
  const looked = await db.write(async (tx) => {
    const rows = (await takeToSeal(tx, table, vault.current, atOnce, but)).map((row) => resealed(vault, row))
    for (const row of rows) if ('requisites' in row) await keepSealed(tx, table, row.id, row.requisites)
    return rows
  })
  unopened.push(...looked.filter((row) => 'why' in row))
  return looked.length
}

function resealed(
  vault: Vault,
  { id, uid, requisites }: KeptRequisites
): Unopened | { readonly id: bigint; readonly requisites: Requisites | string } {
  try {
    return { id, requisites: vault.seal(vault.open(requisites, uid), uid) }
  } catch (error) {
    return { id, why: error instanceof Error ? error.message : String(error) }
  }
}
