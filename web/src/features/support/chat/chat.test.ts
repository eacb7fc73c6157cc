import { describe, expect, it, vi } from 'vitest'
import { Chat, type ChatPage, type ChatPlace } from './chat.ts'
import type { ChatUser } from './chat-user.ts'
import type { Widget } from './widget.ts'

const contacts = {
  contacts: [],
  hours: { timeZone: 'UTC', list: [] },
  questions: [],
  dispute_days: 10,
  dispute_body: null,
}
const config = { id: '7', src: 'https://chat.example/widget.js' }
const visitor: ChatPlace = { uid: 0, locale: 'en', isHidden: false, isFreeOfVendors: false }
const userOf = (uid: number, locale: string): ChatUser => ({
  uid,
  locale,
  name: uid > 0 ? 'Ada' : '',
  email: '',
  phone: '',
  reference: '',
  signature: '',
  restoreId: '',
})

function world(given: Partial<ChatPage> = {}, place = visitor) {
  const calls: string[] = []
  const warnings: string[] = []
  const widget: Widget & { forget?: () => void } = {
    prepare: (_, { uid }) => void calls.push(`prepare ${uid}`),
    isReady: () => true,
    start: (_, { uid }) => void calls.push(`start ${uid}`),
    change: (_, { uid, locale }) => void calls.push(`change ${uid} ${locale}`),
    show: () => void calls.push('show'),
    hide: () => void calls.push('hide'),
    open: () => void calls.push('open'),
  }
  const page: ChatPage = {
    readSettings: vi.fn<ChatPage['readSettings']>(async () => ({ ...contacts, chat: 'verbox', verbox: config })),
    readUser: async (uid, locale) => userOf(uid, locale),
    widgetOf: (name) => (name === 'comm100' ? null : name === 'verbox' ? widget : undefined),
    mountOwn: async () => ({ ...widget, show: () => void calls.push('show own') }),
    mountLink: () => ({
      show: () => void calls.push('show link'),
      hide: () => void calls.push('hide link'),
      open: () => void calls.push('open link'),
    }),
    isFreeOfVendors: false,
    load: async () => void calls.push('load'),
    isAllowed: () => true,
    warn: (message) => void warnings.push(message),
    ...given,
  }
  return { chat: new Chat(page, place), page, calls, warnings, widget }
}
const settled = () => new Promise((done) => setTimeout(done))

