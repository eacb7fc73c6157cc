/** TRK-12: the parameters of an address that say which link led here. No other one is read. */
export const linkParameters = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const
export type LinkParameter = (typeof linkParameters)[number]
/** What a link may say of itself, by parameter. */
export type LinkFacts = Readonly<Partial<Record<LinkParameter, string>>>

/** The longest value of one of them. */
export const linkValueMax = 200

/** TRK-08, TRK-09: an id that a network of publishers marked with `td_` is sent without the mark. */
export const withoutMark = (trackId: string): string => (trackId.startsWith('td_') ? trackId.slice(3) : trackId)

/** The parameters of a query, as they are sent on: the accepted ones alone, without empty ones. */
export function linkFactsOf(query: { get(name: string): string | null }): LinkFacts {
  const facts: Partial<Record<LinkParameter, string>> = {}
  for (const name of linkParameters) {
    const value = (query.get(name) ?? '').trim().slice(0, linkValueMax)
    const sent = name === 'track_id' ? withoutMark(value) : value
    if (sent !== '') facts[name] = sent
  }
  return facts
}

/** What a publisher is paid for. */
export const goals = ['registration', 'first_deposit'] as const
export type Goal = (typeof goals)[number]

/** TRK-20: what the site tells analytics of, beside what an operator adds by code of their own. */
export const analyticsEvents = [
  'login',
  'login_error',
  'registration',
  'registration_error',
  'deposit_start',
  'deposit_success',
  'promo_activation',
  'game_start',
] as const
export type AnalyticsEvent = (typeof analyticsEvents)[number]

/** What a network of publishers is told of a player who came by its link. */
export interface Postback {
  /** Our own number of it: one that is sent again is known by it. */
  readonly id: string
  readonly goal: Goal
  /** As the link had them; empty where it had none. */
  readonly track_id: string
  readonly publisher_id: string
  readonly link_id: string
  readonly goal_id: string
  readonly goal_entry_id: string
  /** Decimal text, of a first deposit; empty otherwise. */
  readonly amount: string
  readonly currency: string
}

/** What a fraud vendor is asked about. */
export const fraudActions = ['account_login', 'withdrawal'] as const
export type FraudAction = (typeof fraudActions)[number]
export const fraudStates = ['APPROVE', 'REVIEW', 'DECLINE'] as const
/** A rule of the vendor that counted. `points` in hundredths, added to the score; null where it did something else. */
export interface FraudReason {
  readonly name: string
  readonly points: number | null
}
/** `score` of 100 in hundredths: 7550 is 75.5. */
export interface FraudAnswer {
  readonly state: (typeof fraudStates)[number]
  readonly score: number
  readonly reasons: readonly FraudReason[]
}
