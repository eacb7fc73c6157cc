import { chatVendors } from '@ante/product/support/rules/words'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { post } from '../../../../app/api/client.ts'
import type { ChatUser } from '../chat-user.ts'
import { isVendor, type VendorName, widgets } from './all.ts'

vi.mock('../../../../app/api/client.ts', () => ({ get: vi.fn<() => void>(), post: vi.fn<() => void>() }))

interface Page {
  /** What scripts leave for the page, and the page for them. */
  readonly made: Record<string, unknown>
  tell(...call: unknown[]): void
  badge(isShown: boolean): void
}
type Methods = Readonly<Record<string, (...given: never[]) => unknown>>
/** Takes every call, tells it, and does beside that what is given. */
const recorder = ({ tell }: Page, does: Methods = {}): unknown =>
  new Proxy(
    {},
    {
      get: (_, name: string) => {
        if (name === '_q' || name === 'then') return undefined
        return (...given: never[]) => {
          tell(name, ...given)
          return does[name]?.(...given)
        }
      },
    }
  )
/** What the published script of each vendor does as far as the adapter knows it; the browser's journeys run the twins of the sandbox. */
const scripts = {
  live_tex(page: Page) {
    page.tell('load', { language: page.made['liveTexLang'] })
    page.badge(true)
    page.made['LiveTex'] = recorder(page, { showLabel: () => page.badge(true), hideLabel: () => page.badge(false) })
  },
  freshChat(page: Page) {
    const heard = new Map<string, (told: object) => void>()
    page.made['say'] = (event: string, content: string) =>
      heard.get(event)?.({ data: { messageFragments: [{ content }], conversationId: 'c-1', restoreId: content } })
    page.made['fcWidget'] = Object.assign(
      {
        user: recorder(page),
      },
      Object.fromEntries(
        ['init', 'show', 'hide', 'open', 'destroy', 'on'].map((name) => [
          name,
          (...given: unknown[]) => {
            page.tell(name, ...given)
            if (name === 'on') heard.set(String(given[0]), given[1] as (told: object) => void)
            if (name === 'destroy') heard.clear()
            if (name !== 'open' && name !== 'on') page.badge(name === 'init' || name === 'show')
          },
        ])
      )
    )
  },
  liveChat(page: Page) {
    const queue = page.made['LiveChatWidget'] as { _q: [string, unknown[]][]; _h: unknown }
    const take = (method: string, given: readonly unknown[]): void => {
      if (method === 'on') return (given[1] as () => void)()
      page.tell(...given)
      if (given[0] === 'hide' || given[0] === 'minimize') page.badge(given[0] === 'minimize')
    }
    page.badge(true)
    queue._h = take
    for (const [method, given] of queue._q.splice(0)) take(method, given)
  },
  verbox(page: Page) {
    page.badge(true)
    page.made['Verbox'] = (name: string, ...given: unknown[]) => {
      page.tell(name, ...given)
      if (name.endsWith('Trigger')) page.badge(name === 'showTrigger')
    }
  },
  betunlim(page: Page) {
    page.made['betunlimChat'] = recorder(page, {
      start: () => page.badge(true),
      show: () => page.badge(true),
      hide: () => page.badge(false),
      stop: () => page.badge(false),
    })
  },
  jivoSite(page: Page) {
    page.badge(true)
    Object.assign(page.made, {
      jivo_api: recorder(page),
      jivo_init: () => page.badge(true),
      jivo_destroy: () => page.badge(false),
    })
  },
}
type Scripted = keyof typeof scripts
const names = Object.keys(scripts) as Scripted[]
const config = { id: '42', src: 'https://chat.example/widget.js', host: 'https://chat.example' }
const visitor: ChatUser = {
  uid: 0,
  name: '',
  email: '',
  phone: '',
  locale: 'de',
  reference: 'word',
  signature: '',
  restoreId: '',
}
const player: ChatUser = {
  uid: 7,
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+447700900123',
  locale: 'de',
  reference: 'opaque-word',
  signature: 'signed',
  restoreId: '',
}

