import type { ReadTx, Tx } from '@ante/kit/context'
import { money, toWire } from '@ante/kit/money'
import { gamesNamed, giveFreeSpins } from '../games/index.ts'
import { currencyOf } from '../players/index.ts'
import { giveBoost, giveFreeBet, wireBoostGift } from '../sportsbook/index.ts'
import type { Quest } from './contract.ts'
import type { QuestGift } from './rules/shop.ts'

/** What a completed quest gives beside its points, once for each source. A gift that is none in the player's currency, or whose game has left the hall, is not given. */
export async function giveGiftOfQuest(
  tx: Tx,
  gift: QuestGift,
  { uid, source }: { uid: bigint; source: string }
): Promise<void> {
  const currency = await currencyOf(tx, uid)
  if (gift.type === 'free_spins') await giveFreeSpins(tx, { uid, currency, source, gift })
  else if (gift.type === 'boost') await giveBoost(tx, { uid, currency, source, gift })
  else await giveFreeBet(tx, { uid, currency, source, gift })
}

/** What these quests give a player beside points, by their names, as it is shown. */
export async function giftsOfQuests(
  tx: ReadTx,
  uid: bigint,
  quests: readonly { readonly sysname: string; readonly gift: QuestGift | null }[]
): Promise<Map<string, NonNullable<Quest['gift']>>> {
  const given = quests.flatMap(({ sysname, gift }) => (gift ? [{ sysname, gift }] : []))
  if (given.length === 0) return new Map()
  const currency = await currencyOf(tx, uid)
  const games = await gamesNamed(
    tx,
    given.flatMap(({ gift }) => (gift.type === 'free_spins' ? gift.game : []))
  )
  const sum = (minor: number | undefined) => (minor === undefined ? undefined : toWire(money(BigInt(minor), currency)))
  const found = new Map<string, NonNullable<Quest['gift']>>()
  for (const { sysname, gift } of given) {
    if (gift.type === 'free_bet') {
      const amount = sum(gift.amounts_minor[currency])
      if (amount) found.set(sysname, { type: 'free_bet', amount, days: gift.days })
      continue
    }
    if (gift.type === 'boost') {
      const terms = wireBoostGift(gift, currency)
      if (terms) found.set(sysname, { type: 'boost', ...terms })
      continue
    }
    const [game, stake] = [games.get(gift.game), sum(gift.stakes_minor[currency])]
    if (game && stake) found.set(sysname, { type: 'free_spins', game, count: gift.count, stake, days: gift.days })
  }
  return found
}
