import { Refusal } from '@ante/kit/refusal'
import { exclusionStates, fixedMessages } from '@ante/product/identity/contract'
import { limitStates } from '@ante/product/protection/contract'
import { messagesOf } from '@ante/texts'
import type { SentencedReasons } from '@ante/texts/messages'
import { describe, expect, it } from 'vitest'
import { reasonsOf } from '../registry.ts'
import { statusOf } from './status-of.ts'

// @ts-expect-error a reason without a sentence cannot be declared
export const unworded = { no_sentence_for_this: 409 } as const satisfies SentencedReasons

describe('the reasons of all modules', () => {
  it('API-12 a refusal has the status of its reason, else that of its type', () => {
    expect(statusOf(new Refusal('InvalidRequest/price_changed'))).toBe(409)
    expect(statusOf(new Refusal('InvalidRequest/link_expired'))).toBe(400)
    expect(statusOf(new Refusal('InvalidRequest/not_found'))).toBe(404)
    const types = [
      'AccessDenied',
      'UserBanned',
      'ApplicationDisabled',
      'ApplicationUnavailable',
      'InternalServerError',
    ] as const
    expect(types.map((type) => statusOf(new Refusal(type)))).toEqual([403, 403, 503, 503, 500])
  })
  it('ERR-50 each has a sentence of its own, or a message for programs', () => {
    const sentences: Readonly<Record<string, string>> = messagesOf('en').reasons
    const messages: Readonly<Record<string, string>> = fixedMessages
    const found = [...reasonsOf().keys()]
    expect(found).toEqual(expect.arrayContaining(['not_found', 'round_not_open', 'insufficient_funds', 'bonus_active']))
    expect(found.filter((reason) => !sentences[reason] && !messages[reason])).toEqual([])
    // Two reasons have other sentences for the states that their data tell.
    const ofStates = [
      ...exclusionStates.map((state) => `self_excluded_${state}`),
      ...limitStates.map((state) => `own_limit_${state}`),
    ]
    const others = Object.keys(sentences).filter((reason) => !found.includes(reason))
    expect(others.filter((key) => !ofStates.includes(key))).toEqual([])
    expect(others).toHaveLength(6 + limitStates.length)
  })
  it('API-12 a reason belongs to one module', () => {
    expect(() => reasonsOf({ cashier: { reasons: { not_found: 404 } } })).toThrow('not_found is declared twice')
  })
})
