import { readFileSync } from 'node:fs'
import { ar } from '@ante/texts/ar/index'
import { en } from '@ante/texts/en/index'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { html, siteOf } from '../../pages/pages.fixture.tsx'
import { ErrorPage, pageOf } from './error-page.tsx'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { SideRail } from '../shell/side-rail.tsx'
import { type SystemName, SystemPage } from './system-page.tsx'

const seen = (name: SystemName, locale: 'en' | 'ar' = 'en') =>
  html(() => <SystemPage name={name} />, siteOf({ locale }))
const isEmptyLayout = (text: string) => text.includes('data-layout="empty"')

describe('system pages', () => {
  it.each([
    ['SYS-01', 'maintenance'],
    ['SYS-02', 'notFound'],
    ['SYS-03', 'forbidden'],
    ['SYS-04', 'blocked'],
    ['SYS-05', 'unsubscribed'],
    ['SYS-06', 'slot'],
  ] as const)(
    'SYS-01 SYS-02 SYS-03 SYS-04 SYS-05 SYS-06 SYS-13 SYS-22 %s: %s shows an icon, a header, a description and a button in the reader’s language',
    (_row, name) => {
      for (const [locale, words] of [
        ['en', en.system[name]],
        ['ar', ar.system[name]],
      ] as const) {
        const text = seen(name, locale)
        expect(text).toContain(`<h1 class="font-display text-36">${words.title}</h1>`)
        expect(text).toContain(words.description)
        expect(text).toMatch(new RegExp(`<(?:a|button)[^>]*>(?:<[^>]+>)*${words.button}`))
        expect(text).toMatch(/<img src="\/_ipx\/f_webp,q_95,s_256x176\/art\/system\/[a-z-]+\.svg"/)
      }
    }
  )

  it('SYS-14 SYS-15 SYS-20 each button leads where the specification says', () => {
    const target = (name: SystemName) => /<a [^>]*href="([^"]+)"/.exec(seen(name))?.[1]
    expect(target('blocked')).toBe('/support')
    expect(target('slot')).toBe('/gamehall')
    for (const name of ['notFound', 'forbidden', 'unsubscribed'] as const) expect(target(name)).toBe('/')
    // Maintenance loads the same page again: a button, no link.
    expect(target('maintenance')).toBeUndefined()
    expect(seen('maintenance')).toContain('<button')
  })

  it('SYS-23 SYS-24 the parts of the frame are not there around the empty layout', () => {
    const css = readFileSync(new URL('../../styles/base.css', import.meta.url), 'utf8')
    expect(css).toMatch(/body:has\(\[data-layout='empty'\]\) \[data-frame\] \{\s*display: none !important;/)
    const nothing = () => undefined
    const parts = {
      header: () => <Header folded={false} onFold={nothing} />,
      rail: () => <SideRail folded={false} />,
      bar: () => <BottomBar />,
      footer: () => <Footer />,
    }
    for (const [name, part] of Object.entries(parts))
      expect(html(part, siteOf({})), name).toMatch(/^<(?:header|aside|nav|footer)[^>]* data-frame=/)
  })

  it('SYS-23 SYS-24 SYS-25 maintenance and forbidden have the empty layout, the others the default one', () => {
    for (const name of ['maintenance', 'forbidden'] as const) expect(isEmptyLayout(seen(name)), name).toBe(true)
    for (const name of ['notFound', 'blocked', 'unsubscribed', 'slot'] as const)
      expect(isEmptyLayout(seen(name)), name).toBe(false)
  })
})

describe('errors', () => {
  const error = (status: number, data: unknown = null) => new ErrorResponse(status, '', data)

  it('SYS-31 SYS-32 an error with a type and no status is a blocked user; a status is looked at before any other type', () => {
    expect(pageOf({ type: 'UserBannedException' })).toBe('blocked')
    expect(pageOf({ type: 'UserDeletedException' })).toBe('blocked')
    expect(pageOf(error(404, { type: 'UserDeletedException' }))).toBe('notFound')
    expect(pageOf(error(404, { type: 'UserBannedException' }))).toBe('blocked')
    expect(pageOf(new Error('bug'))).toBe('notFound')
  })

  it.each([
    ['SYS-26', error(404), 'notFound'],
    ['SYS-27', error(403), 'forbidden'],
    ['SYS-28', error(503), 'maintenance'],
    ['SYS-29', error(500), 'notFound'],
    ['SYS-30', error(403, { type: 'UserBannedException' }), 'blocked'],
    ['SYS-31', { type: 'UserDeletedException' }, 'blocked'],
  ] as const)('SYS-26 SYS-27 SYS-28 SYS-29 SYS-30 SYS-31 %s is served as its page', (_row, thrown, name) => {
    expect(html(() => <ErrorPage error={thrown} />, siteOf({}))).toContain(`>${en.system[name].title}</h1>`)
  })

  it('SYS-33 SYS-34 a bot sees no error page: nothing but that it must not be kept', () => {
    const page = () => <ErrorPage error={error(404)} />
    const reader = html(page, siteOf({}))
    expect(reader).toContain(en.system.notFound.title)
    const bot = html(page, { ...siteOf({}), isBot: true })
    expect(bot).toBe('<meta name="robots" content="noindex"/>')
  })
})
