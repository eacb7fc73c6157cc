import { expect, it } from 'vitest'
import { z } from 'zod'
import { eventGroup } from './contract.ts'

const events = eventGroup({
  'test.counted': z.object({ uids: z.array(z.string()), by: z.object({ name: z.string() }) }),
})

it('an event is parsed once for all who react to it, and none of them can change anything in it', () => {
  const stored = { uids: ['2', '1'], by: { name: 'one' } }
  const read = events['test.counted'].read(stored)
  expect(events['test.counted'].read(stored)).toBe(read)
  expect(() => Object.assign(read, { uids: [] })).toThrow(TypeError)
  expect(() => read.uids.sort()).toThrow(TypeError)
  expect(() => Object.assign(read.by, { name: 'other' })).toThrow(TypeError)
  expect(events['test.counted'].read(stored)).toEqual({ uids: ['2', '1'], by: { name: 'one' } })
})
