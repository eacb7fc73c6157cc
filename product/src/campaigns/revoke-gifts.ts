import type { Context, Tx } from '@ante/kit/context'
import { after, day, type Instant, minute } from '@ante/kit/instant'
import { restoreBonus, revokeBonus } from '../bonuses/index.ts'
import { isTakenBack } from '../cashier/index.ts'
import { restoreFreeSpins, revokeFreeSpins } from '../games/index.ts'
import { isClosed } from '../players/index.ts'
import { isAwayFromPlay, isSelfExcluded } from '../protection/index.ts'
import { restoreFreeBet, revokeFreeBet } from '../sportsbook/index.ts'
import * as store from './store-offer-claims.ts'
import * as revoked from './store-revoked-gifts.ts'

interface OfDeposit {
  readonly uid: string
  readonly deposit: string
}

export const enqueueRevocation = (tx: Tx, of: OfDeposit, runAt?: Instant): Promise<void> =>
  tx.enqueue('campaigns.revoke-gifts', of, {
    key: `campaigns.revoke-gifts:${of.deposit}`,
    ...(runAt === undefined ? {} : { runAt }),
  })
export const enqueueReturn = (tx: Tx, of: OfDeposit, runAt?: Instant): Promise<void> =>
  tx.enqueue('campaigns.return-gifts', of, {
    key: `campaigns.return-gifts:${of.deposit}`,
    ...(runAt === undefined ? {} : { runAt }),
  })

/**
 * Job: a deposit was taken back, and what came with it goes: bonuses that are not fulfilled, free spins that are not played, free bets that are not placed. What was won or fulfilled
 * before is the player's. Where rounds are open or still to be counted it comes again, unless the deposit was given again meanwhile.
 */
export async function revokeGifts({ db, clock }: Context, of: OfDeposit): Promise<void> {
  const uid = BigInt(of.uid)
  const deposit = BigInt(of.deposit)
  await db.write(async (tx) => {
    await store.lockTaker(tx, uid)
    if (!(await isTakenBack(tx, deposit))) return
    const claims = await store.readClaimsOfDeposit(tx, uid, deposit)
    let isWaiting = false
    const note = async (kind: revoked.GiftKind, id: bigint, answer: 'revoked' | 'over' | 'waits') => {
      if (answer === 'revoked') await revoked.noteRevoked(tx, deposit, kind, id)
      isWaiting ||= answer === 'waits'
    }
    for (const id of claims.flatMap(({ bonus_ids: ids }) => ids))
      await note('bonus', id, await revokeBonus(tx, uid, id))
    for (const id of claims.flatMap(({ pack_ids: ids }) => ids))
      await note('free_spins', id, await revokeFreeSpins(tx, id))
    // A bet that a free bet has paid stands; where it is returned, the free bet is gone.
    for (const id of claims.flatMap(({ free_bet_ids: ids }) => ids))
      await note('free_bet', id, (await revokeFreeBet(tx, id)) ? 'revoked' : 'over')
    if (isWaiting) await enqueueRevocation(tx, of, after(clock.now(), minute))
  })
}

/**
 * Job: the dispute about a deposit was won, and nothing of it is taken back any more. What went with it comes again, but to nobody who has excluded themselves or closed the account
 * meanwhile. During a short break it would lead back to play, and its time would run: it comes when that is over, and the job looks once a day.
 */
export async function returnGifts({ db, clock }: Context, of: OfDeposit): Promise<void> {
  const uid = BigInt(of.uid)
  const deposit = BigInt(of.deposit)
  await db.write(async (tx) => {
    await store.lockTaker(tx, uid)
    if ((await isTakenBack(tx, deposit)) || (await isSelfExcluded(tx, uid)) || (await isClosed(tx, uid))) return
    if (await isAwayFromPlay(tx, uid)) return enqueueReturn(tx, of, after(clock.now(), day))
    for (const { kind, gift } of await revoked.takeRevoked(tx, deposit)) {
      if (kind === 'bonus') await restoreBonus(tx, uid, gift)
      else if (kind === 'free_bet') await restoreFreeBet(tx, gift)
      else {
        const pack = await restoreFreeSpins(tx, gift)
        if (pack !== undefined) await revoked.replacePack(tx, deposit, gift, pack)
      }
    }
  })
}
