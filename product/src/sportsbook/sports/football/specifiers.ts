import { lineOf, type Quarters, quartersOf } from '../../rules/lines.ts'
import { marketKind, type MarketKind } from '../../rules/vocabulary.ts'
import type { MarketKey } from '../sport.ts'

/** The specifier of each market type that has a line. */
const nameOf: Readonly<Partial<Record<MarketKind, string>>> = { over_under: 'total', asian_handicap: 'handicap' }

/** `total=2.5`, `handicap=-0.75`; empty for a type without a line. */
export function specifierOf(kind: MarketKind, line: Quarters | undefined): string {
  const name = nameOf[kind]
  return name === undefined || line === undefined ? '' : `${name}=${lineOf(line)}`
}

/** The line of a specifier, undefined for a type without one; `unknown` for a specifier that the type does not have. */
export function lineOfSpecifier(kind: MarketKind, specifier: string): Quarters | undefined | 'unknown' {
  const name = nameOf[kind]
  if (name === undefined) return specifier === '' ? undefined : 'unknown'
  const [written, text] = specifier.split('=')
  const line = quartersOf(Number(text))
  return written === name && specifierOf(kind, line) === specifier ? line : 'unknown'
}

/** Our words of a market; undefined for one that football does not have. */
export function kindAndLine({ type, specifier }: MarketKey) {
  const kind = marketKind.safeParse(type).data
  const line = kind && lineOfSpecifier(kind, specifier)
  return kind === undefined || line === 'unknown' ? undefined : { kind, line }
}
