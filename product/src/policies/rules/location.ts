/** From which countries an operator's licences let people play; an empty list is from everywhere. */
export interface LocationRule {
  readonly countries: readonly string[]
  readonly whenUnknown: 'allowed' | 'refused'
}

/** ACC-19: `country` is ISO 3166, undefined where the address tells none, as one of an anonymising network. */
export const isPlayedFrom = ({ countries, whenUnknown }: LocationRule, country: string | undefined): boolean =>
  countries.length === 0 || (country === undefined ? whenUnknown === 'allowed' : countries.includes(country))
