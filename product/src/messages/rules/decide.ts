import { day, type Instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'
import { isQuiet, quietUntil } from './quiet-hours.ts'
import type { MessageClass, Withholding } from './words.ts'

/** What is known of where a message would go. */
export interface ContactFacts {
  /** Null: there is none, or nobody has confirmed it. */
  readonly address: string | null
  /** Mail to it came back for good. */
  readonly isUnreachable: boolean
  /** Its reader called something of ours spam, and has not asked for news since. */
  readonly hasComplained: boolean
}

/** What has to be known of somebody before advertising goes to them. */
export interface Audience {
  /** Neither restricted, blocked nor closed. */
  readonly isActive: boolean
  /** By their own choice, for some time or for good, or as the same person under another account. */
  readonly isExcluded: boolean
  /** Their play shows markers of harm. */
  readonly hasHarmMarks: boolean
  /** To this by this channel, in the way that counts in their market. */
  readonly hasConsent: boolean
  /** The registers of their market have nothing against it. */
  readonly isClear: boolean
  readonly zones: readonly string[]
  readonly pace: Policy['marketingPace']
  /** When advertising went to them by this channel, as far back as the caps look. */
  readonly sentAt: readonly Instant[]
}

export interface MessageFacts {
  readonly kind: MessageClass
  /** The player has not switched it off. */
  readonly isWanted: boolean
  /** Its reader has just asked for it and waits: the one way in which an unreachable address is tried again. */
  readonly triesAgain: boolean
  readonly contact: ContactFacts
  readonly audience: Audience | undefined
  readonly now: Instant
}

export type Decision =
  | { readonly does: 'send' }
  | { readonly does: 'wait'; readonly until: Instant }
  | { readonly does: 'withhold'; readonly reason: Withholding }

const withhold = (reason: Withholding): Decision => ({ does: 'withhold', reason })

/** So far back do the caps of any market look. */
export const paceDaysMost = 31

const isCapped = ({ pace, sentAt }: Audience, now: Instant): boolean =>
  pace.most.some(({ count, days }) => sentAt.filter((at) => at > now - days * day).length >= count)

/** What becomes of a message. The bars of advertising come first and in order of their weight: the reason that is kept is the gravest. */
export function decide(facts: MessageFacts): Decision {
  if (facts.kind === 'marketing') return decideMarketing(facts)
  const { contact, isWanted, triesAgain } = facts
  if (contact.address === null) return withhold('no-contact')
  if (contact.isUnreachable && !triesAgain) return withhold('unreachable')
  return isWanted ? { does: 'send' } : withhold('preference')
}

function decideMarketing({ audience, contact, isWanted, now }: MessageFacts): Decision {
  if (!audience) return withhold('no-consent')
  if (audience.isExcluded) return withhold('excluded')
  if (!audience.isActive) return withhold('not-active')
  if (audience.hasHarmMarks) return withhold('harm')
  if (!audience.hasConsent) return withhold('no-consent')
  if (!isWanted) return withhold('preference')
  if (contact.address === null) return withhold('no-contact')
  if (contact.hasComplained) return withhold('complained')
  if (contact.isUnreachable) return withhold('unreachable')
  if (!audience.isClear) return withhold('register')
  if (isCapped(audience, now)) return withhold('cap')
  if (!isQuiet(audience.pace.quiet, audience.zones, now)) return { does: 'send' }
  const until = quietUntil(audience.pace.quiet, audience.zones, now)
  return until === undefined ? withhold('quiet') : { does: 'wait', until }
}
