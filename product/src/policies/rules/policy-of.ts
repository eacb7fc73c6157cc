import { type Instant, instant, instantOf } from '@ante/kit/instant'
import { type Market, type Policy, policyFieldNames, policyValues, type Whereabouts } from '@ante/kit/policy'
import { recordOf } from '@ante/kit/record'
import { type PolicyFile, type PolicyFiles, valueAt } from './policy-file.ts'

/** The policy of a market at an instant. */
export function policyOf(files: PolicyFiles, market: Market, at: Instant): Policy {
  const { fields } = files[market]
  return { ...policyValues.parse(recordOf(policyFieldNames, (field) => valueAt(fields[field], at).value)), market }
}

/** When the policy of a market changes next; undefined where nothing is planned. */
export function nextChange({ fields }: PolicyFile, at: Instant): Instant | undefined {
  const later = policyFieldNames
    .flatMap((field) => fields[field].map(({ from }) => (from === undefined ? -Infinity : instantOf(from))))
    .filter((from) => from > at)
  return later.length > 0 ? instant(Math.min(...later)) : undefined
}

/** A law of a part of a country also covers somebody of that country whose part is not known. */
const covers = ({ places }: PolicyFile, { country, region }: Whereabouts): boolean =>
  country !== null &&
  places.some((place) => {
    const [own, part] = place.split('-')
    return own === country && (part === undefined || (region ?? part) === part)
  })

/**
 * The market of somebody at a domain: that of the licence which covers where they are, else that of the domain's main licence. A visitor has no
 * whereabouts yet.
 */
export function marketOf(
  files: PolicyFiles,
  { licences, person }: { readonly licences: readonly Market[]; readonly person?: Whereabouts | undefined }
): Market {
  const own = person && licences.find((market) => covers(files[market], person))
  return own ?? licences[0] ?? 'default'
}

/** Fields whose figures nobody has confirmed, of those in force at an instant and of those to come. */
export const unconfirmedFields = ({ fields }: PolicyFile, at: Instant): string[] =>
  policyFieldNames.filter((field) => {
    const now = fields[field].indexOf(valueAt(fields[field], at))
    return fields[field].slice(now).some(({ confirmed }) => !confirmed)
  })
