import type { ReadTx, RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { type Currency, isCurrency, money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { bonusSums } from '../bonuses/index.ts'
import { packSums, playedInGames } from '../games/index.ts'
import { currencyOf } from '../players/index.ts'
import { freeBetPayouts, playedInBets } from '../sportsbook/index.ts'
import type { PlayerCost, staffEndpoints } from './contract-staff.ts'
import * as store from './store-costs.ts'

type List = (typeof staffEndpoints)['campaigns.getcosts']
type One = (typeof staffEndpoints)['campaigns.getcost']

export async function listCosts({ db }: StaffContext, page: InputOf<List>): Promise<OutputOf<List>> {
  const rows = await db.query((tx) => store.readOffersWithCosts(tx, page))
  return {
    items: rows.map((row) => ({
      sysname: row.sysname,
      title: describedIn(row, defaultLocale, defaultLocale).title,
      is_open: row.is_open,
      players: Number(row.players),
      given: Object.entries({
        ...Object.fromEntries(Object.keys(row.most_minor).map((code) => [code, '0'])),
        ...row.given,
      }).flatMap(([code, minor]) => {
        if (!isCurrency(code)) return []
        const most = row.most_minor[code]
        return [
          {
            sum: toWire(money(BigInt(minor), code)),
            most: most === undefined ? null : toWire(money(BigInt(most), code)),
          },
        ]
      }),
    })),
    total: Number(rows[0]?.total ?? 0n),
  }
}

export const readCost = (
  context: StaffContext & RefusesAs<One>,
  { sysname, ...page }: InputOf<One>
): Promise<OutputOf<One>> =>
  context.db.read(async (tx) => {
    const offer = (await store.readNamedOffer(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    const takers = await store.readTakersOf(tx, offer.id, page)
    const items: PlayerCost[] = []
    for (const taker of takers) items.push(await costOf(tx, taker, context.clock.now()))
    return {
      title: describedIn(offer, defaultLocale, defaultLocale).title,
      items,
      total: Number(takers[0]?.total ?? 0n),
    }
  })

async function costOf(tx: ReadTx, taker: store.TakerRow, now: number): Promise<PlayerCost> {
  const { uid, taken_at } = taker
  const currency = await currencyOf(tx, uid)
  const packs = await packSums(tx, taker.pack_ids)
  const ofPacks = packs.flatMap(({ bonus_id }) => (bonus_id === null ? [] : [bonus_id]))
  const bonuses = await bonusSums(tx, [...taker.bonus_ids, ...ofPacks])
  const freeBets = await freeBetPayouts(tx, taker.free_bet_ids)
  const sum = (minors: readonly bigint[]) => minors.reduce((all, one) => all + one, 0n)
  const waiting = bonuses.filter(({ status }) => status === 'available' || status === 'active')
  const paid = bonuses.filter(({ status }) => status === 'used')
  const wire = (minor: bigint) => toWire(money(minor, currency))
  return {
    uid: String(uid),
    taken_at: taken_at.toISOString(),
    waiting: wire(sum(waiting.map(({ amount_minor }) => amount_minor))),
    paid: wire(
      sum([
        ...paid.map(({ amount_minor }) => amount_minor),
        ...packs.filter(({ pays }) => pays === 'cash').map(({ win_minor }) => win_minor),
        ...freeBets.map(({ payout_minor }) => payout_minor),
      ])
    ),
    back: wire(await lostSince(tx, uid, currency, { from: taken_at, until: new Date(now) })),
  }
}

/** What a player lost in this time, by what ended in it. */
async function lostSince(
  tx: ReadTx,
  uid: bigint,
  currency: Currency,
  span: { from: Date; until: Date }
): Promise<bigint> {
  let lost = 0n
  for (const read of [playedInGames, playedInBets])
    for (const played of await read(tx, uid, span))
      if (played.currency === currency) for (const { staked, returned } of played.days) lost += staked - returned
  return lost
}
