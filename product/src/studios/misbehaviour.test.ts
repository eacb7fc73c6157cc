import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import { endQuietRounds } from './end-quiet-rounds.ts'
import { Model, type Sent } from './model.fixture.ts'
import {
  type Action,
  back,
  bet,
  openStudioWorld,
  type Reply,
  type StudioPlayer,
  type StudioWorld,
  win,
} from './studios.fixture.ts'

const misbehaviours = 10_000
const players = 16
const opening = 50_00

let world: StudioWorld
beforeAll(async () => {
  world = await openStudioWorld()
})
afterAll(() => world.database.close())

const deeds = [
  'bet',
  'bet and win',
  'late win',
  'win of nothing',
  'the same again',
  'twice at once',
  'other content',
  'rollback',
  'rollback of two',
  'rollback first',
  'bet after all',
  'wrong signature',
  'half an answer',
  'too much',
] as const
interface Deed {
  readonly deed: (typeof deeds)[number]
  readonly player: number
  readonly pick: number
  readonly amount: number
  readonly finished: boolean
}
const anyDeed: fc.Arbitrary<Deed> = fc.record({
  deed: fc.constantFrom(...deeds),
  player: fc.nat(players - 1),
  pick: fc.nat(),
  amount: fc.integer({ min: 1, max: 400 }),
  finished: fc.boolean(),
})

