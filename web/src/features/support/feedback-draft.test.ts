import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf, forgetDraft, keepDraft, readDraft } from './feedback-draft.ts'

const draft = {
  key: 'a-key-of-this-message',
  values: { name: 'Ada', email: 'ada@example.com', subject: 'A bet', message: 'It stands open' },
}
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('CHAT-39 what was written is kept until it is accepted, with the key that makes it one ticket', () => {
  keepDraft(7, draft)
  expect(readDraft(7)).toEqual(draft)
  forgetDraft()
  expect(readDraft(7)).toBeUndefined()
})

it('CHAT-39 the same words keep their key, and other words are another message', () => {
  const again = draftOf(draft, { ...draft.values })
  expect(again).toEqual(draft)
  const other = draftOf(draft, { ...draft.values, message: 'It is settled now' })
  expect(other.values.message).toBe('It is settled now')
  expect(other.key).toMatch(/^[\w-]{8,64}$/)
  expect(other.key).not.toBe(draft.key)
  expect(draftOf(undefined, draft.values)).toMatchObject({ values: draft.values })
})

it('CHAT-39 nobody is shown what another person of this browser has written', () => {
  keepDraft(7, draft)
  expect([readDraft(0), readDraft(8)]).toEqual([undefined, undefined])
})

it('CHAT-39 what is no draft is none', () => {
  for (const text of ['', '{', 'null', '{"uid":7}', '{"uid":7,"key":1,"values":{}}']) {
    localStorage.setItem('feedback', text)
    expect(readDraft(7), text).toBeUndefined()
  }
  localStorage.setItem('feedback', '{"uid":7,"key":"k","values":{"name":3}}')
  expect(readDraft(7)?.values).toEqual({ name: '', email: '', subject: '', message: '' })
})