describe('the chat of a page', () => {
  it('CHAT-22 CHAT-24 is not loaded at first, then once, and shows its badge', async () => {
    const { chat, page, calls } = world()
    expect(calls).toEqual([])
    await Promise.all([chat.load(), chat.load(), chat.open()])
    await chat.load()
    expect(calls).toEqual(['prepare 0', 'load', 'start 0', 'show', 'open'])
    expect(page.readSettings).toHaveBeenCalledTimes(1)
  })

  it('CHAT-31 CHAT-34 is our own where that is chosen: nothing of a vendor is loaded, and its badge follows the page', async () => {
    const readSettings = async () => ({ ...contacts, chat: 'own' })
    const { chat, calls } = world({ readSettings })
    expect(await chat.open()).toBe(true)
    chat.move({ ...visitor, isHidden: true })
    chat.move({ ...visitor, uid: 5 })
    await settled()
    expect(calls).toEqual(['show own', 'open', 'hide', 'show own'])
  })

  it('CHAT-29 CHAT-30 is told of who logs in, and of the visitor after the logout, each once', async () => {
    const { chat, calls } = world()
    await chat.load()
    calls.length = 0
    chat.move({ ...visitor, uid: 5 })
    chat.move({ ...visitor, uid: 5 })
    await settled()
    chat.move(visitor)
    await settled()
    expect(calls).toEqual(['change 5 en', 'show', 'change 0 en', 'show'])
  })

  it('CHAT-29 CHAT-30 a widget that cannot be told of another person is forgotten and begun anew, also while nobody can be read', async () => {
    let isOffline = false
    const made = world({
      readUser: (uid, locale) =>
        isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(userOf(uid, locale)),
    })
    const { chat, calls, widget } = made
    widget.forget = () => void calls.push('forget')
    await chat.load()
    calls.length = 0
    chat.move({ ...visitor, locale: 'de' })
    await settled()
    expect(calls.splice(0)).toEqual(['change 0 de', 'show'])
    chat.move({ ...visitor, uid: 5 })
    await settled()
    expect(calls.splice(0)).toEqual(['forget', 'prepare 5', 'load', 'start 5', 'show'])
    isOffline = true
    chat.move(visitor)
    await settled()
    expect(calls.splice(0)).toEqual(['forget', 'hide'])
    isOffline = false
    chat.move(visitor)
    await settled()
    expect(calls).toEqual(['forget', 'prepare 0', 'load', 'start 0', 'show'])
  })

  it('CHAT-30 hides a widget that could not be told of the next person, and tells it at the next move', async () => {
    let isOffline = false
    const { chat, calls, warnings } = world({
      readUser: (uid, locale) =>
        isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(userOf(uid, locale)),
    })
    await chat.load()
    calls.length = 0
    isOffline = true
    chat.move({ ...visitor, uid: 5 })
    await settled()
    expect([calls, warnings]).toEqual([['hide'], ['the chat could not be told who is here']])
    isOffline = false
    chat.move({ ...visitor, uid: 5 })
    await settled()
    expect(calls).toEqual(['hide', 'change 5 en', 'show'])
  })

  it('CHAT-29 who comes while the script is on its way is the one that it is told of', async () => {
    let came = (): void => undefined
    const { chat, calls } = world({ load: () => new Promise((done) => (came = done)) })
    const loaded = chat.load()
    await settled()
    chat.move({ ...visitor, uid: 9 })
    came()
    await loaded
    await settled()
    expect(calls).toEqual(['prepare 0', 'start 9', 'show'])
  })

  it('CHAT-29 who leaves while their name is being read is not told of', async () => {
    const waiting: (() => void)[] = []
    const { chat, calls } = world({
      readUser: (uid, locale) => new Promise((done) => waiting.push(() => done(userOf(uid, locale)))),
    })
    const loaded = chat.load()
    await settled()
    chat.move({ ...visitor, uid: 9 })
    for (let at = 0; at < 8; at++) {
      waiting.shift()?.()
      await settled()
    }
    await loaded
    expect(calls.filter((call) => call.startsWith('prepare') || call.startsWith('start'))).toEqual([
      'prepare 9',
      'start 9',
    ])
  })

  it('CHAT-31 CHAT-33 CHAT-34 GAME-07 BET-07 hides its badge where it has no place and shows it when that is left', async () => {
    const { chat, calls } = world({}, { ...visitor, isHidden: true })
    await chat.load()
    chat.move(visitor)
    chat.move(visitor)
    chat.move({ ...visitor, isHidden: true })
    expect(calls.slice(-3)).toEqual(['hide', 'show', 'hide'])
  })

  it('begins no vendor that nobody agreed to or asked for, and begins it with the yes', async () => {
    let isAllowed = false
    const { chat, calls } = world({ isAllowed: () => isAllowed })
    expect(await chat.load()).toBe(false)
    expect(calls).toEqual([])
    isAllowed = true
    expect(await chat.load()).toBe(true)
    expect(calls).toEqual(['prepare 0', 'load', 'start 0', 'show'])
    const asked = world({ isAllowed: () => false })
    expect(await Promise.all([asked.chat.load(), asked.chat.open()])).toEqual([false, true])
    expect(asked.calls).toEqual(['prepare 0', 'load', 'start 0', 'show', 'open'])
  })

  it('CHAT-33 begins no vendor where payments are made: a button of ours stands there, and the vendor’s comes with the next page', async () => {
    const { chat, calls } = world({}, { ...visitor, isFreeOfVendors: true })
    expect([await chat.load(), await chat.load(), await chat.open()]).toEqual([true, true, true])
    expect(calls.splice(0)).toEqual(['show link', 'show link', 'show link', 'open link'])
    chat.move({ ...visitor, uid: 5, isFreeOfVendors: true })
    await settled()
    expect(calls.splice(0)).toEqual([])
    chat.move({ ...visitor, uid: 5 })
    await settled()
    expect(calls).toEqual(['hide link', 'prepare 5', 'load', 'start 5', 'show'])
  })

  it('CHAT-33 stays with the button of ours in a document that began where payments are made', async () => {
    const { chat, calls } = world({ isFreeOfVendors: true }, { ...visitor, isFreeOfVendors: true })
    await chat.load()
    chat.move(visitor)
    await settled()
    chat.move({ ...visitor, isHidden: true })
    expect(calls).toEqual(['show link', 'hide link'])
    const refused = world({ isAllowed: () => false }, { ...visitor, isFreeOfVendors: true })
    expect([await refused.chat.load(), refused.calls]).toEqual([false, []])
  })

  it('CHAT-10 loads nothing where none is chosen, and logs a name that nobody knows', async () => {
    for (const [name, logged] of [
      ['', 0],
      ['chatterbox', 1],
    ] as const) {
      const { chat, calls, warnings } = world({ readSettings: async () => ({ ...contacts, chat: name }) })
      expect(await chat.load()).toBe(false)
      expect([calls, warnings.length]).toEqual([[], logged])
    }
  })

  it('CHAT-07 accepts Comm100 and does nothing', async () => {
    const { chat, calls, warnings } = world({
      readSettings: async () => ({ ...contacts, chat: 'comm100', comm100: config }),
    })
    expect(await chat.open()).toBe(false)
    expect([calls, warnings]).toEqual([[], []])
  })

  it('CHAT-35 CHAT-36 ERR-61 ERR-62 logs settings that do not come and a script that does not begin, and shows nothing', async () => {
    const silent = world({ readSettings: () => Promise.reject(new Error('500')) })
    expect(await silent.chat.load()).toBe(false)
    expect([silent.calls, silent.warnings]).toEqual([[], ['the settings of the chat could not be read']])
    const broken = world({ load: () => Promise.reject(new Error('not ready')) })
    expect(await broken.chat.open()).toBe(false)
    broken.chat.move({ ...visitor, isHidden: true })
    expect([broken.calls, broken.warnings]).toEqual([['prepare 0'], ['the chat could not be opened']])
  })
})
