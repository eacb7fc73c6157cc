import { describe, expect, it } from 'vitest'
import { certificateFor } from '../../rules/certificates.ts'
import type { Json } from '../../rules/engine.ts'
import { played } from '../../testing/played.ts'
import { engine, orchardMachine } from './rules.ts'

const play = (nonce: number, stake: bigint, choices: readonly Json[]) => played(engine, nonce, stake, choices)

describe('Midnight Orchard', () => {
  it('GAM-8 played two hundred thousand times returns what its certificate says, within 99 %', () => {
    const spins = 200_000
    const machine = orchardMachine()
    let seed = 20261121
    const next = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return (seed ^ (seed >>> 15)) >>> 0
    }
    let coins = 0
    for (let spin = 0; spin < spins; spin++)
      coins += machine.lineCoins(machine.lengths.map((length) => next() % length))
    const lines = Number(certificateFor('midnight-orchard')?.parts.find((part) => part.name === 'lines')?.percent) / 100
    // Deviation of the lines alone is below that of the whole round (5.42).
    expect(Math.abs(coins / 20 / spins - lines) / (5.42 / Math.sqrt(spins))).toBeLessThan(2.576)
  })

  it('GAM-5 adds up its lines to the coins it pays', () => {
    const machine = orchardMachine()
    for (let nonce = 0; nonce < 500; nonce++) {
      const { view } = play(nonce, 100n, [null])
      const spin = view.spins[0]
      expect((spin?.wins ?? []).reduce((sum, win) => sum + win.coins, 0) + machine.scatterCoins(spin?.moons ?? 0)).toBe(
        spin?.coins
      )
    }
  })
})
