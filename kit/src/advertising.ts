import type { PagePolicy, Policy } from './policy.ts'

/** Somebody to whom the site may advertise. */
export interface Audience {
  readonly isPlayer: boolean
  /** They asked for news and offers, and the consent is what their market takes for one. */
  readonly wantsNews: boolean
  /** They may not play now: by their own choice, for however short a time, by a register or by staff. */
  readonly isAway: boolean
}
export const audienceOf = (
  player: { readonly wantsNews?: boolean; readonly restricted?: boolean } | undefined
): Audience => ({
  isPlayer: player !== undefined,
  wantsNews: player?.wantsNews ?? false,
  isAway: player?.restricted ?? false,
})

/** What may be advertised: all, all but bonuses, or nothing. */
export type Advertising = PagePolicy['advertising']
type Rules = Pick<Policy, 'marketing' | 'welcomeBonus'>

/** Nothing to who may not play. Where advertising has to be asked for, only who did sees any. Where bonuses for new players are not advertised, visitors see none: whatever they took would be one. */
export function advertisingTo(
  { marketing, welcomeBonus }: Rules,
  { isPlayer, wantsNews, isAway }: Audience
): Advertising {
  if (isAway) return 'nothing'
  if (!marketing.isUntargeted) return wantsNews ? 'all' : 'nothing'
  return isPlayer || welcomeBonus.isAdvertised ? 'all' : 'without-offers'
}

/** Whether somebody who looks for offers finds them. A player who may play does in every market: what can be taken is no advertising where it is taken. */
export const findsOffers = (rules: Rules, audience: Audience): boolean =>
  (audience.isPlayer && !audience.isAway) || advertisingTo(rules, audience) === 'all'

/** The paths to which nothing may lead that is advertised, as a regular expression. */
const hidden: Readonly<Record<Advertising, string | null>> = {
  all: null,
  'without-offers': '^/offers([/?#]|$)',
  nothing: '^/(offers|promotions)([/?#]|$)',
}
export const hiddenPaths = (advertising: Advertising): string | null => hidden[advertising]
