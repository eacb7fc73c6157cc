import { describe, expect, it } from 'vitest'
import { loaderArgs, siteOf } from './pages/pages.fixture.tsx'
import { loader } from './root.tsx'

const statusOf = async (domain_state: string): Promise<unknown> => {
  try {
    await loader(loaderArgs(siteOf({ settings: { general: { domain_state } } }), '/'))
    return 200
  } catch (error) {
    return (error as { init: { status: number } }).init.status
  }
}

describe('the frame of every page', () => {
  it('CMS-05 SYS-28 a house that is closed answers each page with maintenance, 503', async () => {
    expect(await statusOf('active')).toBe(200)
    expect(await statusOf('maintenance')).toBe(503)
    expect(await statusOf('disabled')).toBe(503)
  })
})
