import { createHash, createHmac } from 'node:crypto'
import { isRefused } from '@ante/kit/refusal'
import { money, toWire } from '@ante/kit/money'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { drawsFrom } from '@ante/arcade/rules/draws'
import type { Json } from '@ante/arcade/rules/engine'
import { describe, expect, it } from 'vitest'
import { type Claim, readClaim, textOfRound } from './claim.ts'
import { canonical, recompute } from './recompute.ts'

const serverSeed = 'b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0'
const otherSeed = serverSeed.replace('b1', 'b2')
const clientSeed = 'client-seed-0001'

/** The numbers of a round by other code than the browser's. */
function draws(nonce: number) {
  const blocks = Array.from({ length: 64 }, (_, block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
  )
  const bytes = Buffer.concat(blocks)
  return drawsFrom(Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4)))
}

/** A round as the server plays and stores it: its view has been through a database, which orders keys its own way. */
function played(sysname: string, nonce: number, choices: readonly Json[] = [null]): Claim & { server_seed: string } {
  const engine = engineOf(sysname)
  const resolved = engine?.resolve(draws(nonce), 100n, choices)
  if (!engine || !resolved || isRefused(resolved)) throw new Error(`${sysname} was not played`)
  const said: unknown = {
    sysname,
    version: engine.version,
    status: resolved.open ? 'open' : 'finished',
    nonce,
    client_seed: clientSeed,
    server_hash: createHash('sha256').update(serverSeed).digest('hex'),
    server_seed: serverSeed,
    stake: toWire(money(100n)),
    win: toWire(money(resolved.winMinor)),
    choices,
    view: JSON.parse(canonical(resolved.view)) as unknown,
  }
  return said as Claim & { server_seed: string }
}
const dice = { side: 'under', chance: 50 }

