import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '../fairness.ts'
import { certificateFor } from '../certificates.ts'
import { engineOf, engines } from './catalogue.ts'
import { clearingGame, clearingPay } from './clearing.ts'
import { combination, combinationGame, hintOf } from './combination.ts'
import { deepSeam, seamMachine, type SeamView } from './deep-seam.ts'
import { diceboxGame } from './dicebox.ts'
import { drawsFrom } from './draws.ts'
import { isCelebrated, type Engine, type Json } from './engine.ts'
import { higherGroundGame, higherGroundPay, isRight, rightMarks } from './higher-ground.ts'
import { midnightOrchard, orchardMachine } from './midnight-orchard.ts'
import { colourOf, parlourRoulette, rouletteBets, wheelOrder } from './parlour-roulette.ts'
import { thresholdGame } from './threshold.ts'

const draws = (nonce: number) => drawsOf('server', 'client', nonce)
const play = (engine: Engine, nonce: number, stake: bigint, choices: readonly Json[]) => {
  const answer = engine.resolve(draws(nonce), stake, choices)
  if ('refused' in answer) throw new Error(`${engine.sysname} refused: ${answer.reason}`)
  return answer
}
/** A first choice and a way to go on for each game. */
const ways: Readonly<Record<string, { first: Json; next: (round: number) => Json }>> = {
  'midnight-orchard': { first: null, next: () => null },
  'deep-seam': { first: null, next: () => null },
  dicebox: { first: { side: 'over', chance: 33 }, next: () => null },
  threshold: { first: { target: 250 }, next: () => null },
  clearing: { first: { mines: 3 }, next: (step) => ({ tile: step * 2 }) },
  'higher-ground': { first: null, next: (step) => ({ guess: step % 2 ? 'higher' : 'lower' }) },
  combination: { first: { guess: [0, 1, 2] }, next: (step) => ({ guess: [step % 6, 3, 4] }) },
  'wheel-of-hours': {
    first: {
      bets: [
        { bet: 'light', stake: 300 },
        { bet: '12', stake: 200 },
      ],
    },
    next: () => null,
  },
  'parlour-roulette': {
    first: {
      bets: [
        { bet: 'red', stake: 300 },
        { bet: '17', stake: 200 },
      ],
    },
    next: () => null,
  },
}

describe.each(engines.map((engine) => [engine.sysname, engine] as const))('%s', (sysname, engine) => {
  const way = ways[sysname] ?? { first: null, next: () => null }
  const stake = engine.isStake ? 500n : (engine.stakesMinor[1] ?? 0n)

  it('RES-2 gives the same round for the same draws and choices, step by step, and its view survives JSON', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const choices: Json[] = [way.first]
      for (let step = 1; step < 30; step++) {
        const now = play(engine, nonce, stake, choices)
        expect(play(engine, nonce, stake, choices)).toEqual(now)
        expect(JSON.parse(JSON.stringify(now.view))).toEqual(now.view)
        if (!now.open) break
        choices.push(way.next(step))
        if ('refused' in engine.resolve(draws(nonce), stake, choices)) break
      }
    }
  })

  it('GAM-22 refuses junk by a coded refusal and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue() as fc.Arbitrary<Json>, { minLength: 1, maxLength: 4 }), (choices) => {
        const answer = engine.resolve(draws(1), stake, choices)
        return 'refused' in answer ? answer.reason !== undefined : answer.winMinor >= 0n
      }),
      { numRuns: 300 }
    )
  })

  it('RNG-6 an ended round takes no further step', () => {
    const choices: Json[] = [way.first]
    for (let now = play(engine, 3, stake, choices); now.open; now = play(engine, 3, stake, choices))
      choices.push(engine.rest?.(now.view) ?? (engine.rest ? way.next(choices.length) : null))
    expect(engine.resolve(draws(3), stake, [...choices, way.next(1)])).toHaveProperty('refused')
  })

  it('F6 knows no balance: its only inputs are draws, stake and choices', () => {
    expect(engine.resolve.length).toBe(3)
  })
})

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
    for (let spin = 0; spin < spins; spin++) coins += machine.lineCoins(machine.lengths.map((length) => next() % length))
    const lines = Number(certificateFor('midnight-orchard')?.parts.find((part) => part.name === 'lines')?.percent) / 100
    // Deviation of the lines alone is below that of the whole round (5.42).
    expect(Math.abs(coins / 20 / spins - lines) / (5.42 / Math.sqrt(spins))).toBeLessThan(2.576)
  })

  it('GAM-5 adds up its lines to the coins it pays', () => {
    const machine = orchardMachine()
    for (let nonce = 0; nonce < 500; nonce++) {
      const { view } = play(midnightOrchard, nonce, 100n, [null])
      const spin = (view as { spins: { wins: { coins: number }[]; coins: number; moons: number }[] }).spins[0]
      expect((spin?.wins ?? []).reduce((sum, win) => sum + win.coins, 0) + machine.scatterCoins(spin?.moons ?? 0)).toBe(spin?.coins)
    }
  })
})

