import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { below } from '../../rules/draws.ts'
import type { LiveTable, Round, Seeds } from '../../rules/protocol.ts'
import { checkRound, isSaltOf, leadsToAnchor, nextDraw, settledRounds } from './chain.ts'
import { problemOf, randomSeed } from './client-seed.ts'
import { type DemoRound, provenOf, verifierPath, withAnswer } from './demo-rounds.ts'
import { drawsOf, sha256 } from './hashes.ts'
import { afterRound, isFirst, pairOfDemo } from './pair.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const pair: Seeds = {
  client_seed: 'mine',
  server_hash: hash('server'),
  next_server_hash: hash('next'),
  nonce: 3,
  revealed: null,
  open_rounds: [],
}
const round: Round = {
  id: '7',
  sysname: 'dicebox',
  status: 'finished',
  step: 1,
  stake: { amount: 1, currency: 'USD' },
  win: { amount: 0, currency: 'USD' },
  view: { roll: 1 },
  version: '1.0.0',
  nonce: 3,
  server_hash: pair.server_hash,
  client_seed: 'mine',
  started_at: '2030-01-01T00:00:00.000Z',
}

describe('the pair of seeds in a game', () => {
  it('counts the round that was played and lists it while it is open', () => {
    const open = afterRound(pair, { ...round, status: 'open' }, 'Dicebox')
    expect(open).toMatchObject({ nonce: 4, open_rounds: [{ id: '7', sysname: 'dicebox', name: 'Dicebox' }] })
    expect(afterRound({ ...pair, ...open }, round, 'Dicebox')).toEqual({ ...pair, nonce: 4 })
  })

  it('is unknown when a round has another hash, because seeds were changed in another tab', () => {
    expect(afterRound(pair, { ...round, server_hash: hash('other') }, 'Dicebox')).toBeUndefined()
  })

  it('does not count back when a round of another tab was later', () => {
    expect(afterRound({ ...pair, nonce: 9 }, round, 'Dicebox')?.nonce).toBe(9)
  })

  it('is the first one only before any round and any change of seeds', () => {
    expect(isFirst({ ...pair, nonce: 0 })).toBe(true)
    expect(isFirst(pair)).toBe(false)
    const revealed = { server_seed: 's', server_hash: hash('s'), client_seed: 'c', rounds: 0 }
    expect(isFirst({ ...pair, nonce: 0, revealed })).toBe(false)
  })

  it('has at most its own open round with play money', () => {
    const { open_rounds: _, ...seeds } = pair
    const answer = { token: '', balance: round.stake, choices: [], seeds }
    expect(pairOfDemo({ ...answer, round: null }, 'Dicebox')?.open_rounds).toEqual([])
    expect(pairOfDemo({ ...answer, round: { ...round, status: 'open' } }, 'Dicebox')?.open_rounds).toHaveLength(1)
    // The rounds of a live table have a chain of their own.
    expect(pairOfDemo({ ...answer, seeds: null, round: null }, 'Wheel of Hours')).toBeUndefined()
  })
})

describe('a client seed', () => {
  it.each([
    ['', 'empty'],
    ['with a space', 'characters'],
    ['Schlüssel', 'characters'],
    ['x'.repeat(65), 'long'],
    ['mine', 'used'],
    ['x'.repeat(64), undefined],
    ['~!"{}', undefined],
  ])('%j is refused as the server refuses it: %s', (text, problem) => {
    expect(problemOf(text, pair)).toBe(problem)
  })

  it('made by the browser is another one each time', () => {
    const seeds = Array.from({ length: 50 }, randomSeed)
    expect(new Set(seeds).size).toBe(50)
    for (const seed of seeds) expect(problemOf(seed, pair)).toBeUndefined()
  })
})

