import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import { reachSpan } from '../../rules/reach.ts'
import { drawsOf } from '../../testing/seeded.ts'
import { numbersOf } from '../../verifier/numbers.ts'
import { ascent, ascentReaching, engine, heightAt, msTo } from './rules.ts'
import { verifier } from './verifier.ts'

/** The draws whose v (1 to 2^52) is this. */
const drawsAt = (v: bigint) => {
  const bits = reachSpan - v
  return drawsFrom([Number(bits >> 20n), Number(bits & 0xfffffn) * 2 ** 12])
}

describe('Ascent', () => {
  it('GAM-8 the balloon reaches each height with exactly the chance that is certified, and every return is between the two that are named', () => {
    for (let height: number = ascent.least; height <= ascent.most; height += height < 1000 ? 1 : 97) {
      const count = ascentReaching(height)
      expect(engine.draw(drawsAt(count))).toBeGreaterThanOrEqual(height)
      expect(engine.draw(drawsAt(count + 1n))).toBeLessThan(height)
      // floor(99 · 2^52 / m) · m misses 99 · 2^52 by less than m.
      expect(99n * reachSpan - count * BigInt(height)).toBeLessThan(BigInt(height))
    }
    // Lost at 1.00, where nobody can leave.
    expect(engine.draw(drawsAt(ascentReaching(101) + 1n))).toBe(100)
    expect(engine.draw(drawsAt(reachSpan))).toBe(100)
    expect(engine.draw(drawsAt(1n))).toBe(ascent.most)
  })

  it('the heights follow the clock: each is there from its own time on, and is lost when the next one would be', () => {
    for (let height = 100; height <= ascent.most; height += height < 2000 ? 1 : 331) {
      expect(heightAt(msTo(height))).toBeGreaterThanOrEqual(height)
      if (msTo(height) > 0) expect(heightAt(msTo(height) - 1)).toBeLessThan(height)
      const lastsMs = engine.course?.lastsMs(height) ?? 0
      if (height < ascent.most) expect(heightAt(lastsMs)).toBeGreaterThan(height)
    }
    expect(heightAt(-5)).toBe(100)
    expect(heightAt(10_000_000)).toBe(ascent.most)
  })

  it('takes a press at any height that the balloon reached, not above one’s plan, and tells nothing of what comes', () => {
    const draws = () => drawsAt(ascentReaching(250))
    const of = (...choices: object[]) => engine.resolve(draws(), 1000n, choices as never)
    expect(engine.draw(draws())).toBe(250)
    expect(of({ auto: null }, { out: 250 })).toEqual({
      open: false,
      winMinor: 2500n,
      view: { auto: null, out: 250, lost: null },
    })
    expect(of({ auto: 180 }, { out: 180 })).toMatchObject({ winMinor: 1800n })
    for (const wrong of [{ out: 251 }, { out: 100 }, { out: 150.5 }, {}, null])
      expect(of({ auto: null }, wrong as object)).toHaveProperty('refused')
    expect(of({ auto: 180 }, { out: 181 })).toHaveProperty('refused')
    expect(of({ auto: 250 })).toMatchObject({ winMinor: 2500n, view: { out: 250, lost: 250 } })
    expect(of({ auto: 251 })).toMatchObject({ winMinor: 0n, view: { out: null, lost: 250 } })
    expect(engine.course?.stepAt([{ auto: 180 }], msTo(220))).toEqual({ out: 180 })
    expect(engine.course?.stepAt([{ auto: null }], msTo(101) - 1)).toBeUndefined()
    expect(engine.seenByAll([{ auto: 180 }])).toEqual({ out: null })
  })

  it('RNG-6 its second implementation says the same of presses, and refuses those that could not be', () => {
    const seed = 'ab'.repeat(32)
    for (let nonce = 1; nonce <= 2000; nonce++) {
      const lost = Number(engine.draw(drawsOf(seed, 'ascent', nonce)))
      const out = 101 + ((nonce * 37) % Math.max(1, lost - 60))
      const choices: Record<string, number | null>[] = [{ auto: nonce % 3 === 0 ? 400 : null }, { out }]
      const own = engine.resolve(drawsOf(seed, 'ascent', nonce), 500n, choices)
      const other = () =>
        verifier.play({ numbers: numbersOf(seed, 'ascent', nonce), stakeMinor: 500, choices, isOpen: false })
      if ('refused' in own) expect(other).toThrow()
      else expect(other()).toEqual({ isOver: true, winMinor: Number(own.winMinor), view: own.view })
    }
  })
})
