import { afterEach, describe, expect, it, vi } from 'vitest'
import { askService, initAddress, resultOf, windowFeatures } from './social-window.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the window of a service', () => {
  it('SOC-03 is the only one that is heard, and only while it shows a page of ours', async () => {
    const origin = 'http://localhost'
    const shown = { closed: false }
    const page = Object.assign(new EventTarget(), {
      open: () => shown,
      location: { origin },
      screenX: 0,
      screenY: 0,
      outerWidth: 1,
      outerHeight: 1,
    })
    vi.stubGlobal('window', page)
    const tell = (message: object, from: object) =>
      page.dispatchEvent(
        Object.assign(new Event('message'), { data: { type: 'oauth', ok: false, code: 'x', ...message }, ...from })
      )
    const answer = askService('/oauth/init')
    tell({ message: 'of another site' }, { origin: 'https://evil.example', source: shown })
    tell({ message: 'of a frame' }, { origin, source: {} })
    tell({ message: 'of nobody' }, { origin, source: null })
    tell({ message: 'of the window' }, { origin, source: shown })
    expect(await answer).toMatchObject({ message: 'of the window' })
  })
  it('SOC-01 CONST-11 is 640 × 480, in the middle of the one that it belongs to, and on the screen', () => {
    expect(windowFeatures({ screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 })).toBe(
      'popup,width=640,height=480,left=500,top=260'
    )
    expect(windowFeatures({ screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 300 })).toBe(
      'popup,width=640,height=480,left=0,top=0'
    )
  })
  it('SOC-02 begins at /oauth/init with the service, the way back and what it is for', () => {
    expect(initAddress('google', 'login', '/ar/gamehall?x=1#y')).toBe(
      '/oauth/init?service=google&redirect_url=%2Far%2Fgamehall%3Fx%3D1%23y&type_auth=login'
    )
  })
  it('SOC-03 tells what came of it; whatever else a window says is nothing', () => {
    expect(resultOf({ type: 'oauth', ok: true, is_new: true })).toEqual({ ok: true, is_new: true })
    expect(resultOf({ type: 'oauth', ok: false, code: 'social_declined', message: 'No.' })).toEqual({
      ok: false,
      code: 'social_declined',
      message: 'No.',
    })
    expect(
      resultOf({ type: 'oauth', ok: false, code: 'second_step_needed', token: 't', resend_time: 60 })
    ).toMatchObject({ token: 't', resend_time: 60 })
    for (const other of [
      null,
      'oauth',
      { ok: true },
      { type: 'refresh_user', ok: true },
      { type: 'oauth' },
      { type: 'oauth', ok: false },
      { type: 'oauth', ok: 'true' },
    ])
      expect(resultOf(other)).toBeUndefined()
  })
})
