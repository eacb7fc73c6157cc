import { describe, expect, it } from 'vitest'
import { isDisallowed, robotsText } from './robots.ts'
import { sitemapText } from './sitemap.ts'

describe('what crawlers are told', () => {
  it('the robots rules close a path in each language and name the sitemap', () => {
    expect(robotsText(['/cashier'], ['', '/ar'], 'https://ante.example')).toBe(
      'User-agent: *\nDisallow: /cashier\nDisallow: /ar/cashier\n\nSitemap: https://ante.example/sitemap.xml\n'
    )
    expect(robotsText([], [''], 'https://ante.example')).toContain('Disallow:\n')
    expect(isDisallowed(['/cashier'], '/cashier/deposit')).toBe(true)
    expect(isDisallowed(['/cashier'], '/betting')).toBe(false)
  })

  it('the sitemap has each page in each language, naming the others, and well formed whatever a path holds', () => {
    const text = sitemapText(
      ['/', '/a&b'],
      [
        { code: 'en', prefix: '' },
        { code: 'ar', prefix: '/ar' },
      ],
      'https://ante.example'
    )
    expect(text.match(/<url>/g)).toHaveLength(4)
    expect(text).toContain('<loc>https://ante.example/ar</loc>')
    expect(text).toContain('<loc>https://ante.example/ar/a&amp;b</loc>')
    expect(text.match(/hreflang="ar"/g)).toHaveLength(4)
    expect(text).not.toContain('a&b')
  })
})
