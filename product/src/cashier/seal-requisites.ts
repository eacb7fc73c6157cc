import type { Context } from '@ante/kit/context'
import type { CashierPorts } from './providers/port.ts'
import { keepSealed, type PaymentTable, paymentTables, takeToSeal } from './store-sealed.ts'

const atOnce = 200

/** Seals what is kept in the open, and what is sealed with another key than today's anew. Nothing left means that the other keys may be thrown away. */
export async function sealRequisites(context: Context<CashierPorts>): Promise<void> {
  for (const table of paymentTables) {
    let sealed = 0
    for (let last = atOnce; last === atOnce; sealed += last) last = await sealSome(context, table)
    if (sealed > 0) context.log.info({ table, sealed, key: context.ports.vault.current }, 'requisites were sealed')
  }
}

const sealSome = ({ db, ports: { vault } }: Context<CashierPorts>, table: PaymentTable): Promise<number> =>
  db.write(async (tx) => {
    const rows = await takeToSeal(tx, table, vault.current, atOnce)
    for (const { id, uid, requisites } of rows) await keepSealed(tx, table, id, vault.seal(vault.open(requisites, uid), uid))
    return rows.length
  })
