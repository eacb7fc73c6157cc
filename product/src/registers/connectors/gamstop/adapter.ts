import {
  type ExclusionRegister,
  missingOf,
  type PersonDetails,
  type RegisterAnswer,
  RegisterUnavailable,
} from '../port.ts'

export interface GamstopOptions {
  /** The address that answers for one person, without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  readonly timeoutMs?: number
}

const needs = ['firstName', 'lastName', 'birthDate', 'email', 'postcode'] as const
/** `P`: the exclusion was over and the person has asked to be taken off. */
const words: Readonly<Record<string, RegisterAnswer['word']>> = { Y: 'excluded', N: 'clear', P: 'lapsed' }

/** A national number with its leading nought, as people write it: the register compares what it is told with what it was told. */
export const mobileOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:00)?44(?=7)/, '0')

/** What it is told: names as they are written, the postcode without spaces. */
export function formOf(person: PersonDetails): URLSearchParams {
  const { firstName = '', lastName = '', birthDate = '', email = '', postcode = '', phone } = person
  return new URLSearchParams({
    firstName,
    lastName,
    dateOfBirth: birthDate,
    email,
    postcode: postcode.replaceAll(/\s/g, ''),
    ...(phone ? { mobile: mobileOf(phone) } : {}),
  })
}

/** GAMSTOP, Great Britain: one form, and an answer that stands in the headers alone. */
export function gamstop({ url, apiKey, timeoutMs = 3000 }: GamstopOptions): ExclusionRegister {
  return {
    name: 'gamstop',
    needs,
    isAskedBetween: true,
    lacks: (person) => missingOf(person, needs),
    async ask({ person, trace }) {
      let response: Response
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { 'x-api-key': apiKey, 'x-trace-id': trace },
          body: formOf(person),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        // Nothing of the body is read: it may be left out, or never end.
        await response.body?.cancel()
      } catch (error) {
        throw new RegisterUnavailable('GAMSTOP does not answer', { cause: error })
      }
      if (response.status !== 200) throw new RegisterUnavailable(`GAMSTOP answered ${response.status}`)
      const word = words[response.headers.get('x-exclusion') ?? '']
      const reference = response.headers.get('x-unique-id')
      if (!word || !reference || reference.length > 200)
        throw new RegisterUnavailable('GAMSTOP answered without an exclusion or its number')
      return { word, reference }
    },
  }
}
