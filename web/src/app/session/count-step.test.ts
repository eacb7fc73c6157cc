import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { post } = vi.hoisted(() => ({ post: vi.fn<(key: string, params: object) => Promise<object>>() }))
vi.mock('../api/client.ts', () => ({ post, get: vi.fn<() => void>() }))

beforeEach(() => {
  vi.resetModules()
  post.mockReset().mockResolvedValue({ is_counted: true })
})
afterEach(() => vi.unstubAllGlobals())

async function countTwice(cookie: string, isPrivate = false): Promise<unknown[][]> {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { globalPrivacyControl: isPrivate })
  const { countStep } = await import('./count-step.ts')
  countStep('registration_opened')
  countStep('registration_opened')
  return post.mock.calls
}
const proof = 'x'.repeat(22)

it('TRK-20 a step is sent once for a page, and says nothing of who took it', async () => {
  expect(await countTwice('')).toEqual([['tracking.count', { step: 'registration_opened' }]])
})

it('TRK-20 a step of who said no to analytics, or whose browser does, is not sent', async () => {
  expect(await countTwice(`consent=1.a0.${proof}`)).toEqual([])
  expect(await countTwice('', true)).toEqual([])
  expect(await countTwice(`consent=1.a1.${proof}`)).toHaveLength(1)
})
