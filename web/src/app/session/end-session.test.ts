import { expect, it } from 'vitest'
import { endingBy } from './end-session.ts'
import { session } from './session.ts'

it('RG-11 a session that ends by a call of this window is told of by its answer alone, and one that goes on is told of again', async () => {
  let told = 0
  const unhear = session.whenEnded(() => void (told += 1))
  session.signedIn = true
  const late = Promise.withResolvers<string>()
  const ending = endingBy(() => late.promise)
  // The socket, and calls that are answered "log in", know of it before the answer comes.
  session.reportEnded()
  expect(told).toBe(0)
  late.resolve('until tomorrow')
  expect([await ending, session.signedIn]).toEqual(['until tomorrow', false])
  session.signedIn = true
  await expect(endingBy(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  session.reportEnded()
  expect([told, session.signedIn]).toEqual([1, true])
  unhear()
})
