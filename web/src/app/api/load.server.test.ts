import { describe, expect, it } from 'vitest'
import { siteOf } from '../../pages/pages.fixture.tsx'
import { pageNotFound, read } from './load.server.ts'

const refusing = (type: string, status: number) => ({
  ...siteOf({}),
  call: () =>
    Promise.resolve({
      status,
      error: { type: `${type}Exception`, code: '', message: '', error_data: {}, invalid_parameters: {} },
    }),
})
/** The status with which a page is served whose data were refused. */
const servedWith = async (type: string, status: number): Promise<unknown> => {
  try {
    await read(refusing(type, status) as never, 'account.getprofileinfo', {})
  } catch (error) {
    return (error as { init: { status: number } }).init.status
  }
  return 200
}

describe('a page whose data are refused', () => {
  it('SYS-35 is served with the status that the refusal says', async () => {
    expect(await servedWith('InvalidRequest', 404)).toBe(404)
    expect(await servedWith('AccessDenied', 403)).toBe(403)
    expect(await servedWith('UserBanned', 403)).toBe(403)
    expect(await servedWith('ApplicationUnavailable', 503)).toBe(503)
    expect(await servedWith('InternalServerError', 500)).toBe(500)
  })

  it('ERR-35 an address that nobody knows is 404 and says which it was', () => {
    const { data, init } = pageNotFound('/no/such')
    expect([init?.status, data.message]).toEqual([404, 'Page Not Found: /no/such'])
  })
})
