import { plain, type Verdict } from '@ante/kit/validators'
import { subjectMax, textMax } from './words.ts'

/** The longest value of each field, in characters. */
const longest = { name: 100, email: 254, subject: subjectMax, message: textMax } as const
export type FeedbackField = keyof typeof longest

/** VAL-23: no configuration speaks of this form, so it has the words of plain forms; the same in the browser and on the server. No field has a shortest length: one word is a message. */
export const feedbackVerdict = (name: FeedbackField, value: string): Verdict =>
  plain.required(value) ?? plain.max(value.trim(), longest[name]) ?? (name === 'email' ? plain.email(value) : undefined)
