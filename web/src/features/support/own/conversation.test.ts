import type { Conversation, Message } from '@ante/product/support/contract'
import { describe, expect, it } from 'vitest'
import { fileProblem } from './attachments.ts'
import {
  isAnsweredByMail,
  lastReadByStaff,
  takesMessages,
  toGoOnWith,
  toMarkRead,
  withMessages,
  withoutArrived,
} from './conversation.ts'
import { daysText } from './welcome.tsx'

const message = (id: string, side: Message['side'] = 'writer', text = `text ${id}`): Message => ({
  id,
  side,
  by: '',
  text,
  at: '2026-11-26T10:00:00.000Z',
  attachment: null,
})
const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  kind: 'ticket',
  state: 'answered',
  subject: '',
  opened_at: '2026-11-26T10:00:00.000Z',
  changed_at: '2026-11-26T10:00:00.000Z',
  closed_at: null,
  read_by_writer: '0',
  read_by_staff: '0',
  unread: 0,
  rating: null,
  about: null,
  due_at: null,
  outcome: null,
  escalated_at: null,
  escalates_at: null,
  ...more,
})
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

describe('what a conversation shows', () => {
  it('has each message once, in the order in which they were written, whatever the length of their numbers', () => {
    const some = withMessages([], [message('10'), message('9')])
    expect(ids(some)).toEqual(['9', '10'])
    expect(ids(withMessages(some, [message('10'), message('11'), message('2')]))).toEqual(['2', '9', '10', '11'])
    expect(withMessages(some, [message('9')])).toBe(some)
  })

  it('is rid of an unsent message when it comes back by the socket, and of one of two that say the same', () => {
    const unsent = [
      { key: 'a', text: 'Hello ', state: 'sending' as const },
      { key: 'b', text: 'Hello', state: 'failed' as const },
    ]
    expect(withoutArrived(unsent, message('1', 'writer', 'Hello'))).toEqual([unsent[1]])
    expect(withoutArrived(unsent, message('1', 'staff', 'Hello'))).toBe(unsent)
    expect(withoutArrived(unsent, message('1', 'writer', 'Other'))).toBe(unsent)
  })

  it('goes on with the open chat, else with the latest request that is open or has news, else begins anew', () => {
    const closed = conversation('9', { state: 'closed' })
    const chat = conversation('7', { kind: 'chat', state: 'waiting' })
    expect(toGoOnWith([closed, conversation('8'), chat])?.id).toBe('7')
    expect(toGoOnWith([closed, conversation('8')])?.id).toBe('8')
    expect(toGoOnWith([conversation('9', { state: 'closed', unread: 1 })])?.id).toBe('9')
    expect(toGoOnWith([closed])).toBeUndefined()
  })

  it('takes more messages in a new one, an open one and a closed request, but not in a chat that is over', () => {
    expect(takesMessages(undefined)).toBe(true)
    expect(takesMessages(conversation('1', { state: 'closed' }))).toBe(true)
    expect(takesMessages(conversation('1', { kind: 'chat' }))).toBe(true)
    expect(takesMessages(conversation('1', { kind: 'chat', state: 'closed' }))).toBe(false)
  })

  it('asks a visitor once for an address while nobody is there: for a new one, and for a chat that goes on as a request', () => {
    expect(isAnsweredByMail(undefined)).toBe(true)
    expect(isAnsweredByMail(conversation('1', { kind: 'chat', state: 'answered' }))).toBe(true)
    expect(isAnsweredByMail(conversation('1'))).toBe(false)
  })

  it('knows what each side has read', () => {
    const lines = [message('8'), message('9', 'staff'), message('10'), message('11', 'staff')]
    expect(lastReadByStaff(lines, '9')).toBe('8')
    expect(lastReadByStaff(lines, '7')).toBeUndefined()
    expect(toMarkRead(lines, '9')).toBe('11')
    expect(toMarkRead(lines, '11')).toBeUndefined()
  })

  it('says before anything is sent that a file is of another kind, empty or too large', () => {
    const files = { types: ['image/png'], max: 10 }
    expect(fileProblem({ type: 'image/png', size: 10 }, files)).toBeUndefined()
    expect(fileProblem({ type: 'image/gif', size: 10 }, files)).toBe('attachment_type')
    expect(fileProblem({ type: 'image/png', size: 11 }, files)).toBe('attachment_size')
    expect(fileProblem({ type: 'image/png', size: 0 }, files)).toBe('attachment_size')
  })

  it('names days that follow each other by the first and the last of them', () => {
    expect(daysText('en', [5, 1, 2, 3, 4])).toBe('Mon – Fri')
    expect(daysText('en', [6, 7, 1])).toBe('Mon, Sat, Sun')
  })
})
