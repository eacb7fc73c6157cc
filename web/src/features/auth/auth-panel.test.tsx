import { authSettings } from '@ante/product/identity/contract'
import { locales, messagesOf } from '@ante/texts'
import { en } from '@ante/texts/en/index'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { type AuthView, authViews } from './auth-view.ts'
import { AuthPanel } from './auth-panel.tsx'

const banners = {
  registration: {
    label: 'Tonight',
    value: 'Three tables',
    addition: 'Until midnight',
    images: { mobile: '/m.webp', tablet: '/t.webp' },
  },
  authorization: { value: 'Back again', banner_type: 'compact', images: { mobile: '/c.webp' } },
}
function panel(view: AuthView, auth: object = { banners }): string {
  const Root = () => (
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <AuthPanel view={view} />
    </IntlProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Root, loader: () => ({}) }])
  return renderToString(
    <Stub hydrationData={{ loaderData: { root: { settings: { auth: authSettings.parse(auth) } } } }} />
  )
}
/** Lengths of the classes in pixels: a step is a quarter of a rem. */
const lengths = (page: string): Record<string, number> =>
  Object.fromEntries(
    [...(/class="([^"]*)"/.exec(page)?.[1] ?? '').matchAll(/((?:max-)?tablet:(?:h|w|max-w))-(\d+)(?= |$)/g)].map(
      ([, name = '', steps]) => [name, Number(steps) * 4]
    )
  )

describe('what stands beside the form', () => {
  it('AUTH-09 the popup has exactly five views, each with its title, its introduction and its panel', () => {
    const five = ['authorization', 'registration', 'restore', 'socialRegistration', 'twofa']
    expect([...authViews].toSorted()).toEqual(five)
    expect(Object.keys(en.auth.titles).toSorted()).toEqual(five)
    for (const view of authViews) {
      expect(en.auth.intro[view]).not.toBe('')
      expect(panel(view)).toContain('data-banner=')
    }
  })
  it('AUTH-11 each view has a title of its own, in every language', () => {
    for (const { code } of locales) {
      const { titles } = messagesOf(code).auth
      expect(new Set(authViews.map((view) => titles[view])).size, code).toBe(5)
      for (const view of authViews) expect(titles[view].trim(), `${code} ${view}`).not.toBe('')
    }
  })
  it('AUTH-17 AUTH-22 the operator’s banner of the view, or the panel of the house', () => {
    expect(panel('registration')).toContain('Three tables')
    expect(panel('authorization')).toContain('Back again')
    expect(panel('restore')).toContain(en.auth.panel.value)
    expect(panel('registration', {})).toContain('data-banner="own"')
  })
  it('AUTH-19 label, value, addition and images are shown; a compact one is one', () => {
    const page = panel('registration')
    for (const part of [
      'Tonight',
      'Three tables',
      'Until midnight',
      's_360x240/m.webp"',
      's_376x624/t.webp 1x',
      'data-banner="default"',
    ])
      expect(page).toContain(part)
    expect(panel('authorization')).toContain('data-banner="compact"')
    expect(panel('authorization')).toContain('s_360x148/c.webp"')
  })
  it('AUTH-20 AUTH-21 AUTH-22 CONST-40 360 × 240 or 148 high on a phone, 376 × 624 from a tablet on', () => {
    const wide = { 'tablet:h': 624, 'tablet:w': 376, 'max-tablet:max-w': 360 }
    expect(lengths(panel('registration'))).toMatchObject({ ...wide, 'max-tablet:h': 240 })
    expect(lengths(panel('authorization'))).toMatchObject({ ...wide, 'max-tablet:h': 148 })
  })
})
