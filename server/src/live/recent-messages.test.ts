import { expect, test } from 'vitest'
import { withoutRepeats } from './recent-messages.ts'

const message = (id?: string) => ({ topic: 'test', key: '', data: id, ...(id === undefined ? {} : { id }) })

test('a message that comes twice passes once, and one without an id always', () => {
  const firstTime = withoutRepeats()
  expect(firstTime([message('a'), message('b'), message('a')])).toEqual([message('a'), message('b')])
  expect(firstTime([message('b'), message('c'), message()])).toEqual([message('c'), message()])
  expect(firstTime([message()])).toEqual([message()])
})

test('only the latest ids are remembered', () => {
  const firstTime = withoutRepeats(2)
  firstTime([message('a'), message('b'), message('c')])
  expect(firstTime([message('c'), message('a')])).toEqual([message('a')])
})
