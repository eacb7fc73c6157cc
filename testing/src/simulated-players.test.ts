import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCashier } from '@ante/product/cashier/cashier.fixture'
import { seeds } from '@ante/product/seeds'
import { playersApp } from '@ante/sandbox/players/app'
import { simulatedMark } from '@ante/kit/simulated'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: Awaited<ReturnType<typeof openCashier>>
const folder = mkdtempSync(join(tmpdir(), 'ante-simulated-'))
beforeAll(async () => {
  world = await openCashier({ more: ['protection', 'verification', 'jackpots', 'games', 'tournaments'], role: 'all' })
  for (const { name, run } of seeds) if (name === 'games') await world.db.write(run)
})
afterAll(async () => {
  await world.server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const playing = async () => {
  const sandbox = Fastify()
  sandbox.register(
    playersApp({ storage: join(folder, 'players.sqlite'), site: world.server.url, count: 3, haste: 1000 })
  )
  await sandbox.ready()
  return sandbox
}
const roundsOf = async () =>
  (
    await world.db.pool.query<{ fakename: string; rounds: string }>(
      `select p.fakename, count(r.*) as rounds from identity.users u join players.profiles p using (uid)
         left join games.rounds r on r.player_uid = u.uid group by p.fakename order by p.fakename`
    )
  ).rows.map(({ fakename, rounds }) => ({ fakename, rounds: Number(rounds) }))
/** Until each of the three has ended so many rounds more; the bank tells of what was paid meanwhile. */
async function untilPlayed(before: number): Promise<void> {
  for (;;) {
    await world.bank.tick()
    const all = await roundsOf()
    if (all.length === 3 && all.every(({ rounds }) => rounds > before)) return
    await sleep(20)
  }
}

it('U13 simulated players register, deposit and play by the calls of everybody, are named as what they are, and come back as the same', async () => {
  const first = await playing()
  await untilPlayed(2)
  const { players } = (await first.inject('/')).json<{ players: { uid: number; nickname: string }[] }>()
  await first.close()
  const known = await roundsOf()
  expect(players.map(({ nickname }) => nickname).toSorted()).toEqual(known.map(({ fakename }) => fakename))
  for (const { uid, nickname } of players) {
    expect(uid).toBeGreaterThan(0)
    expect(nickname.startsWith(simulatedMark)).toBe(true)
  }
  const deposits = await world.db.pool.query(
    `select count(distinct uid) as players from cashier.transactions where type = 'deposit' and status = 'success'`
  )
  expect(Number(deposits.rows[0].players)).toBe(3)

  const again = await playing()
  await untilPlayed(Math.max(...known.map(({ rounds }) => rounds)))
  await again.close()
  expect((await roundsOf()).map(({ fakename }) => fakename)).toEqual(known.map(({ fakename }) => fakename))
  expect(await world.problems()).toEqual([])
})
