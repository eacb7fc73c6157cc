import type { Context, Tx } from '@ante/kit/context'
import { after, type Instant, minute } from '@ante/kit/instant'
import { revokeBonus } from '../bonuses/index.ts'
import { revokeFreeSpins } from '../games/index.ts'
import { revokeFreeBet } from '../sportsbook/index.ts'
import * as store from './store-offer-claims.ts'

interface OfDeposit {
  readonly uid: string
  readonly deposit: string
}

export const enqueueRevocation = (tx: Tx, of: OfDeposit, runAt?: Instant): Promise<void> =>
  tx.enqueue('campaigns.revoke-gifts', of, {
    key: `campaigns.revoke-gifts:${of.deposit}`,
    ...(runAt === undefined ? {} : { runAt }),
  })

/**
 * Job: a deposit was taken back, and what came with it goes: bonuses that are not fulfilled, free spins that are not played, free bets that are not placed. What was won or fulfilled
 * before is the player's. Where rounds are open or still to be counted it comes again.
 */
export async function revokeGifts({ db, clock }: Context, of: OfDeposit): Promise<void> {
  const uid = BigInt(of.uid)
  await db.write(async (tx) => {
    await store.lockTaker(tx, uid)
    const claims = await store.readClaimsOfDeposit(tx, uid, BigInt(of.deposit))
    const left: boolean[] = []
    for (const id of claims.flatMap(({ bonus_ids: ids }) => ids)) left.push(!(await revokeBonus(tx, uid, id)))
    for (const id of claims.flatMap(({ pack_ids: ids }) => ids)) left.push(!(await revokeFreeSpins(tx, id)))
    // A bet that a free bet has paid stands.
    for (const id of claims.flatMap(({ free_bet_ids: ids }) => ids)) await revokeFreeBet(tx, id)
    if (left.includes(true)) await enqueueRevocation(tx, of, after(clock.now(), minute))
  })
}
