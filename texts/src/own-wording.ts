import type { Messages } from './index.ts'

/** The sentences at fields that an operator may word otherwise: the specification's default list. */
export const ownWordings = [
  'required',
  'email',
  'minLength',
  'maxLength',
  'phone',
  'fakename',
  'password',
  'name',
  'address',
  'iban',
  'minValue',
  'maxValue',
  'date',
  'sameAs',
  'regex',
  'cardNumber',
] as const satisfies readonly (keyof Messages['fields'])[]

export interface OwnWording {
  readonly name: (typeof ownWordings)[number]
  /** `$$min$$` and `$$max$$` stand for the bounds. */
  readonly message: string
}

/** The messages with an operator's own wordings; all others stay as they are. */
export function withOwnWording(messages: Messages, wordings: readonly OwnWording[]): Messages {
  if (wordings.length === 0) return messages
  return {
    ...messages,
    fields: {
      ...messages.fields,
      ...Object.fromEntries(wordings.map(({ name, message }) => [name, sentenceOf(message)])),
    },
  }
}

/** Only the bounds are placeholders: whatever else the syntax of messages knows must not come in by an operator's sentence. */
const sentenceOf = (message: string): string =>
  message
    .replaceAll(/[{}<>]/g, '')
    .replaceAll("'", '’')
    .replaceAll(/\$\$(min|max)\$\$/g, '{$1}')
