import { describe, expect, it } from 'vitest'
import { verifiers } from '../registry/verifiers.ts'
import { publishedGames } from '../rules/published.ts'
import type { Outcome } from '../verifier/verifier.ts'
import { compareRounds } from './compare.ts'

/** What the time of all tests allows; `npm run verify -- --compare` plays a million of each. */
const rounds = 5_000

describe('rules and verifier, which were written apart', () => {
  it.each(publishedGames)('pay and show the same in 5,000 whole rounds of %s', (sysname) => {
    compareRounds(sysname, rounds)
  })

  it('are not equal when one of them pays a cent more, shows something else, or does not end', () => {
    const { dicebox } = verifiers
    if (!dicebox) throw new Error('dicebox has no verifier')
    for (const change of [
      (was: Outcome) => ({ winMinor: was.winMinor + 1 }),
      () => ({ view: null }),
      () => ({ isOver: false }),
    ])
      expect(() =>
        compareRounds('dicebox', 1, {
          verifier: {
            ...dicebox,
            play: (round) => {
              const outcome = dicebox.play(round)
              return { ...outcome, ...change(outcome) }
            },
          },
        })
      ).toThrow(/^dicebox, round 0: /)
  })
})
