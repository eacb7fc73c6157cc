import type { ReadTx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { Currency } from '@ante/kit/money'
import { depositSumsOf } from '../cashier/index.ts'
import { sumsInGames } from '../games/index.ts'
import { activityOf } from '../identity/index.ts'
import { balancesOf, playerAccount } from '../ledger/index.ts'
import { levelsOf } from '../loyalty/index.ts'
import type { AudienceMember } from '../players/index.ts'
import { sumsInBets } from '../sportsbook/index.ts'
import { type Facts, factsAsked, type Segment, stakedKey } from './rules/segment.ts'
import { readTags } from './store-tags.ts'

type Members = readonly AudienceMember[]
const noDeposits = { count: 0, minor: 0n, lastAt: null }

async function stakesOf(tx: ReadTx, uids: readonly bigint[], segment: Segment, now: number) {
  const found = new Map<bigint, Map<string, bigint>>(uids.map((uid) => [uid, new Map()]))
  for (const asked of factsAsked(segment).staked) {
    const since = new Date(now - asked.within_days * day)
    const read = asked.product === 'casino' ? sumsInGames : sumsInBets
    const sums = await read(
      tx,
      uids.map((uid) => ({ uid, since })),
      new Date(now)
    )
    const staked = new Map(sums.map((one) => [one.uid, one.staked]))
    for (const [uid, own] of found) own.set(stakedKey(asked), staked.get(uid) ?? 0n)
  }
  return found
}

async function bonusesOf(tx: ReadTx, members: Members) {
  const found = new Map<bigint, { casino: bigint; betting: bigint }>()
  for (const [currency, group] of Map.groupBy(members, (one) => one.currency)) {
    const paths = group.flatMap(({ uid }) => [playerAccount(uid, 'bonus'), playerAccount(uid, 'betting-bonus')])
    const held = await balancesOf(tx, paths, currency satisfies Currency)
    for (const { uid } of group)
      found.set(uid, {
        casino: held[playerAccount(uid, 'bonus')]?.minor ?? 0n,
        betting: held[playerAccount(uid, 'betting-bonus')]?.minor ?? 0n,
      })
  }
  return found
}

/** What a segment asks of these players, by uid: each fact with one look for all of them, and none that it does not ask. */
export async function readFacts(
  tx: ReadTx,
  members: Members,
  segment: Segment,
  now: number
): Promise<Map<bigint, Facts>> {
  const { names } = factsAsked(segment)
  const uids = members.map(({ uid }) => uid)
  const asksActivity = names.has('registered_days') || names.has('last_seen_days')
  const asksDeposits = names.has('deposits') || names.has('deposited') || names.has('last_deposit_days')
  const activity = asksActivity ? await activityOf(tx, uids) : undefined
  const deposits = asksDeposits ? await depositSumsOf(tx, uids) : undefined
  const levels = names.has('level') ? await levelsOf(tx, uids) : undefined
  const staked = names.has('staked') ? await stakesOf(tx, uids, segment, now) : undefined
  const bonuses = names.has('bonus_balance') ? await bonusesOf(tx, members) : undefined
  const tags = names.has('tag') ? await readTags(tx, uids) : undefined
  return new Map(
    members.map(({ uid, currency, locale, person }): [bigint, Facts] => {
      const own = activity?.get(uid)
      const [stakes, bonusMinor] = [staked?.get(uid), bonuses?.get(uid)]
      return [
        uid,
        {
          now,
          currency,
          country: person.country ?? null,
          language: locale,
          ...(own && { registeredAt: own.registeredAt.getTime(), lastSeenAt: own.seenAt.getTime() }),
          ...(deposits && { deposits: deposits.get(uid) ?? noDeposits }),
          ...(levels && { level: levels.get(uid) ?? 0 }),
          ...(stakes && { staked: stakes }),
          ...(bonusMinor && { bonusMinor }),
          ...(tags && { tags: tags.get(uid) ?? new Set<string>() }),
        },
      ]
    })
  )
}
