import { isRecord } from '@ante/kit/record'
import { newKey } from '../../app/api/client.ts'
import { forget, keep, kept } from '../../app/session/storage.ts'

export interface Feedback {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}
export const feedbackFields = ['name', 'email', 'subject', 'message'] as const

export interface Draft {
  readonly values: Feedback
  /** The same for as long as it says the same: sent again after a lost answer it is one ticket. */
  readonly key: string
}

/** What is written now: other words are another message, and have another key. */
export const draftOf = (before: Draft | undefined, values: Feedback): Draft =>
  before && feedbackFields.every((name) => before.values[name] === values[name]) ? before : { values, key: newKey() }

/** What this person began to write here and has not sent; undefined for the words of somebody else. */
export function readDraft(uid: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(kept('feedback'))
    if (!isRecord(draft) || draft['uid'] !== uid || typeof draft['key'] !== 'string' || !isRecord(draft['values']))
      return undefined
    const values = draft['values']
    const text = (name: keyof Feedback): string => {
      const value = values[name]
      return typeof value === 'string' ? value : ''
    }
    return {
      key: draft['key'],
      values: { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') },
    }
  } catch {
    // Nothing is kept, or nothing of ours.
    return undefined
  }
}

/** Kept until it is accepted: nothing that was written is lost with the page. */
export const keepDraft = (uid: number, draft: Draft): void => keep('feedback', JSON.stringify({ uid, ...draft }))
export const forgetDraft = (): void => forget('feedback')
