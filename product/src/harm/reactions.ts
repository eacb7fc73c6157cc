import type { Tx } from '@ante/kit/context'
import { on, onBatch } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { readPerson } from '../players/index.ts'
import { events as protectionEvents } from '../protection/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { zoneOf } from './rules/zones.ts'
import * as store from './store.ts'

interface One {
  readonly uid: string
  readonly rounds: number
  readonly staked: bigint
  readonly lost: bigint
}

/** All of a player's stakes of one delivery are one row. */
async function countAll(tx: Tx, all: readonly One[]): Promise<void> {
  const plays = new Map<bigint, store.Play>()
  for (const { uid, rounds, staked, lost } of all) {
    const before = plays.get(BigInt(uid)) ?? { rounds: 0, stakedMinor: 0n, lostMinor: 0n }
    plays.set(BigInt(uid), {
      rounds: before.rounds + rounds,
      stakedMinor: before.stakedMinor + staked,
      lostMinor: before.lostMinor + lost,
    })
  }
  if (plays.size > 0) await store.countPlay(tx, plays)
}

async function readZone(tx: Tx, uid: bigint): Promise<void> {
  const person = await readPerson(tx, uid)
  if (person) await store.putZone(tx, uid, zoneOf(person.country))
}

export const reactions = [
  onBatch(gamesEvents['games.round-finished'], (tx, rounds) =>
    countAll(
      tx,
      rounds
        .filter(({ status }) => status === 'finished')
        .map(({ player, stake_minor, win_minor }) => ({
          uid: player,
          rounds: 1,
          staked: BigInt(stake_minor),
          lost: BigInt(stake_minor) - BigInt(win_minor),
        }))
    )
  ),
  onBatch(sportsbookEvents['sportsbook.bet-placed'], (tx, bets) =>
    countAll(
      tx,
      bets.map(({ uid, stake_minor }) => ({ uid, rounds: 1, staked: BigInt(stake_minor), lost: 0n }))
    )
  ),
  // A bet that ends is no play: it may do so while its player sleeps. A correction was counted already.
  on(sportsbookEvents['sportsbook.bet-settled'], (tx, { uid, stake_minor, payout_minor, corrected }) =>
    corrected ? Promise.resolve() : store.countLoss(tx, BigInt(uid), BigInt(stake_minor) - BigInt(payout_minor))
  ),
  on(cashierEvents['cashier.deposit-settled'], (tx, { uid }) => store.countDeposit(tx, BigInt(uid))),
  on(cashierEvents['cashier.deposit-failed'], async (tx, { uid, status }) => {
    if (status === 'failed') await store.countDeclined(tx, BigInt(uid))
  }),
  on(
    cashierEvents['cashier.withdrawal-cancelled'],
    async (tx, { uid }) => void (await store.countCancelled(tx, BigInt(uid)))
  ),
  on(
    protectionEvents['protection.limits-changed'],
    async (tx, { uid }) => void (await store.noteChange(tx, BigInt(uid)))
  ),
  on(playersEvents['players.registered'], (tx, { uid }) => readZone(tx, BigInt(uid))),
  on(playersEvents['players.profile-saved'], (tx, { uid }) => readZone(tx, BigInt(uid))),
]
