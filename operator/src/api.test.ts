import { afterEach, expect, it, vi } from 'vitest'
import { call, CallRefused } from './api.ts'

const answers = (status: number, code: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ error: { message: 'No.', code, invalid_parameters: {}, error_data: {} } }, { status })
    )
  )
const errorOf = () => call('bonuses.takeaway', { bonus_id: '1', reason: 'why' }).catch((error: unknown) => error)

afterEach(() => void vi.unstubAllGlobals())

it('a refusal is final, and an error of the server leaves open whether anything happened', async () => {
  vi.stubGlobal('location', { origin: 'https://ante.example' })
  answers(409, 'bonus_wrong_state')
  expect(await errorOf()).toMatchObject({ code: 'bonus_wrong_state', isFinal: true })
  for (const status of [500, 503]) {
    answers(status, 'internal_server_error')
    expect(await errorOf()).toMatchObject({ isFinal: false })
    expect(await errorOf()).toBeInstanceOf(CallRefused)
  }
})
