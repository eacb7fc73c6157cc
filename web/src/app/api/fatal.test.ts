import { describe, expect, it } from 'vitest'
import { fatalOf } from './fatal.ts'

describe('fatal refusals', () => {
  it('ERR-32, SYS-32 a blocked user sees that page, whatever the status', () => {
    expect(fatalOf({ type: 'UserBannedException', status: 403 })).toBe('blocked')
  })
  it('ERR-33 a closed or unavailable application is under maintenance', () => {
    expect(fatalOf({ type: 'ApplicationDisabledException', status: 503 })).toBe('maintenance')
    expect(fatalOf({ type: 'ApplicationUnavailableException', status: 503 })).toBe('maintenance')
  })
  it('ERR-34 any other 403 is forbidden', () => {
    expect(fatalOf({ type: 'AccessDeniedException', status: 403 })).toBe('forbidden')
  })
  it('other refusals end nothing', () => {
    expect(fatalOf({ type: 'InvalidParameterException', status: 400 })).toBeUndefined()
    expect(fatalOf({ type: 'AuthorizationException', status: 401 })).toBeUndefined()
  })
})