/** A page with nothing in it but a vendor's script. */
function page(name: Scripted) {
  const calls: unknown[][] = []
  const state = { isShown: false }
  const made: Record<string, unknown> = {}
  vi.stubGlobal('window', made)
  vi.stubGlobal('document', { cookie: '', querySelectorAll: () => [], body: { lastElementChild: null } })
  return {
    run: () =>
      scripts[name]({ made, tell: (...call) => calls.push(call), badge: (isShown) => (state.isShown = isShown) }),
    told: () => calls,
    say: (event: string, text: string) => (made['say'] as (event: string, text: string) => void)(event, text),
    isShown: () => state.isShown,
  }
}
afterEach(() => vi.unstubAllGlobals())

/** All that a vendor is given of this person. */
function givenTo(name: Scripted, user: ChatUser): string {
  const { run, told } = page(name)
  const widget = widgets[name]
  widget.prepare(config, user)
  expect(widget.isReady(), `${name} before its script`).toBe(false)
  run()
  expect(widget.isReady(), name).toBe(true)
  widget.start(config, user)
  return JSON.stringify(told())
}

describe('what a vendor is told', () => {
  it('CHAT-03 CHAT-04 CHAT-05 CHAT-06 CHAT-08 CHAT-09 every provider of the setting has its adapter, and Comm100 none', () => {
    expect(Object.keys(widgets).toSorted()).toEqual([...chatVendors].toSorted())
    expect(chatVendors.every(isVendor)).toBe(true)
    expect([widgets.comm100, isVendor('toString')]).toEqual([null, false])
    expect(names).toHaveLength(6)
  })

  it.each(names)('CHAT-12 CHAT-13 CHAT-14 %s is given the id, the first name and the e-mail of a player', (name) => {
    const given = givenTo(name, player)
    for (const part of ['"7"', '"Ada"', '"ada@example.com"'])
      expect(name === 'betunlim' && part === '"7"' ? given.replace(':7', ':"7"') : given).toContain(part)
  })

  it.each(names)('CHAT-12 %s is given 0 for a visitor', (name) => {
    expect(givenTo(name, visitor).replaceAll('"', '')).toMatch(
      /\b(?:user_id|client_id|cf_user_id|user|content|value):0\b/
    )
  })

  it('CHAT-15 CHAT-16 the phone goes to JivoSite alone, and an e-mail that nobody has is the word none there', () => {
    expect(names.filter((name) => givenTo(name, player).includes(player.phone))).toEqual(['jivoSite'])
    expect(givenTo('jivoSite', visitor)).toContain('"email":"none"')
    for (const name of names.filter((one) => one !== 'jivoSite')) expect(givenTo(name, visitor)).not.toContain('none')
  })

  it('CHAT-17 CHAT-18 CHAT-19 LiveTex is given the language, else English, and with the id a word that opens nothing', () => {
    expect(givenTo('live_tex', player)).toContain('"language":"de"')
    expect(givenTo('live_tex', { ...player, locale: '' })).toContain('"language":"en"')
    const given = givenTo('live_tex', player)
    expect(given).toContain('"client_id":"7","session":"opaque-word"')
    const named = (Object.keys(widgets) as VendorName[]).filter((name) => widgets[name] && 'isNamed' in widgets[name])
    expect(named).toEqual(['live_tex', 'betunlim'])
  })

  it('CHAT-20 Verbox is given the locale, and the id as a field of our own', () => {
    expect(givenTo('verbox', player)).toContain('"locale":"de","custom":{"user_id":"7"}')
  })

  it('Betunlim is given the signature that it checks', () => {
    expect(givenTo('betunlim', player)).toContain('"signature":"signed"')
  })

  it.each(names)('CHAT-29 CHAT-30 %s is told of the next person, and hides and shows its badge', async (name) => {
    const { run, told, isShown } = page(name)
    const widget = widgets[name]
    widget.prepare(config, player)
    run()
    widget.start(config, player)
    expect(isShown()).toBe(true)
    widget.hide()
    expect(isShown()).toBe(false)
    widget.show()
    expect(isShown()).toBe(true)
    told().length = 0
    await widget.change(config, visitor)
    expect(JSON.stringify(told())).not.toContain('Ada')
    expect(JSON.stringify(told()).replaceAll('"', '')).toMatch(/\b(?:user_id|client_id|cf_user_id|user|content):0\b/)
    expect(isShown()).toBe(true)
    widget.open()
  })
})