/** One studio's talk about one player, compared with the model word by word. */
class Talk {
  readonly model = new Model(opening)
  readonly who: StudioPlayer
  readonly #sent: Sent[] = []
  readonly #ids: string[] = []
  readonly #cancelled: string[] = []
  #count = 0
  constructor(who: StudioPlayer) {
    this.who = who
  }
  #newId(): string {
    const id = `${this.who.uid}-${++this.#count}`
    this.#ids.push(id)
    return id
  }
  #any<T>(list: readonly T[], pick: number): T | undefined {
    return list[pick % Math.max(1, list.length)]
  }
  /** A round that goes on, or was, or is new. */
  #round(pick: number): string {
    const names = [...this.model.rounds.keys()].slice(-4)
    return pick % 3 === 0 || names.length === 0 ? `r${this.#count}` : (this.#any(names, pick) ?? '')
  }

  #callOf({ deed, pick, amount, finished }: Deed): Sent {
    const known = (shift = 0) => this.#any(this.#ids, pick + shift) ?? `${this.who.uid}-nothing`
    const call = (actions: readonly Action[], round = this.#round(pick)): Sent => ({ round, actions, finished })
    switch (deed) {
      case 'bet and win':
        return call([bet(this.#newId(), amount), win(this.#newId(), amount * 2)])
      case 'late win':
        return call([win(this.#newId(), amount)], this.#any([...this.model.rounds.keys()], pick) ?? 'r0')
      case 'win of nothing':
        return call([win(this.#newId(), amount)], `none${this.#count}`)
      case 'the same again':
      case 'twice at once':
        return this.#any(this.#sent, pick) ?? call([bet(this.#newId(), amount)])
      case 'other content':
        return call([pick % 2 === 0 ? bet(known(), amount) : win(known(), amount)])
      case 'rollback':
        return call([back(this.#newId(), known())])
      case 'rollback of two': {
        const [one, other] = [known(), known(1)]
        const first = back(this.#newId(), one)
        return call(one === other ? [first] : [first, back(this.#newId(), other)])
      }
      case 'rollback first': {
        const id = `${this.who.uid}-c${++this.#count}`
        this.#cancelled.push(id)
        return call([back(this.#newId(), id)])
      }
      case 'bet after all':
        return call([bet(this.#any(this.#cancelled, pick) ?? this.#newId(), amount)])
      case 'too much':
        return call([bet(this.#newId(), this.model.balance + amount)])
      default:
        return call([bet(this.#newId(), amount)])
    }
  }

  async act(deed: Deed): Promise<void> {
    const call = this.#callOf(deed)
    const isRollback = call.actions[0]?.action === 'rollback'
    const send = (token?: string): Promise<Reply> =>
      world.send(
        isRollback ? '/rollback' : '/play',
        {
          user_id: String(this.who.uid),
          currency: 'USD',
          game: 'rookery:two-crows',
          game_id: call.round,
          session_id: this.who.session,
          finished: !isRollback && call.finished,
          actions: call.actions,
        },
        token
      )
    if (deed.deed === 'wrong signature') {
      expect((await send('somebody else')).status).toBe(403)
      return
    }
    const replies = await Promise.all(deed.deed === 'twice at once' ? [send(), send()] : [send()])
    this.#sent.push(call)
    const isTaken = this.model.apply(call)
    for (const reply of replies)
      expect([reply.status === 200, reply.body['code']], JSON.stringify([deed, call, reply])).toEqual([
        isTaken,
        isTaken ? undefined : expect.any(Number),
      ])
    // What half an answer said, nobody has read: what it did stands all the same.
    if (deed.pick % 16 === 0) expect(Number(await world.balance(this.who))).toBe(this.model.balance)
  }
}

describe('a studio that misbehaves', () => {
  it('ten thousand times leaves books that balance, and one end for each stake', { timeout: 600_000 }, async () => {
    const all = fc.sample(anyDeed, { seed: 560, numRuns: misbehaviours })
    const talks = await Promise.all(
      Array.from({ length: players }, async () => new Talk(await world.player(BigInt(opening))))
    )
    await Promise.all(
      talks.map(async (talk, index) => {
        for (const deed of all) if (deed.player === index) await talk.act(deed)
      })
    )
    for (const { who, model } of talks) {
      expect(Number(await world.balance(who))).toBe(model.balance)
      const [owed] = await world.query<{ balance_minor: bigint }>(
        `select coalesce(sum(balance_minor), 0)::bigint as balance_minor from ledger.accounts where path = $1`,
        [`player:${who.uid}:owed`]
      )
      expect(Number(owed?.balance_minor ?? 0n)).toBe(0 - model.owed)
    }
    await world.query(`update studios.rounds set last_at = now() - interval '2 days' where status = 'open'`)
    await endQuietRounds(world.context as never)
    expect(await world.database.db.read(audit)).toEqual([])
    const [sum] = await world.query<{ sum: bigint }>('select sum(balance_minor)::bigint as sum from ledger.accounts')
    expect(sum?.sum).toBe(0n)
    await eachStakeHasOneEnd()
  })
})

/** By the books and the rounds alone: what was staked, what came back, and how each round ended. */
async function eachStakeHasOneEnd(): Promise<void> {
  expect(
    await world.query(`select 1 from games.rounds where status = 'open' union all select 1 from games.open_rounds`)
  ).toEqual([])
  // Every number that stands for money was posted once, and what was taken back went back once.
  const [counted] = await world.query<{ bets: bigint; stakes: bigint; back: bigint; returned: bigint }>(
    `select (select count(*) from studios.transactions where kind = 'bet') as bets,
            (select count(*) from ledger.postings where code = 'stake') as stakes,
            (select count(*) from studios.transactions where kind = 'bet' and rolled_back_by is not null) as back,
            (select count(*) from ledger.postings where code = 'stake-return') as returned`
  )
  expect(counted?.bets).toBe(counted?.stakes)
  expect(counted?.back).toBe(counted?.returned)
  // A round comes to its standing bets and wins, and was told of once as ended, and once more where it became void afterwards.
  const wrong = await world.query(
    `select r.round_id from studios.rounds r
       cross join lateral (
         select coalesce(sum(t.amount_minor) filter (where t.kind = 'bet' and t.rolled_back_by is null), 0) as staked,
                coalesce(sum(t.amount_minor) filter (where t.kind = 'win' and t.rolled_back_by is null), 0) as won
           from studios.transactions t where t.uid = r.uid and t.round_name = r.name) s
       join games.rounds g on g.id = r.round_id
      where g.status <> r.status or (r.status <> 'void' and (g.stake_minor <> s.staked or g.win_minor <> s.won)) or (r.status = 'void' and (s.staked <> 0 or s.won <> 0))`
  )
  expect(wrong).toEqual([])
  const untold = await world.query(
    `select r.round_id from studios.rounds r
       left join lateral (select count(*) as told, count(*) filter (where payload ->> 'status' = r.status) as so from outbox.events
                           where name = 'games.round-finished' and payload ->> 'round' = r.round_id::text) e on true
      where e.so <> 1 or e.told > 2`
  )
  expect(untold).toEqual([])
}
