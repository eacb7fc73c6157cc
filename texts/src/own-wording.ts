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

/** The full pages of the system, as the specification names them, whose texts an operator may word otherwise. */
const ofSystem = {
  maintenance: 'maintenance',
  notFound: 'notFound',
  forbidden: 'forbidden',
  userBlocked: 'blocked',
  unsubscribe: 'unsubscribed',
  errorsSlot: 'slot',
} as const satisfies Readonly<Record<string, keyof Messages['system']>>
const ofPayments = {
  payCancel: 'cancel',
  payFail: 'fail',
  payMobile: 'mobile',
  payNewWindow: 'newWindow',
  payPending: 'pending',
  paySuccess: 'success',
} as const satisfies Readonly<Record<string, keyof Messages['cashierPages']['outcome']>>
type OwnPage = keyof typeof ofSystem | keyof typeof ofPayments
export const ownPages: readonly OwnPage[] = [...keysOf(ofSystem), ...keysOf(ofPayments)]

/** What is not said stays as it is; `$$sum$$` in the header of a payment that arrived stands for its sum. */
export interface OwnPageTexts {
  readonly header?: string | undefined
  readonly description?: string | undefined
  readonly button?: string | undefined
}

/** The messages with an operator's own texts of system pages. */
export function withOwnPages(messages: Messages, pages: Partial<Readonly<Record<OwnPage, OwnPageTexts>>>): Messages {
  if (Object.keys(pages).length === 0) return messages
  const { system, cashierPages } = messages
  const { outcome } = cashierPages
  return {
    ...messages,
    system: {
      ...system,
      ...Object.fromEntries(keysOf(ofSystem).map((page) => worded(system, ofSystem[page], pages[page]))),
    },
    cashierPages: {
      ...cashierPages,
      outcome: {
        ...outcome,
        ...Object.fromEntries(keysOf(ofPayments).map((page) => worded(outcome, ofPayments[page], pages[page]))),
      },
    },
  }
}

function worded<Key extends string>(
  texts: Readonly<Record<Key, object>>,
  key: Key,
  { header, description, button }: OwnPageTexts = {}
): readonly [Key, object] {
  const own = { title: header, description, button }
  const said = Object.entries(own).flatMap(([name, text]) => (text ? [[name, sentenceOf(text)] as const] : []))
  return [key, { ...texts[key], ...Object.fromEntries(said) }]
}

/** The keys of an object that is written in this file: it has no others. */
function keysOf<Key extends string>(texts: Readonly<Record<Key, string>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- See above.
  return Object.keys(texts) as Key[]
}

/** Only bounds and sums are placeholders: whatever else the syntax of messages knows must not come in by an operator's sentence. */
const sentenceOf = (message: string): string =>
  message
    .replaceAll(/[{}<>]/g, '')
    .replaceAll("'", '’')
    .replaceAll(/\$\$(min|max|sum)\$\$/g, '{$1}')
