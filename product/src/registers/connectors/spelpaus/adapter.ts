import { jsonIn } from '@ante/kit/json'
import { z } from 'zod'
import { readText } from '../../../connectors/read-body.ts'
import { type ExclusionRegister, type Question, type RegisterAnswer, RegisterUnavailable } from '../port.ts'

export interface SpelpausOptions {
  /** Base address without a trailing slash. */
  readonly url: string
  /** Which licensee asks. */
  readonly actorId: string
  readonly apiKey: string
  readonly timeoutMs?: number
}

const answer = z.object({
  isBlocked: z.boolean(),
  requestId: z.string(),
  responseId: z.union([z.string().min(1).max(200), z.number()]),
})
const bytesMax = 10_000

/** A Swedish personal number with its century, as twelve digits. Undefined for what is none: its last digit proves the nine before it. */
export function subjectOf(nationalId: string): string | undefined {
  const digits = nationalId.replaceAll(/[\s-]/g, '')
  if (!/^(?:19|20)\d{10}$/.test(digits)) return undefined
  const sum = Array.from(digits.slice(2))
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0 ? digits : undefined
}

/** Its two interfaces: for registration and login, and before direct marketing. Neither may be used for what the other is for. */
const interfaces = { play: 'blocking-info', news: 'marketing-single-subjectid' } as const

/** Spelpaus, Sweden. */
export function spelpaus(options: SpelpausOptions): ExclusionRegister {
  return {
    name: 'spelpaus',
    needs: ['nationalId'],
    isAskedBetween: false,
    lacks: ({ nationalId = '' }) => (subjectOf(nationalId) ? [] : ['nationalId']),
    ask: (question) => ask(options, 'play', question),
    askBeforeNews: (question) => ask(options, 'news', question),
  }
}

async function ask(
  { url, actorId, apiKey, timeoutMs = 3000 }: SpelpausOptions,
  about: keyof typeof interfaces,
  { person, trace }: Question
): Promise<RegisterAnswer> {
  // A number that is none is answered with "not blocked" there: it is not asked about.
  const subjectId = subjectOf(person.nationalId ?? '')
  if (!subjectId) throw new RegisterUnavailable('Spelpaus is not asked about what is no personal number')
  let response: Response
  let body: string
  try {
    response = await fetch(`${url}/api/${interfaces[about]}/${encodeURIComponent(actorId)}`, {
      method: 'POST',
      headers: { authorization: apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ requestId: trace, subjectId }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    body = await readText(response, bytesMax)
  } catch (error) {
    throw new RegisterUnavailable('Spelpaus does not answer', { cause: error })
  }
  if (response.status !== 200) throw new RegisterUnavailable(`Spelpaus answered ${response.status}`)
  const said = answer.safeParse(jsonIn(body))
  if (!said.success) throw new RegisterUnavailable('Spelpaus answered what cannot be understood')
  // An answer to another question is of another person.
  if (said.data.requestId !== trace) throw new RegisterUnavailable('Spelpaus answered another question')
  return { word: said.data.isBlocked ? 'excluded' : 'clear', reference: String(said.data.responseId) }
}
