/** What an operator asks of whoever wants an offer. A condition that is not written asks nothing. */
export interface TriggerParams {
  /** Settled deposits that the player has made before: 0 and 0 is an offer for the first one. */
  readonly min_deposits?: unknown
  readonly max_deposits?: unknown
  /** ISO codes. */
  readonly countries?: unknown
  /** Names of ways to pay that it is not for. */
  readonly exclude_methods?: unknown
}
export interface TriggerFacts {
  readonly deposits: number
  /** Undefined where it is not known: a visitor’s. */
  readonly country: string | undefined
  /** The way that was paid, where it is a payment that takes the offer. */
  readonly method?: string
}

/** The conditions of a step: how many deposits there were before is asked of the first alone, which the others follow. */
export function conditionsAt(step: number, params: TriggerParams): TriggerParams {
  if (step === 1) return params
  const { min_deposits: _, max_deposits: __, ...rest } = params
  return rest
}

const within = (bound: unknown, fits: (bound: number) => boolean): boolean =>
  bound === undefined || (typeof bound === 'number' && fits(bound))

/** CASH-29: may this player have the offer? A condition that cannot be read is not met: nobody is promised what was meant otherwise. */
export function satisfies(
  { min_deposits, max_deposits, countries, exclude_methods }: TriggerParams,
  { deposits, country, method }: TriggerFacts
): boolean {
  if (!within(min_deposits, (min) => deposits >= min) || !within(max_deposits, (max) => deposits <= max)) return false
  if (method !== undefined && Array.isArray(exclude_methods) && exclude_methods.includes(method)) return false
  return countries === undefined || (Array.isArray(countries) && country !== undefined && countries.includes(country))
}
