import { expect, it } from 'vitest'
import { isSignedIn } from './signed-in.ts'

it('AUTH-01 who has a uid greater than 0 is a player; with 0 or none it is a visitor', () => {
  expect([{ uid: 1 }, { uid: 0 }, {}].map(isSignedIn)).toEqual([true, false, false])
})