describe('a widget that has no word for another person', () => {
  it.each(['liveChat', 'verbox'] as const)(
    'CHAT-29 CHAT-30 %s is taken out of the page with what it has left there, and begins anew for the next one',
    (name) => {
      const { run, told } = page(name)
      const [removed, added] = [vi.fn<() => void>(), { remove: vi.fn<() => void>() }]
      const lastOwn = { isConnected: true, nextElementSibling: undefined as typeof added | undefined }
      added.remove.mockImplementation(() => (lastOwn.nextElementSibling = undefined))
      Object.assign(document, {
        querySelectorAll: () => [{ src: config.src, remove: removed }],
        body: { lastElementChild: lastOwn },
      })
      const widget = widgets[name]
      widget.prepare(config, player)
      run()
      widget.start(config, player)
      lastOwn.nextElementSibling = added
      widget.forget?.(config)
      expect([removed.mock.calls.length, added.remove.mock.calls.length]).toEqual([1, 1])
      const left = ['LiveChatWidget', '__lc', 'Verbox', 'supportAPIMethod'].filter((one) => one in window)
      expect([left, widget.isReady()]).toEqual([[], false])
      told().length = 0
      widget.prepare(config, visitor)
      run()
      widget.start(config, visitor)
      expect(JSON.stringify(told())).not.toContain('Ada')
    }
  )
})

describe('Freshchat', () => {
  it('CHAT-21 API-72 what is said there is stored for a player, and of a visitor nothing', () => {
    const sent: unknown[] = []
    vi.mocked(post).mockImplementation((key, values) => {
      sent.push([key, values])
      return Promise.resolve(1 as never)
    })
    for (const user of [visitor, player]) {
      const { run, say } = page('freshChat')
      widgets.freshChat.prepare(config, user)
      run()
      widgets.freshChat.start(config, user)
      say('message:sent', 'Hello?')
      say('message:received', 'Good evening')
      if (user.uid === 0) expect(sent).toEqual([])
    }
    const stored = (event: string, message: string) => [
      'FreshChat.storeChatEvent',
      { event, message, conversation_id: 'c-1', time: expect.stringMatching(/^\d{4}-/) as string },
    ]
    expect(sent).toEqual([stored('sent', 'Hello?'), stored('received', 'Good evening')])
  })

  it('CHAT-04 begins with what finds the player’s conversation again, on each device, and keeps what a new one is found by', () => {
    const sent: unknown[] = []
    vi.mocked(post).mockImplementation((key, values) => {
      sent.push([key, values])
      return Promise.resolve(1 as never)
    })
    for (const user of [visitor, player, { ...player, restoreId: 'r-1' }]) {
      const { run, told, say } = page('freshChat')
      widgets.freshChat.prepare(config, user)
      run()
      widgets.freshChat.start(config, user)
      expect(JSON.stringify(told()).includes('"restoreId":"r-1"')).toBe(user.restoreId === 'r-1')
      say('user:created', 'r-2')
    }
    const kept = ['storage.set', { key: 'chat_of_freshchat', value: 'r-2' }]
    expect(sent).toEqual([kept, kept])
  })
})
