import type { MarketKind, Outcome, Phase } from '@ante/product/sportsbook/contract'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'

interface Sides {
  readonly home: string
  readonly away: string
}

/** Names of markets and outcomes in the reader's language. */
export function useLabels() {
  const t = useTranslations('betting')
  const { number } = useNumberText()
  const line = (value: number): string => number(value)
  const signedLine = (value: number): string =>
    value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : '0'
  return {
    /** A line without a sign, `2.5`, `2.25`, `3`. */
    line,
    /** The line of a handicap, with its sign for the side that it belongs to. */
    signedLine,
    /** What a feed calls a round: a matchday by its number in the reader's language, anything else as it stands. */
    round(name: string): string {
      const day = /^Matchday (\d{1,4})$/.exec(name)?.[1]
      return day === undefined ? name : t('matchday', { number: day })
    },
    market: (kind: MarketKind): string => t(`markets.${kind}`),
    /** Within a column of its market: `1`, `X`, `Over`. */
    short: (outcome: Outcome): string => t(`grid.${outcome}`),
    /** By itself: `Marwick Athletic`, `Over 2.5`, `Marwick Athletic or draw`. */
    outcome(kind: MarketKind, outcome: Outcome, at: number | null, { home, away }: Sides): string {
      switch (outcome) {
        case 'home':
        case 'away': {
          const team = outcome === 'home' ? home : away
          if (kind !== 'asian_handicap') return team
          return t('outcomes.handicap', { team, line: signedLine(outcome === 'home' ? (at ?? 0) : -(at ?? 0)) })
        }
        case 'over':
        case 'under':
          return t(`outcomes.${outcome}`, { line: line(at ?? 0) })
        default:
          return t(`outcomes.${outcome}`, { home, away })
      }
    },
  }
}

interface Clock {
  phase: Phase
  minute: number
  added: number
}

/** The match clock in a few characters, `67′`, `45+2′`, `HT`; undefined before the kick-off. */
export function useClockText(): (state: Clock) => string | undefined {
  const t = useTranslations('betting')
  return ({ phase, minute, added }) => {
    if (phase === 'not_started') return undefined
    if (phase === 'first_half' || phase === 'second_half')
      return added > 0
        ? t('minuteAdded', { minute: String(minute), added: String(added) })
        : t('minute', { minute: String(minute) })
    return t(`phasesShort.${phase}`)
  }
}
