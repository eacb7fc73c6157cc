import type { ReadTx, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { day } from '@ante/kit/instant'
import { keysOf, recordOf } from '@ante/kit/record'
import { add, fromWire, type Money, subtract, toWire, zero } from '@ante/kit/money'
import { paidBy } from '../cashier/index.ts'
import { openStakesInGames } from '../games/index.ts'
import { readBalancesOf } from '../players/index.ts'
import { openStakesInBets } from '../sportsbook/index.ts'
import type { PublisherItem, staffEndpoints } from './contract-staff.ts'
import * as store from './store-publishers.ts'

type Report = (typeof staffEndpoints)['tracking.getpublishers']
type Put = (typeof staffEndpoints)['tracking.putpublisher']
type Sums = Map<Money['currency'], Money>

const addTo = (sums: Sums, sum: Money): void =>
  void sums.set(sum.currency, add(sums.get(sum.currency) ?? zero(sum.currency), sum))

type Worth = Pick<PublisherItem, 'deposited' | 'withdrawn' | 'held' | 'open_stakes' | 'net_revenue'>

/**
 * What these players have paid in, taken out, hold and have at stake; the rest is what the house has earned by them, bonuses and prizes already taken off.
 * A bet counts when it is settled, a round when it is over.
 */
async function worthOf(tx: ReadTx, uids: readonly bigint[]): Promise<Worth> {
  const sums = recordOf(['deposited', 'withdrawn', 'held', 'open_stakes', 'net_revenue'], (): Sums => new Map())
  const paid = await paidBy(tx, uids)
  const [inBets, inGames] = [await openStakesInBets(tx, uids), await openStakesInGames(tx, uids)]
  const balances = await readBalancesOf(tx, uids)
  for (const uid of uids) {
    const balance = balances.get(uid)
    if (!balance) continue
    const held = fromWire(balance.balance_main)
    const none = zero(held.currency)
    const { deposited = none, withdrawn = none } = paid.get(uid) ?? {}
    const open = add(inBets.get(uid) ?? none, inGames.get(uid) ?? none)
    const net = subtract(subtract(deposited, withdrawn), add(held, open))
    const own = { deposited, withdrawn, held, open_stakes: open, net_revenue: net }
    for (const name of keysOf(own)) addTo(sums[name], own[name])
  }
  return recordOf(keysOf(sums), (name) => [...sums[name].values()].map(toWire))
}

/** Who is named, and whoever else somebody came by. */
export async function reportPublishers({ db }: StaffContext, { from, to }: InputOf<Report>): Promise<OutputOf<Report>> {
  const span = { from: new Date(from), until: new Date(Date.parse(to) + day) }
  return db.read(async (tx) => {
    const named = new Map((await store.readPublishers(tx)).map((row) => [row.id, row]))
    const clicks = new Map((await store.readClicks(tx, span)).map((row) => [row.publisher_id, row.clicks]))
    const brought = new Map((await store.readBroughtPlayers(tx, span)).map((row) => [row.publisher_id, row]))
    const items: PublisherItem[] = []
    for (const id of [...new Set([...named.keys(), ...clicks.keys(), ...brought.keys()])].toSorted()) {
      const { uids = [], first_deposits = 0 } = brought.get(id) ?? {}
      const { name = '', note = '', is_paused = false } = named.get(id) ?? {}
      items.push({
        publisher_id: id,
        name,
        note,
        is_paused,
        clicks: clicks.get(id) ?? 0,
        registrations: uids.length,
        first_deposits,
        ...(await worthOf(tx, uids)),
      })
    }
    return { items }
  })
}

export const putPublisher = (
  { db }: StaffContext,
  { publisher_id: id, name, note, is_paused }: InputOf<Put>
): Promise<OutputOf<Put>> =>
  db.write(async (tx) => {
    await store.putPublisher(tx, { id, name, note, is_paused })
    return { publisher_id: id }
  })
