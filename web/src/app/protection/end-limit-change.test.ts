import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, get, OfflineError, post } from '../api/client.ts'
import { endLimitChange } from './end-limit-change.ts'
import type { Limits } from './limits.ts'

vi.mock('../api/client.ts', { spy: true })
const notAsked = new ApiError(
  { type: 'InvalidRequestException', code: 'limit_not_asked', message: '', error_data: {}, invalid_parameters: {} },
  409
)
const limits = { limits: [] } as unknown as Limits
const place = { kind: 'deposit', period: 7 } as const
beforeEach(() => vi.mocked(get).mockReset().mockResolvedValue(limits))

it('answers what the call does, and reads nothing', async () => {
  vi.mocked(post).mockResolvedValueOnce(limits)
  expect(await endLimitChange('account.confirmLimit', place, () => false)).toBe(limits)
  expect(get).not.toHaveBeenCalled()
})

it.each([
  ['the answer was lost', new OfflineError()],
  ['it was done before', notAsked],
])(
  'answers the limits as they are when %s and they are as wanted, and the failure when they are not',
  async (_, error) => {
    vi.mocked(post).mockRejectedValue(error)
    expect(await endLimitChange('account.confirmLimit', place, (now) => now === limits)).toBe(limits)
    await expect(endLimitChange('account.confirmLimit', place, () => false)).rejects.toBe(error)
  }
)
