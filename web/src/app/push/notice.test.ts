import { describe, expect, it } from 'vitest'
import { addressOf, noticeOf, windowFor } from './notice.ts'

const origin = 'https://ante.example'

describe('push messages in the browser', () => {
  it('PWA-13 a message is shown in its language and direction, with the number of unread messages', () => {
    const text = JSON.stringify({
      title: 'تمت تسوية رهانك',
      body: 'افتحه',
      url: '/ar/profile/bets',
      tag: 'bet:7',
      lang: 'ar',
      dir: 'rtl',
      at: 5,
      unread: 3,
    })
    expect(noticeOf(text, 'ante.example', 9)).toEqual({
      title: 'تمت تسوية رهانك',
      options: {
        body: 'افتحه',
        tag: 'bet:7',
        lang: 'ar',
        dir: 'rtl',
        timestamp: 5,
        renotify: true,
        data: { url: '/ar/profile/bets' },
      },
      unread: 3,
    })
  })

  it('PWA-13 a message that cannot be read is shown as the name of the site', () => {
    for (const text of ['', 'x', '[]', 'null', '{"title":7,"unread":-1,"dir":"up"}'])
      expect(noticeOf(text, 'ante.example', 9)).toMatchObject({
        title: 'ante.example',
        options: { body: '', tag: 'site', dir: 'auto', timestamp: 9, data: { url: '/' } },
        unread: undefined,
      })
  })

  it('PWA-13 a pressed notification never leads to another site', () => {
    expect(addressOf({ url: '/ar/profile/bets?x=1' }, origin)).toBe(`${origin}/ar/profile/bets?x=1`)
    for (const url of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 'http://', 7, undefined])
      expect(addressOf({ url }, origin)).toBe(`${origin}/`)
    expect(addressOf(null, origin)).toBe(`${origin}/`)
  })

  it('PWA-13 a pressed notification takes the window that shows it, else the one in use, and none where somebody plays or pays', () => {
    const at = (path: string, focused = false) => ({ url: `${origin}${path}`, focused })
    const bets = `${origin}/profile/bets`
    const [home, shown, game] = [at('/', true), at('/profile/bets'), at('/ar/game/lantern-dice', true)]
    expect(windowFor(bets, [home, shown])).toBe(shown)
    expect(windowFor(bets, [at('/betting'), home])).toBe(home)
    expect(windowFor(bets, [game, at('/betting')])?.url).toBe(`${origin}/betting`)
    expect(windowFor(bets, [game, at('/cashier/payment/7')])).toBeUndefined()
    expect(windowFor(bets, [])).toBeUndefined()
  })
})
