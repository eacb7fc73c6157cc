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

it('AUTH-45 what is asked in the session’s name is given up when its end begins, and nothing is asked until it is known how that went', async () => {
  session.signedIn = true
  const balance = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const onItsWay = session.asks(balance)
  const late = Promise.withResolvers<void>()
  const ending = endingBy(() => late.promise)
  expect(await onItsWay).toBeUndefined()
  let asked = 0
  const count = () => Promise.resolve((asked += 1))
  expect(await session.asks(count)).toBeUndefined()
  late.reject(new Error('refused'))
  await expect(ending).rejects.toThrow('refused')
  // It goes on: so do its questions, and their failures are told.
  expect(await session.asks(count)).toBe(1)
  await expect(session.asks(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await endingBy(() => Promise.resolve())
  expect(await session.asks(count)).toBeUndefined()
})
