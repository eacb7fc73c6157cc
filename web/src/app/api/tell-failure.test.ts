import { errorTypes } from '@ante/kit/refusal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '../../ui/toast.tsx'
import { ApiError } from './client.ts'
import { tellFailure, tellRefusal } from './tell-failure.ts'

const refused = (type: keyof typeof errorTypes) =>
  new ApiError(
    { type: `${type}Exception`, code: 'x', message: `No: ${type}`, error_data: {}, invalid_parameters: {} },
    errorTypes[type]
  )
const words = () => toasts.list().map(({ text, tone }) => [tone, text])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('ERR-05 ERR-32 ERR-33 ERR-34 a refusal that has a page of its own, or leads to one, is told there alone', () => {
  for (const type of ['AccessDenied', 'UserBanned', 'ApplicationDisabled', 'Authorization', 'UserDeleted'] as const) {
    tellRefusal('profileChanged', refused(type), 'offline')
    tellFailure('likeFailed', refused(type), 'That did not work')
  }
  tellRefusal('profileChanged', refused('UserNeedProfileData'), 'offline')
  expect(words()).toEqual([])
})

it('any other failure is told where the call was made', () => {
  tellRefusal('profileChanged', refused('InvalidRequest'), 'offline')
  expect(words()).toEqual([['bad', 'No: InvalidRequest']])
  tellRefusal('profileChanged', new TypeError('no network'), 'offline')
  expect(words()[0]).toEqual(['bad', 'offline'])
  tellFailure('likeFailed', refused('InternalServerError'), 'That did not work')
  expect(words()[0]).toEqual(['bad', 'That did not work'])
})
