import { settings } from '@ante/product/loyalty/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loyaltyVolume, toastKindOf, toastKinds, toastMilliseconds, toasts, toastsAtOnce } from './toast.tsx'

const played: { src: string; volume: number }[] = []
class Sound {
  volume = 1
  readonly src: string
  constructor(src: string) {
    this.src = src
  }
  play(): Promise<void> {
    played.push({ src: this.src, volume: this.volume })
    // As a browser answers before the first press on a page.
    return Promise.reject(new Error('NotAllowedError'))
  }
}
const defaults = settings.loyalty.parse({})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Audio', Sound)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  toasts.loyaltyIsTold(defaults.notification)
  played.length = 0
})

const isShownAfter = (milliseconds: number): boolean => {
  vi.advanceTimersByTime(milliseconds)
  return toasts.list().length > 0
}

const textsOf = () => toasts.list().map(({ text }) => text)

describe('toasts', () => {
  it('DLG-45, DLG-46, CONST-16 six kinds of toast, five seconds', () => {
    expect(toastKinds).toEqual(['quest', 'register', 'profile', 'confirm', 'product', 'level'])
    expect(toastMilliseconds).toBe(5000)
    toasts.show('confirm', 'sent')
    expect(isShownAfter(4_999)).toBe(true)
    expect(isShownAfter(1)).toBe(false)
  })

  it('CMS-19 CONST-17 LOY-31 the news of loyalty stay for as many seconds as the operator set, and for five where nobody set them', () => {
    for (const kind of ['quest', 'product', 'level'] as const) {
      toasts.loyaltyIsTold(defaults.notification)
      toasts.show(kind, 'news')
      expect(isShownAfter(4_999), kind).toBe(true)
      expect(isShownAfter(1), kind).toBe(false)
      toasts.loyaltyIsTold(settings.loyalty.parse({ notification: { duration: 8 } }).notification)
      toasts.show(kind, 'news')
      expect(isShownAfter(7_999), kind).toBe(true)
      expect(isShownAfter(1), kind).toBe(false)
    }
    toasts.show('profile', 'saved')
    expect(isShownAfter(5_000)).toBe(false)
  })

  it('CMS-19 CONST-18 LOY-32 they sound at half the volume where the operator set a sound, and nothing else does', () => {
    expect(loyaltyVolume).toBe(0.5)
    toasts.show('level', 'no sound was set')
    toasts.loyaltyIsTold({ ...defaults.notification, sound: '/sounds/coin.mp3' })
    for (const kind of toastKinds) toasts.show(kind, kind)
    expect(played).toEqual(Array.from({ length: 3 }, () => ({ src: '/sounds/coin.mp3', volume: 0.5 })))
  })

  it('DLG-46 two toasts at most are shown: further news come one after another, each for all of its time', () => {
    expect(toastsAtOnce).toBe(2)
    for (const text of ['one', 'two', 'three', 'four', 'five']) toasts.show('quest', text)
    const seen = [textsOf()]
    for (let n = 0; n < 3; n += 1) {
      vi.advanceTimersByTime(4_999)
      expect(textsOf()).toEqual(seen.at(-1))
      vi.advanceTimersByTime(1)
      seen.push(textsOf())
    }
    expect(seen).toEqual([['one', 'two'], ['three', 'four'], ['five'], []])
  })

  it('DLG-46 what answers the player is shown at once, in front of the news; a toast that is dismissed makes room', () => {
    for (const text of ['one', 'two', 'three']) toasts.show('quest', text)
    toasts.show('profile', 'saved')
    expect(textsOf()).toEqual(['saved', 'one'])
    toasts.hide(toasts.list()[0]?.id ?? 0)
    expect(textsOf()).toEqual(['one', 'two'])
    toasts.hide(toasts.list()[0]?.id ?? 0)
    expect(textsOf()).toEqual(['two', 'three'])
  })

  it('DLG-49 each event is told as the kind that the table gives it', () => {
    expect(toastKindOf).toMatchObject({
      questCompleted: 'quest',
      registered: 'register',
      profileToFill: 'profile',
      contactConfirmed: 'confirm',
      confirmationSent: 'confirm',
      productBought: 'product',
      levelReached: 'level',
    })
    expect(new Set(Object.values(toastKindOf))).toEqual(new Set(toastKinds))
    toasts.tell('levelReached', 'Level 2')
    expect(toasts.list()).toMatchObject([{ kind: 'level', text: 'Level 2', tone: 'good' }])
  })
})
