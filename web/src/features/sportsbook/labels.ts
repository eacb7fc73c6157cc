import type { MarketKind, Outcome, Phase } from '@ante/product/sportsbook/contract'
import { useTranslations } from 'use-intl'

interface Sides {
  readonly home: string
  readonly away: string
}

/** A line without a sign, `2.5`, `2.25`, `3`; of a handicap with it, for the side it belongs to. */
export const lineText = (line: number): string => String(line)
export const signedLine = (line: number): string => (line > 0 ? `+${line}` : line < 0 ? `−${Math.abs(line)}` : '0')

/** Names of markets and outcomes in the reader's language. */
export function useLabels() {
  const t = useTranslations('betting')
  return {
    market: (kind: MarketKind): string => t(`markets.${kind}`),
    /** Within a column of its market: `1`, `X`, `Over`. */
    short: (outcome: Outcome): string => t(`grid.${outcome}`),
    /** By itself: `Marwick Athletic`, `Over 2.5`, `Marwick Athletic or draw`. */
    outcome(kind: MarketKind, outcome: Outcome, line: number | null, { home, away }: Sides): string {
      switch (outcome) {
        case 'home':
        case 'away': {
          const team = outcome === 'home' ? home : away
          if (kind !== 'asian_handicap') return team
          return t('outcomes.handicap', { team, line: signedLine(outcome === 'home' ? (line ?? 0) : -(line ?? 0)) })
        }
        case 'over':
        case 'under':
          return t(`outcomes.${outcome}`, { line: lineText(line ?? 0) })
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
      return added > 0 ? t('minuteAdded', { minute: String(minute), added: String(added) }) : t('minute', { minute: String(minute) })
    return t(`phasesShort.${phase}`)
  }
}
