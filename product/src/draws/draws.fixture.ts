import { randomBytes } from 'node:crypto'
import type { Context, RandomSource } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import type { Currency } from '@ante/kit/money'
import { testDatabase } from '@ante/testing/database'
import { sealing } from '@ante/testing/sealing'
import { drawsOf, seedFrom } from '../games/index.ts'
import { houseAccount, pointsAccount, postPoints } from '../ledger/index.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import { awardDue } from './award.ts'
import { countRounds, queueRounds } from './count-rounds.ts'
import { type DrawTerms, insertDraw } from './put-draw.ts'
import { dropMoments, dropWord } from './rules/draw.ts'
import { freshSeed } from './seeds.ts'

const minute = 60_000
const random: RandomSource = { bytes: (count) => randomBytes(count) }

/** What a seed is made of by which each drop falls within half a minute of where a test wants it. */
function bytesFor(wanted: readonly Date[], from: Date, before: Date): Uint8Array {
  for (;;) {
    const bytes = randomBytes(32)
    const seed = seedFrom(bytes)
    const numbers = (place: number) => drawsOf(seed, dropWord, place)
    const moments = dropMoments(numbers, wanted.length, from.getTime(), before.getTime())
    if (moments.every((moment, index) => Math.abs(moment - (wanted[index]?.getTime() ?? 0)) < minute / 2)) return bytes
  }
}

/** A database with draws, players and rounds as a test gives them; every time is told in minutes from the beginning of the test. */
export async function openDraws() {
  const database = await testDatabase()
  const { db } = database
  const zero = Date.now()
  const at = (minutes: number) => new Date(zero + minutes * minute)
  const policies = createPolicies(policyFiles)
  const errors: string[] = []
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (of: object, message: string) => void errors.push(`${message}: ${JSON.stringify(of)}`),
  }
  const clock = { now: () => instant(Date.now()) }
  const policy: Context['policy'] = (person) => policies.of(clock.now(), ['default', 'se'], person)
  const setting: Context['setting'] = (_name, schema) => schema.parse(undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Of the context only what draws use.
  const context = { db, log, clock, policy, setting, random, ports: sealing, locale: 'en' } as unknown as Context
  let last = 0
  let lastSeed = 1_000_000
  const query = async <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.pool.query(text, values)).rows as Row[]

  const player = async ({
    currency = 'USD',
    country = null,
  }: { currency?: Currency; country?: string | null } = {}) => {
    last += 1
    const [user] = await query<{ uid: bigint }>(
      `insert into identity.users (login, email, password_hash) values ($1, $1, '') returning uid`,
      [`p${last}@example.com`]
    )
    const uid = user?.uid ?? 0n
    await query(
      `insert into players.profiles (uid, fakename, currency, locale, country_code) values ($1, $2, $3, 'en', $4)`,
      [uid, `player-${uid}`, currency, country]
    )
    return uid
  }
  let lastDraw = 0
  /** It began an hour ago and takes another one, unless something else is said. `falls`: where its drops fall, in minutes. */
  const draw = async (more: Partial<DrawTerms> = {}, falls?: readonly number[]): Promise<bigint> => {
    const ends = more.ends_at ?? at(60)
    const kind = more.kind ?? 'raffle'
    const wanted = falls?.map(at)
    const bytes = wanted && bytesFor(wanted, more.starts_at ?? at(-60), more.due_before ?? ends)
    const seed = freshSeed(bytes ? { ...context, random: { bytes: () => bytes } } : context)
    const id = await db.write((tx) =>
      insertDraw(
        tx,
        {
          sysname: `draw-${(lastDraw += 1)}`,
          run: 1,
          kind,
          texts: { en: { title: 'Raffle', text: '' } },
          images: {},
          games: ['dicebox'],
          currency: 'USD',
          starts_at: at(-60),
          due_before: ends,
          ends_at: ends,
          prizes_minor: [500n, 300n, 200n],
          grows_from_minor: null,
          stakes: { USD: 100, EUR: 90 },
          ticket_points: null,
          tickets_most: kind === 'raffle' ? 100 : null,
          repeats: false,
          ...more,
        },
        seed
      )
    )
    if (id === undefined) throw new Error('no draw was written')
    return id
  }
  /** A round as the games keep it, told and counted; answers its id. */
  const play = async (
    uid: bigint,
    { stake, game = 'dicebox', from = -10, until = from, currency = 'USD', isTold = true }: Played
  ) => {
    const [row] = await query<{ id: bigint }>(
      `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
         values (ledger.next_id(), $1, $2, '1', $3, 0, $4, $5, 0, 'finished', '[]', '{}', $6, $7) returning id`,
      [uid, game, ++lastSeed, currency, stake, at(from), at(until)]
    )
    const id = row?.id ?? 0n
    if (isTold) await tell(id, uid)
    return id
  }
  const tell = async (id: bigint, uid: bigint): Promise<void> => {
    const told = {
      round: String(id),
      player: String(uid),
      sysname: 'dicebox',
      provider: 'fathom',
      type: 'fast',
    } as const
    const sums = { stake_minor: '0', win_minor: '0', currency: 'USD', status: 'finished' } as const
    // Twice in one delivery is once.
    await db.write((tx) =>
      queueRounds(tx, [
        { ...told, ...sums },
        { ...told, ...sums },
      ])
    )
    await countRounds(context)
  }
  const points = (uid: bigint, whole: number) =>
    db.write((tx) =>
      postPoints(tx, {
        key: `test:${uid}:${whole}`,
        kind: 'points-adjustment',
        postings: [
          {
            from: houseAccount('loyalty', 'points'),
            to: pointsAccount(uid, 'points'),
            hundredths: BigInt(whole) * 100n,
            code: 'points-adjustment',
          },
        ],
      })
    )
  const balanceOf = async (path: string) =>
    Number(
      (
        await query<{ sum: string | null }>(
          `select sum(balance_minor)::text as sum from ledger.accounts where path = $1`,
          [path]
        )
      )[0]?.sum ?? 0
    )
  return {
    database,
    db,
    context,
    errors,
    at,
    query,
    player,
    draw,
    play,
    tell,
    points,
    balanceOf,
    award: () => awardDue(context),
    as: (uid: bigint, key = `key-${uid}`) => ({
      ...context,
      player: { uid },
      idempotencyKey: key,
      refuse: (code: string): never => {
        throw new Error(code)
      },
    }),
    close: () => database.close(),
  }
}
interface Played {
  stake: number
  game?: string
  from?: number
  until?: number
  currency?: Currency
  isTold?: boolean
}
export type DrawsWorld = Awaited<ReturnType<typeof openDraws>>
