import { expect, test } from 'vitest'
import { dateText } from '../ui/date-text.ts'
import { channelText, choiceText } from './news-texts.ts'

test('says what goes to a player by a channel', () => {
  expect(channelText({ channel: 'email', contact: 'ada@example.com', products: ['casino', 'betting'] })).toBe(
    'By email: casino, sports betting.'
  )
  expect(channelText({ channel: 'phone', contact: '447700900123', products: [] })).toBe('By text message: nothing.')
  expect(channelText({ channel: 'phone', contact: null, products: [] })).toBe('By text message: no contact.')
})

test('says when a consent was given or ended, where, and beside which sentence', () => {
  const at = '2026-11-25T10:00:00.000Z'
  const given = { at, channel: 'email', product: 'casino', is_given: true, source: 'registration' } as const
  expect(choiceText({ ...given, wording: 'Casino news and offers by email', locale: 'en' })).toBe(
    `${dateText(at)}: consent to casino news by email, at registration (en): “Casino news and offers by email”`
  )
  expect(choiceText({ ...given, product: null, is_given: false, source: 'unsubscribe', wording: '', locale: '' })).toBe(
    `${dateText(at)}: end of all news by email, by the link in a message`
  )
})
