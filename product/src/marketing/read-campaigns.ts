import type { ReadTx, RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, isCurrency, money, toWire } from '@ante/kit/money'
import { nothingGiven, sumsOfOffer } from '../campaigns/index.ts'
import { sumsInGames } from '../games/index.ts'
import { readAudience, readTestAccounts } from '../players/index.ts'
import { sumsInBets } from '../sportsbook/index.ts'
import type { ArmResult, CampaignPlayer, StaffCampaign, staffEndpoints } from './contract-staff.ts'
import { chanceOf, perPlayer } from './rules/result.ts'
import { holdoutArm, terms, type Terms } from './rules/terms.ts'
import * as store from './store.ts'

type Calls = typeof staffEndpoints
type Asked<K extends keyof Calls> = StaffContext & RefusesAs<Calls[K]>

const wire = (minor: bigint, currency: Currency) => toWire(money(minor, currency))
const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const termsOf = ({ terms: kept }: store.CampaignRow): Terms | null => {
  const parsed = terms.safeParse(kept)
  return parsed.success ? parsed.data : null
}

const campaignOf = (row: store.CountedRow): StaffCampaign => ({
  sysname: row.sysname,
  title: row.title,
  version: row.version,
  state: row.state,
  stopped_by: row.stopped_by,
  created_at: row.created_at.toISOString(),
  started_at: iso(row.started_at),
  ends_at: iso(row.ends_at),
  stopped_at: iso(row.stopped_at),
  players: Number(row.players),
  given: Object.entries(termsOf(row)?.budget_minor ?? {}).flatMap(([currency, most]) =>
    isCurrency(currency) && most !== undefined
      ? [{ sum: wire(BigInt(row.given[currency] ?? 0), currency), most: wire(BigInt(most), currency) }]
      : []
  ),
})

export async function listCampaigns(
  { db }: StaffContext,
  page: InputOf<Calls['marketing.list']>
): Promise<OutputOf<Calls['marketing.list']>> {
  const rows = await db.query((tx) => store.readCampaigns(tx, page))
  return {
    items: rows.map(campaignOf),
    total: Number(rows[0]?.total ?? 0n),
  }
}

interface PlayerOutcome extends store.AssignedRow {
  readonly currency: Currency
  readonly paid: bigint
  readonly waiting: bigint
  readonly back: bigint
}

/** What became of these players’ gifts, and what they lost since they came into the campaign: a few reads, however many they are. */
async function outcomesOf(
  tx: ReadTx,
  known: Terms | null,
  rows: readonly store.AssignedRow[],
  now: number
): Promise<PlayerOutcome[]> {
  const uids = rows.map(({ uid }) => uid)
  const since = rows.map(({ uid, assigned_at }) => ({ uid, since: assigned_at }))
  const currencies = new Map((await readAudience(tx, uids)).map(({ uid, currency }) => [uid, currency]))
  const back = new Map<bigint, bigint>()
  for (const read of [sumsInGames, sumsInBets])
    for (const { uid, staked, returned } of await read(tx, since, new Date(now)))
      back.set(uid, (back.get(uid) ?? 0n) + staked - returned)
  const offers = new Map((known?.arms ?? []).flatMap(({ name, offer }) => (offer === undefined ? [] : [[name, offer]])))
  const gifts = new Map<string, Awaited<ReturnType<typeof sumsOfOffer>>>()
  for (const [name, offer] of offers) {
    const own = rows.filter(({ arm }) => arm === name).map(({ uid }) => uid)
    gifts.set(name, await sumsOfOffer(tx, offer, own))
  }
  return rows.flatMap((row) => {
    const currency = currencies.get(row.uid)
    if (currency === undefined) return []
    const { paid, waiting } = gifts.get(row.arm)?.get(row.uid) ?? nothingGiven
    return [{ ...row, currency, paid, waiting, back: back.get(row.uid) ?? 0n }]
  })
}

const atOnce = 1_000
async function allOutcomes(tx: ReadTx, row: store.CampaignRow, now: number): Promise<PlayerOutcome[]> {
  const known = termsOf(row)
  const tests = new Set(await readTestAccounts(tx))
  const all: PlayerOutcome[] = []
  for (let after = 0n; ;) {
    const batch = await store.readAssigned(tx, row.id, after, atOnce)
    const counted = batch.filter(({ uid }) => !tests.has(uid))
    all.push(...(await outcomesOf(tx, known, counted, now)))
    const last = batch.at(-1)
    if (!last || batch.length < atOnce) return all
    after = last.uid
  }
}

/** By currency, since sums of two cannot be added; within it the arms in their order, the holdout last. */
function resultsOf(known: Terms | null, all: readonly PlayerOutcome[]): ArmResult[] {
  const names = [...(known?.arms.map(({ name }) => name) ?? []), holdoutArm]
  return [...Map.groupBy(all, ({ currency }) => currency)].flatMap(([currency, players]) => {
    const of = (name: string) => players.filter(({ arm }) => arm === name)
    const holdout = of(holdoutArm)
    return names.map((name): ArmResult => {
      const own = of(name)
      const total = (read: (one: PlayerOutcome) => bigint) =>
        wire(
          own.reduce((sum, one) => sum + read(one), 0n),
          currency
        )
      const isCompared = name !== holdoutArm && own.length > 0 && holdout.length > 0
      const chance = chanceOf(own, holdout)
      return {
        arm: name,
        players: own.length,
        told: own.filter((one) => one.is_told).length,
        given: total((one) => one.given_minor),
        waiting: total((one) => one.waiting),
        paid: total((one) => one.paid),
        back: total((one) => one.back),
        per_player: wire(perPlayer(own), currency),
        above_holdout: isCompared
          ? {
              per_player: wire(perPlayer(own) - perPlayer(holdout), currency),
              chance: chance === undefined ? null : wire(chance, currency),
            }
          : null,
      }
    })
  })
}

export const getCampaign = (
  context: Asked<'marketing.get'>,
  { sysname }: InputOf<Calls['marketing.get']>
): Promise<OutputOf<Calls['marketing.get']>> =>
  context.db.read(async (tx) => {
    const row = (await store.readNamed(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    const all = await allOutcomes(tx, row, context.clock.now())
    const known = termsOf(row)
    return {
      ...campaignOf(row),
      terms: known,
      results: resultsOf(known, all),
      occasions: (await store.readOutcomes(tx, row.id)).map(({ outcome, count }) => ({
        outcome,
        count: Number(count),
      })),
    }
  })

export const listPlayers = (
  context: Asked<'marketing.getplayers'>,
  { sysname, ...page }: InputOf<Calls['marketing.getplayers']>
): Promise<OutputOf<Calls['marketing.getplayers']>> =>
  context.db.read(async (tx) => {
    const row = (await store.readNamed(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    const rows = await store.readPlayers(tx, row.id, page)
    const outcomes = await outcomesOf(tx, termsOf(row), rows, context.clock.now())
    return {
      items: outcomes.map((one): CampaignPlayer => ({
        uid: String(one.uid),
        arm: one.arm,
        since: one.assigned_at.toISOString(),
        is_told: one.is_told,
        given: wire(one.given_minor, one.currency),
        paid: wire(one.paid, one.currency),
        back: wire(one.back, one.currency),
      })),
      total: Number(rows[0]?.total ?? 0n),
    }
  })
