import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, beforeStart, type FixtureState, isOver, type MatchEvent, type MatchEventKind } from './match.ts'

const moment = (kind: MatchEventKind, minute = 1, side?: 'home' | 'away', added = 0): MatchEvent => ({
  sequence: 0,
  kind,
  minute,
  added,
  ...(side && { side }),
})
const play = (moments: MatchEvent[]): FixtureState =>
  moments.reduce((state, at) => apply(state, at) ?? state, beforeStart)

describe('the course of a match', () => {
  it('counts goals, keeps the half-time score and ends', () => {
    const end = play([
      moment('kick_off'),
      moment('goal', 12, 'home'),
      moment('clock', 30),
      moment('half_time', 45, undefined, 2),
      moment('second_half', 46),
      moment('goal', 70, 'away'),
      moment('red_card', 80, 'away'),
      moment('clock', 90, undefined, 3),
      moment('full_time', 90, undefined, 4),
    ])
    expect(end).toEqual({
      phase: 'finished',
      minute: 90,
      added: 4,
      score: { home: 1, away: 1 },
      halfTime: { home: 1, away: 0 },
      redCards: { home: 0, away: 1 },
    })
  })
  it('takes a goal back that was cancelled, even in the break, and never below nothing', () => {
    const state = play([
      moment('kick_off'),
      moment('goal', 45, 'home'),
      moment('half_time', 45),
      moment('goal_cancelled', 45, 'home'),
    ])
    expect(state).toMatchObject({ score: { home: 0, away: 0 }, halfTime: { home: 0, away: 0 } })
    expect(apply(state, moment('goal_cancelled', 45, 'home'))).toBeUndefined()
  })
  it('lets nothing happen before the start or after the end, and time never runs back', () => {
    expect(apply(beforeStart, moment('goal', 1, 'home'))).toBeUndefined()
    const playing = play([moment('kick_off'), moment('clock', 20)])
    expect(apply(playing, moment('clock', 19))).toBeUndefined()
    expect(apply(playing, moment('full_time', 90))).toBeUndefined()
  })
  it('stays over once it is over, whatever a feed says', () => {
    const kinds: MatchEventKind[] = [
      'kick_off',
      'clock',
      'goal',
      'goal_cancelled',
      'red_card',
      'half_time',
      'second_half',
      'full_time',
      'postponed',
      'cancelled',
      'abandoned',
    ]
    const any = fc.record({
      sequence: fc.nat(),
      kind: fc.constantFrom(...kinds),
      minute: fc.integer({ min: 1, max: 90 }),
      added: fc.nat(9),
      side: fc.constantFrom('home' as const, 'away' as const),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), (moments) => {
        let state = beforeStart
        for (const at of moments) {
          const after = apply(state, at)
          if (isOver(state.phase)) expect(after).toBeUndefined()
          state = after ?? state
          expect(
            Math.min(state.score.home, state.score.away, state.redCards.home, state.redCards.away)
          ).toBeGreaterThanOrEqual(0)
        }
      }),
      { seed: 1 }
    )
  })
})
