import type { Currency } from '@ante/kit/money'
import { type Refused, refused } from '@ante/kit/refusal'
import type { Restriction } from './shapes.ts'

/** What restrictions are judged by. */
export interface EntrantFacts {
  readonly country: string | null
  readonly currency: Currency
  readonly deposits: number
  readonly hasConfirmedContact: boolean
  readonly hasProfileData: boolean
}

/** The rates ask something too: stakes in another currency could not be counted. */
export type AnyRestriction =
  | Restriction
  | { readonly type: 'currencies'; readonly params: { readonly currencies: readonly string[] } }

export const allRestrictions = (
  restrictions: readonly Restriction[],
  rates: Readonly<Record<string, number>>
): AnyRestriction[] => [...restrictions, { type: 'currencies', params: { currencies: Object.keys(rates).toSorted() } }]

/** TRN-15. A visitor meets nothing: it is not known who they are. */
export function meets(restriction: AnyRestriction, facts: EntrantFacts | undefined): boolean {
  if (!facts) return false
  switch (restriction.type) {
    case 'countries':
      return facts.country !== null && restriction.params.countries.includes(facts.country)
    case 'excluded_countries':
      return facts.country !== null && !restriction.params.countries.includes(facts.country)
    case 'currencies':
      return restriction.params.currencies.includes(facts.currency)
    case 'min_deposits':
      return facts.deposits >= restriction.params.count
    case 'confirmed_contact':
      return facts.hasConfirmedContact
    case 'profile_data':
      return facts.hasProfileData
  }
}

export type EntryRefusal =
  | 'InvalidRequest/tournament_restricted'
  | 'UserNeedDeposit'
  | 'UserNeedConfirmContact'
  | 'UserNeedProfileData'

/** TRN-14: the error type says what would help; where nothing would, the sentence does. */
const refusals: Readonly<Record<AnyRestriction['type'], () => Refused<EntryRefusal>>> = {
  countries: () => refused('InvalidRequest/tournament_restricted'),
  excluded_countries: () => refused('InvalidRequest/tournament_restricted'),
  currencies: () => refused('InvalidRequest/tournament_restricted'),
  min_deposits: () => refused('UserNeedDeposit'),
  confirmed_contact: () => refused('UserNeedConfirmContact'),
  profile_data: () => refused('UserNeedProfileData'),
}

/** May this player take part? First what cannot be helped: nobody should deposit for a tournament that is not open to them. */
export function validateEntry(
  restrictions: readonly AnyRestriction[],
  facts: EntrantFacts
): Refused<EntryRefusal> | undefined {
  const unmet = restrictions.filter((one) => !meets(one, facts)).map(({ type }) => refusals[type]())
  return unmet.find((one) => one.refused === 'InvalidRequest/tournament_restricted') ?? unmet[0]
}
