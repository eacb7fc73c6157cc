import { isKeyOf } from '@ante/kit/record'
import type { Messages } from '@ante/texts'
import { useMessages } from 'use-intl'

/**
 * Whether we have a sentence for a key that comes from a configuration, a feed or the server: `useKnownKey(({ betting }) => betting?.countries)`.
 * None where the texts of the area have not come.
 */
export function useKnownKey<Texts extends object>(
  textsOf: (messages: Partial<Messages>) => Texts | undefined
): (key: string) => key is Extract<keyof Texts, string> {
  const messages: Partial<Messages> = useMessages()
  const texts = textsOf(messages)
  return (key): key is Extract<keyof Texts, string> => texts !== undefined && isKeyOf(texts, key)
}
