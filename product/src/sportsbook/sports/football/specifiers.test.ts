import { describe, expect, it } from 'vitest'
import { football } from './index.ts'
import { marketKeys } from './pricing.ts'
import { lineOfSpecifier, specifierOf } from './specifiers.ts'

describe('what a stored bet says of its market', () => {
  it('is read back as the market that was priced, for every market of football, and nothing else is', () => {
    const seen = new Set<string>()
    for (const { kind, line } of marketKeys()) {
      const specifier = specifierOf(kind, line)
      expect(lineOfSpecifier(kind, specifier)).toBe(line)
      seen.add(`${kind} ${specifier}`)
    }
    expect(seen.size).toBe(marketKeys().length)
    expect([specifierOf('over_under', 10), specifierOf('asian_handicap', -3), specifierOf('1x2', undefined)]).toEqual([
      'total=2.5',
      'handicap=-0.75',
      '',
    ])
    for (const strange of ['', 'total', 'total=', 'total=x', 'total=2.60', 'handicap=1', 'total=2.5 '])
      expect(lineOfSpecifier('over_under', strange)).toBe('unknown')
    expect(lineOfSpecifier('1x2', 'total=2.5')).toBe('unknown')
  })
  it('keeps the market types and outcomes that bets were placed on', () => {
    // A stored bet names these for ever: add to them, never rename or remove one.
    expect(football.marketTypes).toMatchObject({
      '1x2': ['home', 'draw', 'away'],
      double_chance: ['home_draw', 'home_away', 'draw_away'],
      both_teams_to_score: ['yes', 'no'],
      over_under: ['over', 'under'],
      draw_no_bet: ['home', 'away'],
      asian_handicap: ['home', 'away'],
    })
  })
})
