import { errorTypes, partsOf } from '@ante/kit/refusal'
import type { Registry } from '@ante/server/registry'
import { messagesOf } from '@ante/texts'
import { heading, table } from './markdown.ts'

/** Every type of refusal with the sentence that a player reads and the calls that declare it, and the sentence of each code. */
export function refusalIndex({ calls, reasons }: Registry): string {
  const sentences = messagesOf('en')
  const declaredBy = (word: string): string =>
    [...calls.values()]
      .filter(({ endpoint }) =>
        endpoint.errors.some((code) => {
          const { type, reason } = partsOf(code)
          return type === word || reason === word
        })
      )
      .map(({ key }) => key)
      .sort()
      .join(', ')
  const types = Object.entries(errorTypes).map(([type, status]) => [
    type,
    String(status),
    (sentences.errors as Readonly<Record<string, string>>)[type] ?? '',
    declaredBy(type),
  ])
  const codes = [...reasons.keys()].map((reason) => [
    reason,
    (sentences.reasons as Readonly<Record<string, string>>)[reason] ?? '',
    declaredBy(reason),
  ])
  return `${heading('Refusals', 'the contracts and `texts/src/en`')}
The host's own (session, rate limit, maintenance) may answer any call and are declared by none.

## Types

${table(['type', 'status', 'sentence', 'declared by'], types)}

## Codes within them

${table(['code', 'sentence', 'declared by'], codes)}
`
}
