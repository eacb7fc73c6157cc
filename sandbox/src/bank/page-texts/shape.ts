import type { SessionStatus } from '../words.ts'

/** The sentences of the bank's page. The bank is another firm than Ante, so it has its own. */
export interface PageTexts {
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly tagline: string
  readonly notice: string
  readonly pay: string
  readonly to: string
  readonly purpose: string
  readonly reference: string
  readonly chooseCard: string
  readonly testCard: string
  readonly fromAccount: string
  readonly approve: string
  readonly decline: string
  readonly cancel: string
  readonly later: string
  readonly hintsTitle: string
  readonly hints: readonly string[]
  readonly back: string
  readonly notFound: string
  readonly notFoundText: string
  readonly ended: Readonly<Record<Exclude<SessionStatus, 'open'>, readonly [string, string]>>
}
