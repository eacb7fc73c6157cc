import { expect, it } from 'vitest'
import { spanOf } from './span.ts'

it('a report is over the days of its address, or the last thirty', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  expect(spanOf(new URLSearchParams(), now)).toEqual({ from: '2026-02-09', to: '2026-03-10' })
  expect(spanOf(new URLSearchParams('from=2026-01-01&to=nonsense'), now)).toEqual({
    from: '2026-01-01',
    to: '2026-03-10',
  })
})
