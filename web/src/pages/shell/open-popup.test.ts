import { en } from '@ante/texts/en/index'
import { afterEach, expect, it, vi } from 'vitest'
import { dialogs } from '../../ui/dialog/store.ts'
import { openerOf } from './open-popup.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([true, false])(
  'AUTH-24 login and registration are popups where these are on, else their pages: %s',
  async (authPopupEnabled) => {
    vi.stubGlobal('window', { location: { pathname: '/gamehall' } })
    const led: string[] = []
    const open = openerOf({
      texts: { ensure: () => Promise.resolve(), get: () => en },
      navigate: (to) => void led.push(to),
      authPopupEnabled,
      offline: { current: '' },
    })
    const popups: string[] = []
    for (const view of ['authorization', 'registration'] as const) {
      await open('AuthPopup', { view })
      popups.push(...dialogs.list().map(({ title }) => title))
      dialogs.closeByName('AuthPopup', { immediate: true })
    }
    expect([popups, led]).toEqual(
      authPopupEnabled ? [['Log in', 'Open an account'], []] : [[], ['/forms/sign_in', '/forms/sign_up']]
    )
  }
)
