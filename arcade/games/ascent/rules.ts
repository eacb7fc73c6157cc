import { hundredfold, isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import type { Course, Json, SharedEngine } from '../../rules/engine.ts'
import { countReaching, reachedBy } from '../../rules/reach.ts'

/**
 * A balloon rises for all who play, and is lost at a height that was drawn before. Multipliers in hundredths: on the ground it is 1.00, one can leave from 1.01
 * on, and at 1,000.00 everybody is paid. After t milliseconds the balloon is at e^(t · growth / 10^9).
 */
export const ascent = { ground: 100, least: 101, most: 100_000, returned: 99, growth: 80_000 } as const

/** How many of 2^52 numbers let the balloon reach a height. */
export const ascentReaching = (target: number): bigint => countReaching(ascent.returned, target)

/** When the balloon is at a height, in milliseconds after its start. */
export const msTo = (hundredths: number): number => Math.ceil((Math.log(hundredths / 100) * 1e9) / ascent.growth)

/** The height that the balloon has reached by then, in hundredths. */
export function heightAt(ms: number): number {
  const about = Math.floor(100 * Math.exp((Math.max(0, ms) * ascent.growth) / 1e9))
  // The times of the heights decide, so that nobody leaves at a height that is not there yet by them.
  const near = msTo(about + 1) <= ms ? about + 1 : msTo(about) > ms ? about - 1 : about
  return Math.min(ascent.most, Math.max(ascent.ground, near))
}

export type AscentView = {
  /** The height at which one leaves without a press; null: none was chosen. */
  readonly auto: number | null
  /** The height at which one left; null: not yet, or not at all. */
  readonly out: number | null
  /** Where the balloon was lost, as far as that is told with the round; 1.00 where it never rose. */
  readonly lost: number | null
}

/** The first choice: a height from 1.01 on, or null. Undefined for anything else. */
function autoOf(choice: Json | undefined): number | null | undefined {
  const auto = partOf(choice, 'auto')
  if (auto === null) return null
  return isWhole(auto, ascent.least, ascent.most) ? auto : undefined
}
/** Without a height of one's own one leaves at the top. */
const leavesAt = (auto: number | null): number => auto ?? ascent.most

const course: Course = {
  // The height at which it is lost is there to be left at, for as long as any other.
  lastsMs: (drawn) => msTo(Math.min(ascent.most, Number(drawn) + 1)),
  endsMs([choice]) {
    const auto = autoOf(choice)
    return auto === null || auto === undefined ? undefined : msTo(auto)
  },
  stepAt([choice], elapsedMs) {
    const out = Math.min(leavesAt(autoOf(choice) ?? null), heightAt(elapsedMs))
    return out < ascent.least ? undefined : { out }
  },
}

export const engine: SharedEngine<AscentView> = {
  sysname: 'ascent',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'ascent', ...ascent },
  bettingMs: 8000,
  restMs: 5000,
  course,
  draw: (draws) => Math.max(ascent.ground, Math.min(ascent.most, Number(reachedBy(draws, ascent.returned)))),
  waiting: ([choice]) => ({ auto: autoOf(choice) ?? null, out: null, lost: null }),
  seenByAll: ([, step]) => ({ out: partOf(step, 'out') ?? null }),
  storedChoice: (choice, step) => onlyParts(choice, step === 0 ? 'auto' : 'out'),
  resolve(draws, stakeMinor, [choice, step, ...more]) {
    const auto = autoOf(choice)
    if (more.length > 0 || auto === undefined) return wrongChoice('auto')
    const lost = engine.draw(draws)
    const reached = Number(lost)
    if (step === undefined) {
      const out = leavesAt(auto) <= reached ? leavesAt(auto) : null
      return { open: false, winMinor: paid(stakeMinor, out), view: { auto, out, lost: reached } }
    }
    const out = partOf(step, 'out')
    if (!isWhole(out, ascent.least, Math.min(leavesAt(auto), reached))) return wrongChoice('out')
    // The round may go on for others: what they wait for is not told.
    return { open: false, winMinor: paid(stakeMinor, out), view: { auto, out, lost: null } }
  },
}

const paid = (stakeMinor: bigint, out: number | null): bigint =>
  out === null ? 0n : hundredfold(stakeMinor, BigInt(out))
