import type { PagePolicy, Policy } from './policy.ts'

/** Somebody to whom the site may advertise. */
export interface Audience {
  readonly isPlayer: boolean
  /** They asked for news and offers, and the consent is what their market takes for one. */
  readonly wantsNews: boolean
}
export const audienceOf = (player: { readonly wantsNews?: boolean } | undefined): Audience => ({
  isPlayer: player !== undefined,
  wantsNews: player?.wantsNews ?? false,
})

/** What may be advertised: all, all but bonuses, or nothing. */
export type Advertising = PagePolicy['advertising']
type Rules = Pick<Policy, 'marketing' | 'welcomeBonus'>

/** Where advertising has to be asked for, only who did sees any. Where bonuses for new players are not advertised, visitors see none: whatever they took would be one. */
export function advertisingTo({ marketing, welcomeBonus }: Rules, { isPlayer, wantsNews }: Audience): Advertising {
  if (!marketing.isUntargeted) return wantsNews ? 'all' : 'nothing'
  return isPlayer || welcomeBonus.isAdvertised ? 'all' : 'without-offers'
}

/** Whether somebody who looks for offers finds them. A player does in every market: what can be taken is no advertising where it is taken. */
export const findsOffers = (rules: Rules, audience: Audience): boolean =>
  audience.isPlayer || advertisingTo(rules, audience) === 'all'

/** The paths to which nothing may lead that is advertised, as a regular expression. */
const hidden: Readonly<Record<Advertising, string | null>> = {
  all: null,
  'without-offers': '^/offers([/?#]|$)',
  nothing: '^/(offers|promotions)([/?#]|$)',
}
export const hiddenPaths = (advertising: Advertising): string | null => hidden[advertising]
