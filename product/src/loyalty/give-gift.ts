import type { Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import { type Currency, money } from '@ante/kit/money'
import { type Refused, refused } from '@ante/kit/refusal'
import { giveBonus, takeBackBonus } from '../bonuses/index.ts'
import { recordReward, recordRewardRefund } from '../cashier/index.ts'
import { giveFreeSpins, takeBackFreeSpins } from '../games/index.ts'
import { houseAccount, lockBalance, playerAccount, post } from '../ledger/index.ts'
import { giveBoost, giveFreeBet, takeBackFreeBet } from '../sportsbook/index.ts'
import { type BoughtEntryRefusal, enterByPurchase, leaveBySource } from '../tournaments/index.ts'
import type { ProductGift } from './rules/shop.ts'
import { disownCharacter, ownCharacter, setBonusOfPurchase } from './store-shop.ts'

interface Given {
  readonly uid: bigint
  readonly currency: Currency
  readonly purchase: bigint
  readonly gift: ProductGift
  /** What a bonus is called. */
  readonly described: Described
}
const house = houseAccount('loyalty', 'shop')

type GiftRefusal = BoughtEntryRefusal | 'InvalidRequest/loyalty_limit_reached'

/** Credits the gift in the transaction of its purchase, or says why it is none for this player: no sum in their currency, a character they have, a tournament that is full. */
export async function giveGift(tx: Tx, given: Given): Promise<Refused<GiftRefusal> | undefined> {
  const { uid, gift, purchase } = given
  if (gift.type === 'tournament_entry')
    return enterByPurchase(tx, { uid, sysname: gift.tournament, source: `loyalty:${purchase}` })
  return (await credit(tx, { ...given, gift })) ? undefined : refused('InvalidRequest/loyalty_limit_reached')
}

type Credited = Omit<Given, 'gift'> & { readonly gift: Exclude<ProductGift, { type: 'tournament_entry' }> }
async function credit(tx: Tx, { uid, currency, purchase, gift, described }: Credited): Promise<boolean> {
  if (gift.type === 'character') return ownCharacter(tx, uid, gift.character)
  if (gift.type === 'free_spins')
    return (await giveFreeSpins(tx, { uid, currency, source: `loyalty:${purchase}`, gift })) !== undefined
  if (gift.type === 'free_bet')
    return (await giveFreeBet(tx, { uid, currency, source: `loyalty:${purchase}`, gift })) !== undefined
  if (gift.type === 'boost')
    return (await giveBoost(tx, { uid, currency, source: `loyalty:${purchase}`, gift })) !== undefined
  if (gift.type === 'bonus') {
    const source = `loyalty:${purchase}`
    const bonus = await giveBonus(tx, { uid, currency, source, gift, texts: described.texts, images: described.images })
    if (bonus === undefined) return false
    await setBonusOfPurchase(tx, purchase, bonus)
    return true
  }
  const sum = gift.amounts_minor[currency]
  if (sum === undefined) return false
  const [key, amount] = [`loyalty:gift:${purchase}`, money(sum, currency)]
  const postings = [{ from: house, to: playerAccount(uid, 'main'), amount, code: 'prize' as const }]
  await post(tx, { key, kind: 'prize', postings })
  await recordReward(tx, uid, key, amount)
  return true
}

interface TakenBack {
  readonly bonus: bigint | null
  readonly by: { readonly madeBy: string; readonly reason: string }
}

/** Takes it back. False where that cannot be: the money was used, the bonus was activated, a spin was played, a round of the tournament counted. */
export async function takeGiftBack(
  tx: Tx,
  { uid, currency, purchase, gift, bonus, by }: Omit<Given, 'described'> & TakenBack
): Promise<boolean> {
  if (gift.type === 'character') {
    await disownCharacter(tx, uid, gift.character)
    return true
  }
  if (gift.type === 'tournament_entry') return leaveBySource(tx, `loyalty:${purchase}`)
  if (gift.type === 'free_spins') return takeBackFreeSpins(tx, uid, `loyalty:${purchase}`)
  if (gift.type === 'free_bet' || gift.type === 'boost') return takeBackFreeBet(tx, uid, `loyalty:${purchase}`)
  if (gift.type === 'bonus') return bonus !== null && takeBackBonus(tx, bonus)
  const sum = BigInt(gift.amounts_minor[currency] ?? 0)
  const main = playerAccount(uid, 'main')
  if ((await lockBalance(tx, main, currency)).minor < sum) return false
  const postings = [{ from: main, to: house, amount: money(sum, currency), code: 'adjustment' as const }]
  const key = `loyalty:gift-back:${purchase}`
  await post(tx, { key, kind: 'prize', postings })
  await recordRewardRefund(tx, { uid, key, sum: money(sum, currency), ...by })
  return true
}
