import { expect, test } from 'vitest'
import { isActivityMessage } from '../rules/frame-message.ts'
import { tellActivity } from './activity.ts'

test('RG-13 a game tells the site that its player is active, at most once a second', () => {
  const frame = new EventTarget()
  const sent: unknown[] = []
  let now = 0
  tellActivity(
    frame,
    (message) => sent.push(message),
    () => now
  )
  expect(sent).toEqual([])
  for (const type of ['keydown', 'click', 'scroll', 'keydown']) frame.dispatchEvent(new Event(type))
  expect(sent).toEqual([{ type: 'ante:activity' }])
  now += 1000
  frame.dispatchEvent(new Event('click'))
  expect(sent).toHaveLength(2)
  expect(sent.every(isActivityMessage)).toBe(true)
  // What a game does by itself is no sign of its player.
  now += 1000
  for (const type of ['message', 'animationend', 'mousemove']) frame.dispatchEvent(new Event(type))
  expect(sent).toHaveLength(2)
  expect(isActivityMessage({ type: 'ante:balance', paused: true })).toBe(false)
})
