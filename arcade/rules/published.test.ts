import { describe, expect, it } from 'vitest'
import { engines } from '../registry/engines.ts'
import { commitment, drawsOf } from '../testing/seeded.ts'
import { exampleRounds, publishedGames, publishedOf } from './published.ts'
import { isRecord } from '@ante/kit/record'

const hashes = { drawsOf, commitment }

/** Names of all fields of a value, those of entries of lists too. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => [name, ...fieldsOf(one)]) : []
}

describe('published algorithms', () => {
  it('RNG-10 GAM-5 every game has one, with the figures it is played by', () => {
    expect(publishedGames.toSorted()).toEqual(Object.keys(engines).toSorted())
    for (const [sysname, [engine]] of Object.entries(engines)) {
      const published = publishedOf(sysname, hashes)
      expect(published).toMatchObject({ version: engine?.version, figures: engine?.sheet })
      expect(published?.examples).toHaveLength(3)
    }
    expect(publishedOf('no-such-game', hashes)).toBeUndefined()
  })

  it.each(publishedGames)('the algorithm of %s names each field of its outcomes and choices', (sysname) => {
    const [engine] = engines[sysname] ?? []
    const published = publishedOf(sysname, hashes)
    if (!engine || !published) throw new Error(`${sysname} is not published`)
    const { choices, outcome, win } = published.algorithm
    const named = new Set([...choices, ...outcome, ...win].join(' ').match(/(?<=`)[^`]+(?=`)/g))
    const rounds = Array.from({ length: 60 }, (_, nonce) => exampleRounds(engine, nonce % 10, hashes, { nonce })).flat()
    const fields = new Set(rounds.flatMap(({ view, choices: given }) => [...fieldsOf(view), ...fieldsOf(given)]))
    expect([...fields].filter((name) => !named.has(name))).toEqual([])
  })

  it('examples win something, and are three different rounds', () => {
    for (const sysname of publishedGames) {
      const examples = publishedOf(sysname, hashes)?.examples ?? []
      expect(examples.filter(({ win }) => win.amount > 0).length).toBeGreaterThan(1)
      expect(new Set(examples.map((round) => JSON.stringify(round))).size).toBe(3)
      expect(examples.every(({ status }) => status === 'finished')).toBe(true)
    }
  })
})
