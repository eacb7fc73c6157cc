import { expect, test } from 'vitest'
import { dateText } from '../ui/date-text.ts'
import { messageLine } from './message-texts.ts'

const at = '2026-11-25T10:00:00.000Z'
const sent = {
  id: '1',
  key: 'payments.withdrawal-paid',
  topic: 'payments',
  kind: 'service',
  channel: 'email',
  locale: 'de',
  to: 'ada@example.com',
  subject: 'Wir haben dir $20.00 überwiesen',
  content_hash: 'ab',
  state: 'delivered',
  reason: null,
  created_at: at,
  send_at: null,
  sent_at: at,
  told_at: at,
}

test('says what became of a message, and why it was held back', () => {
  expect(messageLine(sent)).toBe(`${dateText(at)}: email to ada@example.com, de, delivered`)
  expect(messageLine({ ...sent, state: 'withheld', reason: 'cap' })).toBe(
    `${dateText(at)}: email to ada@example.com, de, withheld (enough was sent)`
  )
  expect(messageLine({ ...sent, channel: 'inbox', to: '', state: 'accepted' })).toBe(
    `${dateText(at)}: inbox of the site, de, accepted`
  )
  expect(messageLine({ ...sent, state: 'waiting', send_at: at })).toContain(`waiting until ${dateText(at)}`)
})
