import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isZero } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import { setUserStatus } from '../identity/index.ts'
import { lockBalance, owedAccount, playerAccount, playerPurses } from '../ledger/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { currencyOf } from './index.ts'
import { stateOf } from './rules/player-state.ts'

type Decision = (typeof staffEndpoints)['players.block']
type DecisionContext = StaffContext & RefusesAs<Decision>
type Event = Parameters<typeof setUserStatus>[3]

/** A decision about an account: repeated it changes nothing, and answers the same. */
const decide =
  <Asked extends DecisionContext>(event: Event, before?: (context: Asked, tx: Tx, uid: bigint) => Promise<void>) =>
  (context: Asked, { uid }: InputOf<Decision>): Promise<OutputOf<Decision>> =>
    context.db.write(async (tx) => {
      const status = await setUserStatus(context, tx, BigInt(uid), event)
      await before?.(context, tx, BigInt(uid))
      return { uid, state: stateOf(status) }
    })

/** Looks at the locked accounts, so that no deposit arrives between the look and the end of the transaction. */
async function refuseMoneyLeft(
  context: DecisionContext & Refuses<'InvalidRequest/balance_left'>,
  tx: Tx,
  uid: bigint
): Promise<void> {
  const currency = await currencyOf(tx, uid)
  for (const path of [...playerPurses.map((purse) => playerAccount(uid, purse)), owedAccount(uid)])
    if (!isZero(await lockBalance(tx, path, currency))) context.refuse('InvalidRequest/balance_left')
}

export const blockPlayer = decide('block')
export const restrictPlayer = decide('restrict')
export const releasePlayer = decide('release')
export const closePlayer = decide('close', refuseMoneyLeft)
