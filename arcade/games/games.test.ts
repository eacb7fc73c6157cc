import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engineOf, engines } from '../rules/catalogue.ts'
import { certificateFor } from '../rules/certificates.ts'
import { isCelebrated, type Json, storedChoices, takesStake } from '../rules/engine.ts'
import { hallGames } from '../rules/hall-games.ts'
import { plays } from '../registry/plays.ts'
import { type Play, results, stakeOfPlays } from '../rules/play.ts'
import { played } from '../testing/played.ts'
import { seeded } from '../testing/seeded.ts'

describe.each(engines.map((engine) => [engine.sysname, engine] as const))('%s', (sysname, engine) => {
  const [way] = plays[sysname] ?? []
  if (!way) throw new Error(`${sysname} has no plays`)
  const stake = stakeOfPlays(engine)

  it('RES-2 gives the same round for the same draws and choices, step by step, and its view survives JSON', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const choices: Json[] = [way.first]
      for (let step = 1; step < 30; step++) {
        const now = played(engine, nonce, stake, choices)
        expect(played(engine, nonce, stake, choices)).toEqual(now)
        expect(JSON.parse(JSON.stringify(now.view))).toEqual(now.view)
        if (!now.open) break
        choices.push(way.next(step, now.view))
        if ('refused' in engine.resolve(seeded(nonce), stake, choices)) break
      }
    }
  })

  it('GAM-22 refuses junk by a coded refusal and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue() as fc.Arbitrary<Json>, { minLength: 1, maxLength: 4 }), (choices) => {
        const answer = engine.resolve(seeded(1), stake, choices)
        return 'refused' in answer ? answer.refused.includes('/') : answer.winMinor >= 0n
      }),
      { numRuns: 300, seed: 1 }
    )
  })

  it('RNG-6 stores of a choice what its rules read and nothing sent beside it', () => {
    const beside = (choice: Json): Json =>
      choice !== null && typeof choice === 'object' && !Array.isArray(choice) ? { ...choice, junk: 'x' } : choice
    const choices: Json[] = [beside(way.first)]
    const now = played(engine, 7, stake, choices)
    const stored = [way.first]
    if (now.open) {
      choices.push(beside(way.next(1, now.view)))
      stored.push(way.next(1, now.view))
    }
    expect(storedChoices(engine, choices)).toEqual(stored)
    expect(played(engine, 7, stake, storedChoices(engine, choices))).toEqual(played(engine, 7, stake, choices))
  })

  it('GAM-5 pays the same multiple of every stake that it takes between its levels', () => {
    const { stakeStepMinor: step, stakesMinor } = engine
    if (step === undefined) return expect(takesStake(engine, (stakesMinor[0] ?? 0n) + 1n)).toBe(false)
    const [least = 0n, most = 0n] = [stakesMinor[0], stakesMinor.at(-1)]
    // A round whose steps stake more names its first stake with its first choice.
    const wonOf = (one: Play, minor: bigint, nonce: number): bigint[] => {
      const asked = engine.hasStepStakes ? { ...one, first: { stake: Number(minor) } } : one
      return results(engine, asked, () => seeded(nonce), minor).map((entry) => BigInt(/^\d+/.exec(entry)?.[0] ?? -1))
    }
    const taken = [least, least + step, least + 6n * step, most - step, most]
    expect(taken.map((one) => takesStake(engine, one))).toEqual(taken.map(() => true))
    expect([least - step, least + 1n, most + step].map((one) => takesStake(engine, one))).toEqual([false, false, false])
    // What buys a feature is a whole number of its price, which its own tests look at.
    for (const one of (plays[sysname] ?? []).filter(({ first }) => !engine.isBuy?.(first)))
      for (let nonce = 0; nonce < 40; nonce++) {
        const minors = wonOf(one, step, nonce)
        expect(minors.length).toBeGreaterThan(0)
        for (const other of taken)
          expect(wonOf(one, other, nonce)).toEqual(minors.map((minor) => (minor * other) / step))
      }
  })

  it('RNG-6 an ended round takes no further step', () => {
    const choices: Json[] = [way.first]
    for (let now = played(engine, 3, stake, choices); now.open; now = played(engine, 3, stake, choices))
      choices.push(engine.rest?.(now.view) ?? (engine.rest ? way.next(choices.length, now.view) : null))
    expect(engine.resolve(seeded(3), stake, [...choices, way.first])).toHaveProperty('refused')
  })

  it('F6 knows no balance: its only inputs are draws, stake and choices', () => {
    expect(engine.resolve.length).toBe(3)
  })
})

describe('all games', () => {
  it('GAM-15 celebrate only a win that is larger than the stake', () => {
    expect([isCelebrated(100n, 99n), isCelebrated(100n, 100n), isCelebrated(100n, 101n)]).toEqual([false, false, true])
  })

  it('GAM-9 tell the odds of their top award, and all but six are above one in a hundred million', () => {
    const long = engines.filter((engine) => BigInt(certificateFor(engine.sysname)?.max_win.one_in ?? 0) > 100_000_000n)
    expect(long.map((engine) => engine.sysname)).toEqual([
      'cabinet-of-foxes',
      'lamplighter-lane',
      'midnight-orchard',
      'night-train-to-trieste',
      'pearl-ledger',
      'salt-and-thunder',
    ])
    expect(engineOf('nothing')).toBeUndefined()
  })
})

it.each(hallGames.filter(({ aliases }) => aliases !== undefined))(
  '$sysname is found by its other words in Latin, Cyrillic and Arabic letters',
  ({ aliases = [] }) => {
    const all = aliases.join(' ')
    expect(
      [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u].map((script) => script.test(all))
    ).toEqual([true, true, true])
  }
)
