import type { Conversation } from '@ante/product/support/contract'
import { ar } from '@ante/texts/ar/index'
import { en } from '@ante/texts/en/index'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextsProvider, textStore } from '../../../app/texts/texts.tsx'
import { Decision } from './decision.tsx'

const [past, future] = ['2026-01-02T10:00:00.000Z', '2099-01-02T10:00:00.000Z']
const dispute: Conversation = {
  id: '3',
  kind: 'dispute',
  state: 'waiting',
  subject: '',
  opened_at: past,
  changed_at: past,
  closed_at: null,
  read_by_writer: '0',
  read_by_staff: '0',
  unread: 0,
  rating: null,
  about: { kind: 'bet', id: '7' },
  due_at: future,
  outcome: null,
  escalated_at: null,
  escalates_at: future,
}
const body = { name: 'Arbiter', url: 'https://arbiter.example' }
function shown(more: Partial<Conversation>, given: typeof body | null = body, locale: 'en' | 'ar' = 'en'): string {
  const texts = { en, ar }[locale]
  return renderToString(
    <TextsProvider store={textStore(texts, async () => texts)} locale={locale} timeZone="UTC">
      <Decision conversation={{ ...dispute, ...more }} body={given} onTold={async () => undefined} />
    </TextsProvider>
  )
}
const refused = { state: 'closed', outcome: 'declined', closed_at: past, escalates_at: past } as const

it('a dispute that was not upheld leads to the body of dispute resolution, and lets the player say that they asked it', () => {
  const text = shown(refused)
  for (const part of ['We didn’t uphold', 'you can ask Arbiter', `href="${body.url}"`, 'Tell us that'])
    expect(text).toContain(part)
  const told = shown({ ...refused, escalated_at: past })
  expect(told).toContain('On 02.01.2026 you told us that you’ve asked Arbiter')
  expect(told).not.toContain('Tell us that')
  expect(shown(refused, body, 'ar')).toContain('Arbiter')
})

it('the body is named from its date on while there is no decision, and never where we decided for the player or there is none', () => {
  const open = shown({})
  expect(open).toContain('no answer from us by 02.01.2099')
  expect(open).not.toContain('Tell us that')
  expect(shown({ ...refused, outcome: 'upheld' })).not.toContain('Arbiter')
  expect(shown({ ...refused, escalates_at: null }, null)).not.toContain('ask')
  expect(shown({}, null)).toBe('')
})