describe('Deep Seam', () => {
  it('sinks what stays, brings what the strips hold above, and counts every fall for more', () => {
    const { strips, multipliers } = seamMachine().design
    let fallen = 0
    for (let nonce = 0; nonce < 300; nonce++) {
      const { falls, coins } = play(deepSeam, nonce, 100n, [null]).view as unknown as SeamView
      expect(falls.reduce((sum, fall) => sum + fall.coins, 0)).toBe(coins)
      falls.forEach((fall, index) => {
        expect(fall.multiplier).toBe(multipliers[Math.min(index, multipliers.length - 1)])
        expect(fall.wins.reduce((sum, win) => sum + win.coins, 0)).toBe(fall.coins)
        const before = falls[index - 1]
        if (!before) return
        fallen++
        fall.grid.forEach((column, reel) => {
          const stays = [...(before.grid[reel] ?? '')]
            .filter((symbol) => !before.wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === 'W')))
            .join('')
          expect(column.endsWith(stays)).toBe(true)
          expect(`${strips[reel]}${strips[reel]}`).toContain(column.slice(0, 3 - stays.length))
        })
      })
    }
    expect(fallen).toBeGreaterThan(50)
  })
})

describe('Dicebox', () => {
  it('wins on exactly the chance that was named, on either side', () => {
    for (const side of ['under', 'over']) {
      let wins = 0
      for (let roll = 0; roll < 10_000; roll++)
        if (Number((diceboxGame.resolve(drawsFrom([roll]), 100n, [{ side, chance: 37 }]) as { winMinor: bigint }).winMinor) > 0) wins++
      expect(wins).toBe(3700)
    }
  })
})

describe('Threshold', () => {
  it('pays at the target and not a hundredth below', () => {
    // v = 2^52 gives floor(99 · 2^52 / 2^52) = 99 hundredths, shown as 1.00; the smallest v gives the cap.
    const lowest = thresholdGame.resolve(drawsFrom([0, 0]), 100n, [{ target: 101 }])
    expect(lowest).toMatchObject({ winMinor: 0n, view: { result: 100, isWon: false } })
    const highest = thresholdGame.resolve(drawsFrom([2 ** 32 - 1, 2 ** 32 - 1]), 100n, [{ target: 100_000 }])
    expect(highest).toMatchObject({ winMinor: 100_000n, view: { result: 100_000_000, isWon: true } })
  })
})

describe('Clearing', () => {
  it('pays the published multiples, cut off to two decimals', () => {
    expect(
      [
        [1, 1],
        [1, 2],
        [1, 3],
        [3, 1],
        [3, 2],
        [3, 3],
        [3, 5],
        [5, 1],
        [5, 3],
        [5, 5],
        [24, 1],
      ].map(([mines = 0, safe = 0]) => Number(clearingPay(mines, safe)))
    ).toEqual([103, 107, 112, 112, 128, 147, 199, 123, 199, 339, 2475])
  })

  it('RES-2 hides the mines while the round is open and shows them all at its end', () => {
    const open = play(clearingGame, 4, 100n, [{ mines: 5 }])
    expect(open).toMatchObject({ open: true, winMinor: 0n, view: { field: null, opened: [] } })
    for (let tile = 0; tile < 25; tile++) {
      const after = play(clearingGame, 4, 100n, [{ mines: 5 }, { tile }])
      const { field, struck } = after.view as { field: number[] | null; struck: number | null }
      if (struck === null) expect([after.winMinor, field]).toEqual([123n, null])
      else expect([after.winMinor, field?.length, field?.includes(tile)]).toEqual([0n, 5, true])
    }
  })

  it('does not pay out before the first tile', () => {
    expect(clearingGame.resolve(draws(4), 100n, [{ mines: 5 }, { cash: true }])).toHaveProperty('refused')
  })
})