describe('the rounds of a tab with play money', () => {
  const { open_rounds: _, ...seeds } = pair
  const played = (nonce: number): Round => ({ ...round, nonce, id: `demo-${nonce}` })

  it('are kept once each, the newest first, ten at most', () => {
    let known: DemoRound[] = []
    for (let nonce = 0; nonce < 12; nonce++) {
      known = withAnswer(known, { round: { ...played(nonce), status: 'open' }, choices: [null], seeds })
      known = withAnswer(known, { round: played(nonce), choices: [null, 1], seeds })
    }
    expect(known.map(({ nonce }) => nonce)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(known[0]).toMatchObject({ status: 'finished', choices: [null, 1], server_seed: null })
  })

  it('get their server seed when it is revealed, and only those of its pair', () => {
    const other = { ...played(0), server_hash: hash('older') }
    const known = withAnswer(withAnswer([], { round: other, choices: [], seeds }), {
      round: played(1),
      choices: [],
      seeds,
    })
    const revealed = { server_seed: 'server', server_hash: pair.server_hash, client_seed: 'mine', rounds: 2 }
    const after = withAnswer(known, { round: null, choices: [], seeds: { ...seeds, revealed } })
    expect(after.map(({ server_seed }) => server_seed)).toEqual(['server', null])
    expect(provenOf(after[0] ?? ({} as DemoRound), 'Dicebox')).toMatchObject({
      name: 'Dicebox',
      server_seed: 'server',
    })
  })

  it('go to the verifier behind the number sign, which no server is sent', () => {
    const [one] = withAnswer([], { round: played(1), choices: [{ side: 'under' }], seeds })
    const path = verifierPath(one ?? ({} as DemoRound))
    expect(path.split('#')[0]).toBe('/fairness')
    const said: unknown = JSON.parse(decodeURIComponent(path.replace('/fairness#round=', '')))
    expect(said).toMatchObject({ sysname: 'dicebox', nonce: 1, choices: [{ side: 'under' }], server_seed: null })
  })
})

describe('hashes in the browser', () => {
  it('are those that other code computes', async () => {
    expect(await sha256('server')).toBe(hash('server'))
    const block = createHmac('sha256', 'server').update('mine:5:1').digest()
    const draws = await drawsOf('server', 'mine', 5)
    const numbers = Array.from({ length: 16 }, () => draws.uint32())
    expect(numbers.slice(8)).toEqual(Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4)))
  })
})

describe('the chain of a live table', () => {
  const salt = 'wheel'
  const draw = (draws: { uint32(): number }) => below(draws, 24)
  const length = 6
  /** The seeds of the places 1, 2, …: each is the hash of the one after it. */
  const seeds = [hash('root')]
  while (seeds.length < length) seeds.unshift(hash(seeds[0] ?? ''))
  const anchor = hash(seeds[0] ?? '')
  const drawnBy = (seed: string, place: number): number => {
    const block = createHmac('sha256', seed).update(`${salt}:${place}:0`).digest()
    return below({ uint32: () => block.readUInt32BE(0) }, 24)
  }
  const live = (place: number, isSettled = true): LiveTable['round'] => {
    const seed = seeds[place - 1] ?? ''
    const times = { opened_at: '', closes_at: '', next_at: '' }
    const told = isSettled ? { server_seed: seed, drawn: drawnBy(seed, place) } : { server_seed: null, drawn: null }
    return {
      id: String(place),
      place,
      state: isSettled ? 'settled' : 'open',
      server_hash: hash(seed),
      ...told,
      ...times,
    }
  }
  const table = (now: LiveTable['round'], ...last: LiveTable['last']): LiveTable => ({
    sysname: salt,
    now: '',
    chain: { anchor, length, client_seed: salt, beacon: null, next: null },
    round: now,
    last,
  })

  it('shows the hash of the next draw before its bets, whether a round is open or over', () => {
    expect(nextDraw(table(live(3, false), live(2)))).toEqual({ place: 3, hash: hash(seeds[2] ?? '') })
    expect(nextDraw(table(live(2), live(1)))).toEqual({ place: 3, hash: hash(seeds[2] ?? '') })
    expect(nextDraw(table(live(length)))).toBeUndefined()
  })

  it('holds where every seed has its hash, leads to the round before and gives the result', async () => {
    const all = table(live(4, false), live(3), live(2), live(1))
    const rounds = settledRounds(all)
    expect(rounds.map(({ place }) => place)).toEqual([3, 2, 1])
    for (const [at, one] of rounds.entries()) expect(await checkRound(one, rounds[at + 1], all, draw)).toBe(true)
    expect(await leadsToAnchor(seeds[2] ?? '', 3, anchor)).toBe(true)
  })

  it.each<[string, Partial<LiveTable['round']>]>([
    ['another result', { drawn: (drawnBy(seeds[2] ?? '', 3) + 1) % 24 }],
    ['another seed', { server_seed: hash('forged') }],
    ['another seed with its own hash', { server_seed: hash('forged'), server_hash: hash(hash('forged')) }],
    ['no seed', { server_seed: null }],
  ])('does not hold with %s', async (_, change) => {
    const all = table({ ...live(3), ...change }, live(2))
    expect(await checkRound(all.round, all.last[0], all, draw)).toBe(false)
  })

  it('RNG-10 is salted by the number of a public round: SHA-256 of its signature, as drand published round 657413', async () => {
    const signature = 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'
    const number = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587'
    expect(await isSaltOf(number, signature)).toBe(true)
    expect(await isSaltOf(number, signature.replace('b713', 'b714'))).toBe(false)
    expect(await isSaltOf(salt, signature)).toBe(false)
  })

  it('does not lead to another anchor', async () => {
    expect(await leadsToAnchor(seeds[2] ?? '', 3, hash('another chain'))).toBe(false)
    expect(await leadsToAnchor(seeds[2] ?? '', 2, anchor)).toBe(false)
  })
})