describe('a round worked out again', () => {
  it('JKP-7 a jackpot that was won or not is worked out from the seeds, and another one is found out', async () => {
    const levels = [
      { level: 'grand', share: '100', range: '1000' },
      { level: 'mini', share: '100', range: '200' },
    ]
    const numberOf = (level: string, nonce: number): bigint =>
      createHmac('sha256', serverSeed).update(`${clientSeed}:jackpot-4-${level}:${nonce}:0`).digest().readBigUInt64BE(0)
    const hits = new Set<string | null>()
    for (let nonce = 0; nonce < 40; nonce++) {
      const hit = levels.find(
        ({ level, share, range }) => numberOf(level, nonce) % BigInt(range) < BigInt(share)
      )?.level
      hits.add(hit ?? null)
      const said = { ...played('dicebox', nonce, [dice]), jackpot: { id: '4', hit: hit ?? null, levels } }
      expect((await recompute(said)).verdict).toBe('matches')
      const other = hit === undefined ? 'mini' : null
      const { verdict, steps } = await recompute({ ...said, jackpot: { ...said.jackpot, hit: other } })
      expect([verdict, steps.find(({ holds }) => !holds)?.name]).toEqual(['differs', 'jackpot'])
    }
    expect(hits).toEqual(new Set(['grand', 'mini', null]))
  })

  it('RNG-10 a round whose steps staked more matches with all that was staked, and differs with less', async () => {
    const open = Array.from({ length: 40 }, (_, nonce) => nonce).find(
      (nonce) => played('parlour-blackjack', nonce, [{ stake: 100 }]).status === 'open'
    )
    const doubled = { ...played('parlour-blackjack', open ?? 0, [{ stake: 100 }, { move: 'double' }]) }
    expect((await recompute({ ...doubled, stake: toWire(money(200n)) })).verdict).toBe('matches')
    expect((await recompute(doubled)).verdict).toBe('differs')
  })

  it.each([
    ['midnight-orchard', [null]],
    ['deep-seam', [null]],
    ['dicebox', [dice]],
    ['threshold', [{ target: 200 }]],
    ['higher-ground', [null]],
  ])('%s matches what the server played, from the seeds alone', async (sysname, choices) => {
    const engine = engineOf(sysname)
    for (let nonce = 0; nonce < 12; nonce++) {
      const resolved = engine?.resolve(draws(nonce), 100n, choices)
      if (!resolved || isRefused(resolved)) continue
      const { verdict, steps } = await recompute(played(sysname, nonce, choices))
      expect(steps.filter((step) => !step.holds)).toEqual([])
      expect(verdict).toBe('matches')
      expect(steps.map((step) => step.name)).toEqual(['commitment', 'numbers', 'outcome', 'win'])
    }
  })

  it('shows the numbers that were used and what they are the hash of', async () => {
    const { steps } = await recompute(played('dicebox', 0, [dice]))
    expect(steps[1]).toEqual({
      name: 'numbers',
      holds: true,
      messages: ['client-seed-0001:0:0'],
      numbers: ['67cc2471'],
    })
  })

  it.each<[string, (round: Claim & { server_seed: string }) => Partial<Claim>, string]>([
    ['its server seed', () => ({ server_seed: otherSeed }), 'commitment'],
    [
      'the hash it was committed to',
      () => ({ server_hash: createHash('sha256').update(otherSeed).digest('hex') }),
      'commitment',
    ],
    ['the player’s seed', () => ({ client_seed: 'client-seed-0002' }), 'outcome'],
    ['its number', ({ nonce }) => ({ nonce: nonce + 1 }), 'outcome'],
    ['its win', ({ win }) => ({ win: { ...win, amount: win.amount + 0.01 } }), 'win'],
    ['the currency of its win', ({ win }) => ({ win: { ...win, currency: 'EUR' } }), 'win'],
    ['its stake', () => ({ stake: { amount: 2, currency: 'USD' } }), 'win'],
    ['its choice', () => ({ choices: [{ side: 'over', chance: 50 }] }), 'outcome'],
    ['a choice that the game does not know', () => ({ choices: [{ side: 'sideways' }] }), 'outcome'],
    ['its outcome', ({ view }) => ({ view: { ...(view as Record<string, Json>), roll: 1 } }), 'outcome'],
    ['its state', () => ({ status: 'open' }), 'outcome'],
  ])('fails when somebody changed %s', async (_, change, where) => {
    const honest = played('dicebox', 0, [dice])
    expect((await recompute(honest)).verdict).toBe('matches')
    expect(honest.win.amount).toBeGreaterThan(0)
    const { verdict, steps } = await recompute({ ...honest, ...change(honest) } as typeof honest)
    expect(verdict).toBe('differs')
    expect(steps.filter((step) => !step.holds).map((step) => step.name)).toContain(where)
  })

  it('says what it cannot work out instead of guessing, and still checks the commitment', async () => {
    const honest = played('dicebox', 0, [dice])
    expect(await recompute({ ...honest, version: '0.9.0' })).toMatchObject({
      verdict: 'part',
      hindrance: 'other-version',
    })
    expect(await recompute({ ...honest, sysname: 'somebody-elses' })).toMatchObject({
      verdict: 'part',
      hindrance: 'unknown-game',
    })
    expect(await recompute({ ...honest, sysname: 'somebody-elses', server_seed: otherSeed })).toMatchObject({
      verdict: 'differs',
    })
  })

  it('leaves the win out where the round was called off', async () => {
    const open = Array.from({ length: 200 }, (_, nonce) => played('midnight-orchard', nonce)).find(
      ({ status }) => status === 'open'
    )
    if (!open) throw new Error('no round with free spins among them')
    const { verdict, steps } = await recompute({ ...open, status: 'void', win: { amount: 0, currency: 'USD' } })
    expect(verdict).toBe('matches')
    expect(steps.map((step) => step.name)).not.toContain('win')
  })
})

describe('the text of a round', () => {
  it('is read back as it was written, and anything else is no round', () => {
    const { server_seed, choices, jackpot: _, ...round } = played('dicebox', 0, [dice])
    const jackpot = { id: '4', hit: null, levels: [{ level: 'grand', share: '100', range: '5000000' }] }
    const text = textOfRound({
      round: { ...round, id: '1', step: 1, started_at: '2030-01-01T00:00:00.000Z' },
      server_seed,
      choices,
      jackpot,
    })
    expect(readClaim(text)).toEqual({ ...round, server_seed, choices, jackpot })
    expect(readClaim(text.replace(/"server_seed": "[^"]*"/, '"server_seed": null'))).toMatchObject({
      server_seed: null,
    })
    for (const wrong of [
      '',
      'hello',
      '{}',
      '[]',
      'null',
      text.replace('"amount": 1', '"amount": 1.001'),
      text.replace(serverSeed, 'short'),
    ])
      expect(readClaim(wrong), wrong).toBeUndefined()
  })
})
