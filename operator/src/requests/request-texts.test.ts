import { expect, it } from 'vitest'
import { requestAbout, requestName } from './request-texts.ts'

it('SEC-14 a request is named by what it does, and a call without words of its own by its name', () => {
  expect(requestName('bonuses.give')).toBe('Give bonus')
  expect(requestName('invented.call')).toBe('invented.call')
})

it('SEC-14 a request says which player it is about and why it was asked for', () => {
  expect(requestAbout({ uid: '10', amount: '5000', reason: 'a late answer' })).toEqual({
    uid: '10',
    reason: 'a late answer',
  })
  expect(requestAbout({ uid: 10 })).toEqual({ uid: '10' })
  expect(requestAbout({ sysname: 'night-race' })).toEqual({})
})