describe('Higher Ground', () => {
  it('pays the published multiples of one climb', () => {
    expect(
      [rightMarks(2, 'higher'), rightMarks(7, 'higher'), rightMarks(13, 'higher'), rightMarks(1, 'higher')].map((right) => higherGroundPay(1, right))
    ).toEqual([107, 183, 1287, 107])
  })

  it('counts exactly the marks that make a guess right', () => {
    for (let mark = 1; mark <= 13; mark++) {
      for (const guess of ['higher', 'lower'] as const)
        expect(Array.from({ length: 13 }, (_, index) => index + 1).filter((next) => isRight(mark, guess, next))).toHaveLength(rightMarks(mark, guess))
    }
  })

  it('ends by itself after six climbs', () => {
    for (let nonce = 0; nonce < 4000; nonce++) {
      const choices: Json[] = [null]
      for (let round = play(higherGroundGame, nonce, 100n, choices); round.open; round = play(higherGroundGame, nonce, 100n, choices)) {
        const mark = (round.view as { marks: number[] }).marks.at(-1) ?? 1
        choices.push({ guess: mark <= 7 ? 'higher' : 'lower' })
      }
      expect(choices.length).toBeLessThanOrEqual(7)
    }
  })
})

describe('Combination', () => {
  it('gives the hints of a lock: right dials first, then signs on other dials, each sign counted once', () => {
    expect(hintOf([0, 1, 2], [0, 1, 2])).toEqual({ right: 3, near: 0 })
    expect(hintOf([0, 1, 2], [2, 0, 1])).toEqual({ right: 0, near: 3 })
    expect(hintOf([0, 0, 1], [0, 1, 0])).toEqual({ right: 1, near: 2 })
    expect(hintOf([3, 3, 3], [3, 0, 3])).toEqual({ right: 2, near: 0 })
    expect(hintOf([0, 1, 2], [3, 4, 5])).toEqual({ right: 0, near: 0 })
  })

  it('shows the code only when the round is over', () => {
    const wrong = { guess: [0, 0, 0] }
    for (let nonce = 0; nonce < 40; nonce++) {
      const first = play(combinationGame, nonce, 100n, [wrong])
      expect((first.view as { code: unknown }).code === null).toBe(first.open)
      if (first.open)
        expect(
          (
            play(
              combinationGame,
              nonce,
              100n,
              Array.from(combination.pays, () => wrong)
            ).view as { code: unknown }
          ).code
        ).toHaveLength(3)
    }
  })
})

describe('Parlour Roulette', () => {
  it('GAM-10 has every pocket of a European wheel once, eighteen of each colour', () => {
    expect([...wheelOrder].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
    expect(wheelOrder.filter((pocket) => colourOf(pocket) === 'red')).toHaveLength(18)
    // Around the wheel the colours alternate.
    expect(wheelOrder.slice(1).every((pocket, index, all) => index === 0 || colourOf(pocket) !== colourOf(all[index - 1] ?? 0))).toBe(true)
  })

  it('GAM-6 pays each bet on its own and returns 36 of 37 on every one', () => {
    for (const [bet, numbers] of rouletteBets) {
      let total = 0n
      for (let pocket = 0; pocket < 37; pocket++) {
        const answer = parlourRoulette.resolve(drawsFrom([pocket]), 3600n, [{ bets: [{ bet, stake: 3600 }] }])
        if ('refused' in answer) throw new Error(bet)
        expect(answer.winMinor > 0n).toBe(numbers.includes(pocket))
        total += answer.winMinor
      }
      expect(total).toBe(3600n * 36n)
    }
  })

  it('refuses bets that do not add up to the stake, unknown ones and one bet twice', () => {
    const refusedWith = (bets: Json) => parlourRoulette.resolve(draws(0), 500n, [{ bets }])
    expect(refusedWith([{ bet: 'red', stake: 400 }])).toHaveProperty('refused')
    expect(refusedWith([{ bet: 'split-3-4', stake: 500 }])).toHaveProperty('refused')
    expect(
      refusedWith([
        { bet: 'red', stake: 300 },
        { bet: 'red', stake: 200 },
      ])
    ).toHaveProperty('refused')
    expect(
      refusedWith([
        { bet: 'red', stake: 450 },
        { bet: 'odd', stake: 50 },
      ])
    ).toHaveProperty('refused')
  })
})

describe('all games', () => {
  it('GAM-15 celebrate only a win that is larger than the stake', () => {
    expect([isCelebrated(100n, 99n), isCelebrated(100n, 100n), isCelebrated(100n, 101n)]).toEqual([false, false, true])
  })

  it('GAM-9 tell the odds of their top award, and all but one are above one in a hundred million', () => {
    const long = engines.filter((engine) => BigInt(certificateFor(engine.sysname)?.max_win.one_in ?? 0) > 100_000_000n)
    expect(long.map((engine) => engine.sysname)).toEqual(['midnight-orchard'])
    expect(engineOf('nothing')).toBeUndefined()
  })
})
