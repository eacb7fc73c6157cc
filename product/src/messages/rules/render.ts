import type { Messages } from '@ante/texts/messages'
import type { MessageEntry } from './catalogue.ts'

export type Values = Readonly<Record<string, string>>

/** A line of a message. `isLink`: an address alone, which a page shows as a button. */
export interface Line {
  readonly text: string
  readonly isLink?: true
}
/** A message in one language, before it has a form. */
export interface Rendered {
  readonly subject: string
  readonly paragraphs: readonly (readonly Line[])[]
  /** What stands on the button of a link. */
  readonly action: string | undefined
  /** Below the message: why it came, and where news is stopped. */
  readonly footer: readonly Line[]
  /** The code that it brings, which is shown large. */
  readonly code: string | undefined
}

/** Each place once, so that what fills one is never taken for another. A place that nothing fills stays: the test of all messages finds it. */
export const filled = (template: string, values: Values): string =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const lineOf =
  (values: Values) =>
  (line: string): Line[] =>
    line === '{link}'
      ? [{ text: filled(line, values), isLink: true }]
      : filled(line, values)
          .split('\n')
          .map((text) => ({ text }))

/** What fills a place may have paragraphs of its own: they are paragraphs of the message. */
function paragraphsOf(template: string, values: Values): (readonly Line[])[] {
  const lines = template.trim().split('\n').flatMap(lineOf(values))
  const paragraphs: Line[][] = [[]]
  for (const line of lines)
    if (line.text.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  return paragraphs.filter(({ length }) => length > 0)
}

/** Undefined for a message that has no words for an email. */
export function renderEmail(entry: MessageEntry, messages: Messages, values: Values): Rendered | undefined {
  const words = entry.email?.(messages)
  if (!words) return undefined
  const { mail, sms } = messages
  const unsubscribe = values['unsubscribe']
  const footer =
    entry.kind === 'marketing' && unsubscribe !== undefined
      ? filled(sms.stopEmail, { ...values, link: unsubscribe })
      : filled(entry.kind === 'required' ? mail.required : mail.sentBy, values)
  return {
    subject: filled(words.subject, values).replaceAll(/\s+/g, ' ').trim(),
    paragraphs: paragraphsOf(words.text, values),
    action: entry.action && mail.actions[entry.action],
    footer: footer.split('\n').map((text) => ({ text })),
    code: words.text.includes('{code}') ? values['code'] : undefined,
  }
}

export const renderSms = (entry: MessageEntry, messages: Messages, values: Values): string | undefined =>
  entry.sms && filled(entry.sms(messages), values)

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

/** As plain text: addresses in full, as a mail program makes them links. */
export const plainText = ({ paragraphs, footer }: Rendered): string =>
  `${[...paragraphs, footer].map(textOf).join('\n\n')}\n`

/** What the inbox of the site shows: the words without the address, which is a button there. */
export interface InboxWords {
  readonly title: string
  readonly text: string
}
export const inboxWords = ({ subject, paragraphs }: Rendered): InboxWords => ({
  title: subject,
  text: paragraphs
    .map((lines) => textOf(lines.filter(({ isLink }) => !isLink)))
    .filter((text) => text !== '')
    .join('\n\n'),
})
