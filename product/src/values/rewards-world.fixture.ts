import { createHash, randomUUID } from 'node:crypto'
import { type PlayerContext, sql } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { type RefusalCode, type Refuses, refuse } from '@ante/kit/refusal'
import { testDatabase } from '@ante/testing/database'
import { defaultPolicy } from '@ante/testing/policy'
import { sealing } from '@ante/testing/sealing'
import { seedGames } from '../../seeds/games.ts'
import { expireCashbacks, receiveCashback, removeCashback } from '../bonuses/cashbacks.ts'
import { endBonuses } from '../bonuses/end-bonuses.ts'
import { giveBonus } from '../bonuses/index.ts'
import { activateBonus, deactivateBonus, removeBonus } from '../bonuses/move-bonus.ts'
import { giveWeeks } from '../cashback/give-weeks.ts'
import { putProgram } from '../cashback/index.ts'
import { countTowardsBonuses, recountTowardsBonuses } from '../games/count-towards-bonuses.ts'
import { endPacks } from '../games/free-spins.ts'
import { playRound } from '../games/play-round.ts'
import { readSeeds } from '../games/seeds.ts'
import { meterAccount, openJackpots, putJackpot } from '../jackpots/index.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { buyProduct } from '../loyalty/buy-product.ts'
import { countPlays, queueCorrections, queueRounds } from '../loyalty/count-plays.ts'
import { putProduct, putProgramme } from '../loyalty/index.ts'
import { cashback, gifts, jackpotLevels, levels, opening, prices, rates, reservePpm } from './rewards-terms.fixture.ts'

const dayMs = 86_400_000
/** A Monday long ago: rounds lie in weeks of their own while a week is worked out. */
const firstDay = Date.UTC(2020, 0, 6, 12)
const described = { texts: { en: { title: 'One', text: '' } }, images: {} }
const takeBackStatement = sql(
  'test.take_back',
  `update games.rounds r set stake_minor = $2, win_minor = 0, status = $3 from games.games g where r.id = $1 and g.sysname = r.game returning r.game, g.provider, g.type`
)
type Told = Parameters<typeof countTowardsBonuses>[1][number]

