import type { ReadTx, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { day } from '@ante/kit/instant'
import { add, fromWire, type Money, subtract, toWire, zero } from '@ante/kit/money'
import { paidBy } from '../cashier/index.ts'
import { readBalancesOf } from '../players/index.ts'
import type { PublisherItem, staffEndpoints } from './contract-staff.ts'
import { readWaitingPostbacks } from './store-attributions.ts'
import { readBroughtPlayers, readClicks } from './store-publishers.ts'

type Report = (typeof staffEndpoints)['tracking.getpublishers']
type Sums = Map<Money['currency'], Money>

const addTo = (sums: Sums, sum: Money): void =>
  void sums.set(sum.currency, add(sums.get(sum.currency) ?? zero(sum.currency), sum))
const onWire = (sums: Sums) => [...sums.values()].map(toWire)

/** What these players have paid in, taken out and hold; the rest is what the house has earned by them, bonuses and prizes already taken off. */
async function worthOf(
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Pick<PublisherItem, 'deposited' | 'withdrawn' | 'held' | 'net_revenue'>> {
  const [deposited, withdrawn, held, revenue]: [Sums, Sums, Sums, Sums] = [new Map(), new Map(), new Map(), new Map()]
  const paid = await paidBy(tx, uids)
  const balances = await readBalancesOf(tx, uids)
  for (const uid of uids) {
    const balance = balances.get(uid)
    if (!balance) continue
    const main = fromWire(balance.balance_main)
    const payments = paid.get(uid)
    const into = payments?.deposited ?? zero(main.currency)
    const out = payments?.withdrawn ?? zero(main.currency)
    addTo(deposited, into)
    addTo(withdrawn, out)
    addTo(held, main)
    addTo(revenue, subtract(subtract(into, out), main))
  }
  return {
    deposited: onWire(deposited),
    withdrawn: onWire(withdrawn),
    held: onWire(held),
    net_revenue: onWire(revenue),
  }
}

export async function reportPublishers({ db }: StaffContext, { from, to }: InputOf<Report>): Promise<OutputOf<Report>> {
  const span = { from: new Date(from), until: new Date(Date.parse(to) + day) }
  return db.read(async (tx) => {
    const clicks = new Map((await readClicks(tx, span)).map((row) => [row.publisher_id, row.clicks]))
    const brought = new Map((await readBroughtPlayers(tx, span)).map((row) => [row.publisher_id, row]))
    const items: PublisherItem[] = []
    for (const id of [...new Set([...clicks.keys(), ...brought.keys()])].toSorted()) {
      const { uids = [], first_deposits = 0 } = brought.get(id) ?? {}
      items.push({
        publisher_id: id,
        clicks: clicks.get(id) ?? 0,
        registrations: uids.length,
        first_deposits,
        ...(await worthOf(tx, uids)),
      })
    }
    const waiting = await readWaitingPostbacks(tx)
    return {
      items,
      waiting: waiting.map((row) => ({
        id: String(row.id),
        uid: String(row.uid),
        goal: row.goal,
        created_at: row.created_at.toISOString(),
      })),
    }
  })
}
