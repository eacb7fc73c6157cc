import { describe, expect, it } from 'vitest'
import { pageOf } from './error-page.tsx'

const answered = (status: number, type?: string) => ({
  status,
  statusText: '',
  internal: false,
  data: type ? { type } : null,
})

describe('error pages', () => {
  it('SYS-26, SYS-27, SYS-28 not found, forbidden and maintenance have their pages', () => {
    expect(pageOf(answered(404))).toBe('notFound')
    expect(pageOf(answered(403))).toBe('forbidden')
    expect(pageOf(answered(503))).toBe('maintenance')
  })
  it('SYS-29 any other status is a page that was not found', () => {
    expect(pageOf(answered(500))).toBe('notFound')
    expect(pageOf(new Error('bug'))).toBe('notFound')
    expect(pageOf(new TypeError('undefined is not a function'))).toBe('notFound')
  })
  it('a page that could not be asked for says that there is no connection', () => {
    for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
      expect(pageOf(new TypeError(message))).toBe('offline')
  })
  it('who asks for too many pages is told to wait, whatever the status', () => {
    expect(pageOf(answered(429))).toBe('busy')
    expect(pageOf(answered(503, 'TooManyRequestsException'))).toBe('busy')
  })
  it('SYS-30, SYS-32 a blocked user is told so, whatever the status', () => {
    expect(pageOf(answered(403, 'UserBannedException'))).toBe('blocked')
  })
})