/** A database with everything that rewards play, carried out by the same functions as by the server; its timers and its dispatcher are the test. */
export async function openRewardsWorld() {
  const database = await testDatabase({ poolSize: 4 })
  const { db } = database
  let [lastBytes, days] = [0, 0]
  // The same seeds in every run.
  const bytes = (count: number): Buffer =>
    createHash('sha512').update(`model ${++lastBytes}`).digest().subarray(0, count)
  const now = () => instant(firstDay + days * dayMs)
  const context = (uid: bigint, key: string = randomUUID()): PlayerContext & Refuses<RefusalCode> => ({
    refuse,
    db,
    clock: { now },
    random: { bytes },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ports: sealing,
    locale: 'en',
    setting: (_, schema) => schema.parse({ cycleMs: {} }),
    policy: defaultPolicy,
    origin: 'http://localhost',
    player: { uid, restricted: false },
    idempotencyKey: key,
    address: '127.0.0.1',
    userAgent: 'test',
  })
  const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.pool.query(text, values)).rows as Row[]

  await db.write(seedGames)
  await db.write((tx) =>
    putProgramme(tx, { sysname: 'night', ...described, place: 0, rules: rates, levels: [...levels] })
  )
  for (const [sysname, gift] of Object.entries(gifts))
    await db.write((tx) => putProduct(tx, { sysname, ...described, points: prices[sysname] ?? 1n, gift }))
  const products = new Map(
    (await rows<{ sysname: string; id: bigint }>('select sysname, id from loyalty.products')).map((row) => [
      row.sysname,
      row.id,
    ])
  )
  await db.write((tx) => putProgram(tx, firstDay, { sysname: 'weekly', ...described, product: 'casino', ...cashback }))
  const jackpot = await db.write((tx) =>
    putJackpot(tx, {
      sysname: 'well',
      ...described,
      currency: 'USD',
      levels: jackpotLevels,
      games: ['dicebox'],
      reservePpm,
    })
  )
  await openJackpots(db, 'now')

  async function player(): Promise<bigint> {
    const name = `${randomUUID()}@example.com`
    const [user] = await rows<{ uid: bigint }>(
      `insert into identity.users (login, email, password_hash) values ($1, $1, '') returning uid`,
      [name]
    )
    const uid = user?.uid ?? 0n
    await rows(`insert into players.profiles (uid, fakename, currency, locale) values ($1, 'Player', 'USD', 'en')`, [
      uid,
    ])
    const postings = [
      {
        from: houseAccount('opening'),
        to: playerAccount(uid, 'main'),
        amount: money(opening),
        code: 'opening' as const,
      },
    ]
    await db.write((tx) => post(tx, { key: `opening:${uid}`, kind: 'opening', postings }))
    await readSeeds(context(uid))
    return uid
  }

  return {
    db,
    rows,
    player,
    context,
    products,
    jackpot,
    meter: (level: string) => meterAccount(jackpot, level),
    play: (uid: bigint, sysname: 'dicebox' | 'deep-seam', stakeMinor: bigint, key: string) =>
      playRound(context(uid, key), {
        sysname,
        stake: money(stakeMinor),
        ...(sysname === 'dicebox' ? { choice: { side: 'under', chance: 50 } } : {}),
      }),
    spin: (uid: bigint, pack: bigint, key: string) =>
      playRound(context(uid, key), {
        sysname: 'threshold',
        stake: money(BigInt(gifts.spins.stakes_minor.USD)),
        choice: { target: 200 },
        pack: String(pack),
      }),
    welcome: async (uid: bigint) => {
      const id = await db.write((tx) =>
        giveBonus(tx, { uid, currency: 'USD', source: `model:${randomUUID()}`, gift: gifts.bonus, ...described })
      )
      if (id === undefined) throw new Error('nothing was given')
      return id
    },
    move: async (uid: bigint, which: 'activate' | 'deactivate' | 'remove', id: bigint, key: string) => {
      const work = { activate: activateBonus, deactivate: deactivateBonus, remove: removeBonus }[which]
      await work(context(uid, key), { bonus_id: String(id) })
      // What begins in the millisecond of the activation does not count.
      if (which === 'activate') await rows('select pg_sleep(0.003)')
    },
    buy: (uid: bigint, product: string, key: string) =>
      buyProduct(context(uid, key), { id: String(products.get(product)) }),
    receive: (uid: bigint, which: 'receive' | 'remove', id: bigint, key: string) =>
      (which === 'receive' ? receiveCashback : removeCashback)(context(uid, key), { cashback_id: String(id) }),
    /** What waits in the outbox of rounds, taken out: the caller delivers it. */
    takeTold: async (): Promise<Told[]> => {
      const told = await rows<{ id: bigint; payload: Told }>(
        `select id, payload from outbox.events where name = 'games.round-finished' order by id`
      )
      return told.map(({ payload }) => payload)
    },
    deliver: (told: readonly Told[]) =>
      db.write(async (tx) => {
        await countTowardsBonuses(tx, told)
        await queueRounds(tx, told)
      }),
    /** A round that has ended is taken back, or all but a part of its stake, as a studio does it; what follows is told at once. */
    takeBack: (uid: bigint, round: string, sums: { stake: bigint; win: bigint; left: bigint }) =>
      db.write(async (tx) => {
        const { stake, win, left } = sums
        const [house, main] = [houseAccount('games', 'dicebox'), playerAccount(uid, 'main')]
        const of = { key: `back:${round}:${left}`, kind: 'round-void' }
        const back = { from: house, to: main, amount: money(stake - left), code: 'stake-return' as const }
        const won = { from: main, to: house, amount: money(win), code: 'settlement-correction' as const }
        await post(tx, { ...of, postings: win > 0n ? [back, won] : [back] })
        const status = left === 0n ? ('void' as const) : ('finished' as const)
        const [row] = await tx.rows<{ game: string; provider: string; type: Told['type'] }>(takeBackStatement, [
          BigInt(round),
          left === 0n ? stake : left,
          status,
        ])
        if (!row) throw new Error(`no round ${round}`)
        const now = { stake_minor: String(left === 0n ? stake : left), win_minor: '0', currency: 'USD', status }
        const told = { round, player: String(uid), sysname: row.game, provider: row.provider, type: row.type, ...now }
        if (status === 'void') {
          await countTowardsBonuses(tx, [told])
          await queueRounds(tx, [told])
        }
        const corrected = { ...told, stake_before_minor: String(stake), win_before_minor: String(win) }
        await recountTowardsBonuses(tx, [corrected])
        await queueCorrections(tx, [corrected])
      }),
    forgetTold: () => rows('delete from outbox.events'),
    count: () => countPlays(context(0n)),
    end: async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The job asks for no ports.
      await endPacks({ ...context(0n), ports: undefined as never })
      await endBonuses(context(0n))
      await expireCashbacks(context(0n))
    },
    /** A day later: for the database all that is dated lies a day further back. */
    passDay: async (uids: readonly bigint[]) => {
      days += 1
      const back = (column: string) => `${column} = ${column} - interval '1 day'`
      const update = (table: string, uid: string, columns: readonly string[]) =>
        rows(`update ${table} set ${columns.map(back).join(', ')} where ${uid} = any ($1)`, [uids])
      await update('bonuses.bonuses', 'uid', ['activated_at', 'active_until', 'available_until'])
      await update('bonuses.cashbacks', 'uid', ['receiving_expired_at'])
      await update('games.packs', 'player_uid', ['expires_at'])
      await update('games.rounds', 'player_uid', ['started_at', 'finished_at'])
    },
    /** The week that was over this morning, worked out as often as is said. For as long as it is, the rounds of these players stand in its days. */
    giveWeek: async (uids: readonly bigint[], times: number) => {
      const shift = `update games.rounds set finished_at = finished_at + $2::double precision * interval '1 millisecond' where player_uid = any ($1)`
      const offset = now() - Date.now()
      await rows(shift, [uids, offset])
      for (let time = 0; time < times; time += 1) {
        await rows('delete from cashback.weeks')
        await giveWeeks({ ...context(0n), setting: (_, schema) => schema.parse(undefined) })
      }
      await rows(shift, [uids, -offset])
    },
    /** That Monday again: whoever is new has done nothing in its weeks, and those before stand in the days in which they really played. */
    begin: () => void (days = 0),
    problems: () => db.read(audit),
    close: () => database.close(),
  }
}
export type RewardsWorld = Awaited<ReturnType<typeof openRewardsWorld>>
