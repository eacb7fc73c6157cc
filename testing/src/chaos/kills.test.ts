import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '@ante/server/database/postmaster'
import { ChaosPlayer, type Deed } from './crowd.ts'
import { type Kill, planKills } from './schedule.ts'
import { wrongs } from './verify.ts'
import { type ChaosWorld, openWorld } from './world.ts'

/** Each run has other moments, so that many runs see many: more in one run are asked for by the variable. */
const kills = Number(process.env.ANTE_CHAOS_KILLS || 12)
const players = 6
const limitMs = 20 * 60_000
/** The same seed gives the same moments and the same wishes. */
const seed = process.env.ANTE_CHAOS_SEED || randomUUID().slice(0, 8)

let world: ChaosWorld
beforeAll(async () => {
  world = await openWorld()
}, limitMs)
afterAll(() => world?.close())

/** Nobody waits for ever for players who cannot do anything. */
const lifeMostMs = 15_000

async function strike({ victim, afterAnswers, afterMs }: Kill): Promise<void> {
  const from = world.answered
  await until(() => world.answered >= from + afterAnswers || undefined, lifeMostMs, 5)
  await sleep(afterMs)
  if (victim === 'database') {
    world.killDatabase()
    // The server is its keeper: it notices and brings it back. Until then nobody may be told that all is well.
    await sleep(100)
    return world.ready()
  }
  if (victim === 'both') world.killDatabase()
  await world.killServer()
  world.startServer()
  if (victim === 'starting-server') {
    await sleep(afterMs * 10)
    await world.killServer()
    world.startServer()
  }
  return world.ready()
}

/** The book is open: the outside world's matches are listed and priced. Until then there is nothing to bet on. */
async function openBook(): Promise<void> {
  const isOpen = await until(
    async () => {
      const [book] = await world.rows<{ open: string }>(
        `select count(*) as open from sportsbook.markets where status = 'open'`
      )
      return Number(book?.open) >= 50 || undefined
    },
    300_000,
    500
  )
  if (!isOpen) throw new Error(`the book did not open: see ${world.log}`)
}

/** Everything that is due comes now: callbacks that were lost are asked after, reviews end, payouts arrive. */
async function settleDown(): Promise<void> {
  const isAtRest = await until(
    async () => {
      await world.rows(`update cashier.deposits set check_at = now() where status in ('created', 'pending')`)
      await world.rows(
        `update cashier.withdrawals set check_at = least(check_at, now()), approve_at = least(approve_at, now()) where status in ('pending', 'approved')`
      )
      const [left] = await world.rows<{ payments: string; events: string; waiting: string }>(`
        select (select count(*) from cashier.deposits where status in ('created', 'pending')) + (select count(*) from cashier.withdrawals where status in ('pending', 'approved')) as payments,
               (select count(*) from outbox.events) + (select count(*) from outbox.deliveries) as events, (select count(*) from sportsbook.delayed_bets) as waiting`)
      return Number(left?.payments) + Number(left?.events) + Number(left?.waiting) === 0 || undefined
    },
    300_000,
    1000
  )
  if (!isAtRest) throw new Error('the world did not come to rest')
}

/**
 * Every key that made something is asked for once more: it must have made that and nothing else. Of a round's steps only the last is
 * remembered, and none of them takes money: those were repeated while they were fresh.
 */
async function repeated(deeds: readonly Deed[]): Promise<string[]> {
  const strange: string[] = []
  for (const deed of deeds) {
    if (deed.made === undefined || deed.kind === 'step') continue
    const again = await deed.again()
    if (again !== deed.made) strange.push(`${deed.key} made ${deed.made}, and now ${again}`)
  }
  return strange
}

test(
  `${kills} kills of server and database lose nothing and do nothing twice: the books balance and every accepted stake has exactly one end`,
  async () => {
    world.startServer()
    await world.ready()
    // Compiled code is kept by a server that ends in peace; one that is killed leaves none, and each start would compile it all again.
    expect(await world.stopServer(), 'a graceful stop').toBe(0)
    world.startServer()
    await world.ready()
    const methods = await world.rows<{ id: string; direction: string }>(
      `select id::text, direction from cashier.methods where sysname = 'card'`
    )
    const ids = Object.fromEntries(methods.map(({ id, direction }) => [direction, id]))
    const crowd = Array.from({ length: players }, (_, number) => new ChaosPlayer(world, seed, `chaos${number}`))
    await Promise.all([openBook(), ...crowd.map((player) => player.enter(ids))])

    let isOver = false
    const lives = Promise.all(crowd.map((player) => player.live(() => isOver)))
    try {
      // A player who gives up ends the day at once.
      for (const kill of planKills(seed, kills)) await Promise.race([strike(kill), lives])
    } catch (error) {
      throw new Error(
        `with ANTE_CHAOS_SEED=${seed}: ${String(error)}\n${readFileSync(world.log, 'utf8').slice(-4000)}`,
        { cause: error }
      )
    } finally {
      isOver = true
    }
    await lives

    const deeds = crowd.flatMap((player) => player.deeds)
    const accepted = Map.groupBy(
      deeds.filter(({ made }) => made !== undefined),
      ({ kind }) => kind
    )
    for (const kind of ['bet', 'round', 'deposit', 'withdrawal'] as const)
      expect(accepted.get(kind)?.length ?? 0, `accepted: ${kind}, ANTE_CHAOS_SEED=${seed}`).toBeGreaterThan(0)
    process.stdout.write(
      `${kills} kills (seed ${seed}): ${[...accepted].map(([kind, all]) => `${kind} ${all.length}`).join(', ')} accepted of ${deeds.length}\n`
    )
    expect(await repeated(deeds), `ANTE_CHAOS_SEED=${seed}`).toEqual([])
    await settleDown()
    expect(await world.stopServer(), 'a graceful stop').toBe(0)
    world.startServer()
    await world.ready()
    expect(await wrongs(world), `ANTE_CHAOS_SEED=${seed}`).toEqual([])
  },
  limitMs
)
