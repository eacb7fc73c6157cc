import { describe, expect, it, vi } from 'vitest'
import { callOnce } from './call-once.ts'
import { ApiError, OfflineError } from './client.ts'

const refusal = (code: string) =>
  new ApiError(
    { type: 'InvalidRequestException', code, message: code, error_data: {}, invalid_parameters: {} },
    code === 'not_found' ? 404 : 409
  )
const fails = (error: Error) => () => Promise.reject(error)

describe('a call that can succeed once', () => {
  it.each([
    ['its answer is lost', new OfflineError()],
    ['it was done before', refusal('not_found')],
  ])('is done when %s and what it was for is', async (_, error) => {
    await expect(
      callOnce(fails(error), { code: 'not_found', isDone: () => Promise.resolve(true) })
    ).resolves.toBeUndefined()
    for (const isDone of [() => Promise.resolve(false), fails(new OfflineError())])
      await expect(callOnce(fails(error), { code: 'not_found', isDone })).rejects.toBe(error)
  })
  it('is refused by any other refusal, and nothing is asked', async () => {
    const isDone = vi.fn<() => Promise<boolean>>()
    const asked = refusal('second_factor_needed')
    await expect(callOnce(fails(asked), { code: 'not_found', isDone })).rejects.toBe(asked)
    expect(isDone).not.toHaveBeenCalled()
  })
})
