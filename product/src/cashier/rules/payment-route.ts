/** Which provider serves payments that fit; what a rule does not name fits always. */
export interface PaymentRoute {
  readonly provider: string
  readonly methods?: readonly string[] | undefined
  readonly directions?: readonly ('deposit' | 'withdrawal')[] | undefined
  readonly currencies?: readonly string[] | undefined
  /** Of the player's profile, ISO 3166 alpha-2. A player without a country fits no rule that names countries. */
  readonly countries?: readonly string[] | undefined
}
export interface RoutedPayment {
  readonly method: string
  readonly direction: 'deposit' | 'withdrawal'
  readonly currency: string
  readonly country: string | null
}

const fits = <T>(values: readonly T[] | undefined, value: T | null): boolean =>
  values === undefined || (value !== null && values.includes(value))

/** The provider of the first rule that fits, else the method's own. */
export const providerOf = (
  { method, direction, currency, country }: RoutedPayment,
  routes: readonly PaymentRoute[],
  own: string
): string =>
  routes.find(
    (route) =>
      fits(route.methods, method) &&
      fits(route.directions, direction) &&
      fits(route.currencies, currency) &&
      fits(route.countries, country)
  )?.provider ?? own
