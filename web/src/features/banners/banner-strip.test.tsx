import { en } from '@ante/texts/en/index'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { BannerStrip, type ShownBanner } from './banner-strip.tsx'

const made = '2026-03-01T12:00:00.000Z'
const banner = (id: string, until: string | null = null): ShownBanner => ({
  id,
  title: `Title ${id}`,
  text: 'Words',
  image: '/art/a.svg',
  until,
  to: `/to/${id}`,
})
function html(banners: readonly ShownBanner[]): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <BannerStrip banners={banners} made={made} /> }])
  return renderToString(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <Stub />
    </IntlProvider>
  )
}

describe('the banners of a position', () => {
  it('JKP-10 CMS-59 stand one after the other, each leading where it says, with its picture through the proxy', () => {
    const page = html([banner('1'), banner('2')])
    for (const part of [
      'aria-label="Announcements"',
      'href="/to/1"',
      'Title 2',
      '/_ipx/f_webp,q_80,s_840x360/art/a.svg',
      'aria-label="Previous"',
      'aria-label="Next"',
    ])
      expect(page).toContain(part)
    expect(html([banner('1')])).not.toContain('aria-label="Next"')
  })

  it('JKP-11 count down to their end, and are gone after it', () => {
    const page = html([banner('1', '2026-03-02T12:00:00.000Z'), banner('2', '2026-03-01T11:59:59.000Z')])
    expect(page).toContain('data-testid="countdown"')
    expect(page).not.toContain('Title 2')
    expect(html([banner('2', '2026-03-01T11:59:59.000Z')])).toBe('')
    expect(html([banner('1')])).not.toContain('countdown')
  })
})
