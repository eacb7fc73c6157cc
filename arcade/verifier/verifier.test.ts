import { describe, expect, it } from 'vitest'
import { plays } from '../registry/plays.ts'
import { verifiers } from '../registry/verifiers.ts'
import { engineOf } from '../rules/catalogue.ts'
import { type ExampleRound, exampleRounds, publishedGames, publishedOf } from '../rules/published.ts'
import { commitment, drawsOf } from '../testing/seeded.ts'
import { verifyText } from './verify.ts'

const hashes = { drawsOf, commitment }
const roundsOfAll = 10_000
const roundsOfEach = Math.ceil(roundsOfAll / publishedGames.length)

const verdictOf = (round: object) => verifyText(JSON.stringify(round), verifiers)
const dicebox = (): ExampleRound => {
  const [round] = publishedOf('dicebox', hashes)?.examples ?? []
  if (!round) throw new Error('dicebox has no example')
  return round
}

describe('offline verifier', () => {
  it.each(publishedGames)(
    'RNG-10 agrees with the rules of %s at every step of its share of 10,000 rounds',
    (sysname) => {
      const engine = engineOf(sysname)
      if (!engine) throw new Error(`no game ${sysname}`)
      const ways = plays[sysname]?.length ?? 0
      let rounds = 0
      for (let nonce = 0; nonce < roundsOfEach; nonce++) {
        const steps = exampleRounds(engine, nonce % ways, hashes, {
          nonce,
          serverSeed: commitment(`seed ${nonce % 7}`),
        })
        for (const round of steps) {
          const answer = verdictOf(round)
          if (answer.verdict !== 'matches') expect({ round, answer }).toBe('a round that matches')
        }
        rounds += Number(steps.length > 0)
      }
      expect(rounds).toBe(roundsOfEach)
    }
  )

  it('RNG-10 finds a changed win, outcome, choice, seed, hash and nonce', () => {
    const round = dicebox()
    expect(verdictOf(round)).toMatchObject({ verdict: 'matches' })
    const wrong: object[] = [
      { win: { ...round.win, amount: round.win.amount + 0.01 } },
      { win: { ...round.win, currency: 'EUR' } },
      { view: { ...(round.view as object), roll: -1 } },
      { choices: [{ side: 'under', chance: 1 }] },
      { choices: [{ side: 'under', chance: 96 }] },
      { server_seed: '0'.repeat(64) },
      { server_hash: '0'.repeat(64) },
      { nonce: round.nonce + 1 },
      { client_seed: 'another' },
      { status: 'open' },
    ]
    for (const change of wrong)
      expect([change, verdictOf({ ...round, ...change }).verdict]).toEqual([change, 'differs'])
  })

  it('says why it cannot verify a round', () => {
    const round = dicebox()
    const texts = ['', 'null', '[]', '{"sysname": 1}', '{', JSON.stringify({ ...round, nonce: -1 })]
    for (const text of texts)
      expect(verifyText(text, verifiers)).toMatchObject({ verdict: 'unknown', problem: expect.any(String) })
    for (const change of [{ server_seed: null }, { sysname: 'toString' }, { version: '0.0.1' }])
      expect(verdictOf({ ...round, ...change })).toMatchObject({ verdict: 'unknown', problem: expect.any(String) })
  })
})
