import { describe, expect, it } from 'vitest'
import { siteSettings } from '../contract.ts'
import { bannersTaken, pagesTaken, redirectsTaken, settingsTaken } from './taken.ts'

const schemas = { site: siteSettings }
const banner = { documentId: 'a', position: 'home', title: 'Tonight', leads_to: '/betting' }

describe('what a CMS gives', () => {
  it('CMS-01 becomes groups of settings: for all where nothing else is said, the last one of a name and place counts', () => {
    const { rows, leftOut } = settingsTaken(
      [
        { name: 'site', scope: null, domain: null, value: { name: 'First' } },
        { name: 'site', value: { name: 'Second' } },
        { name: 'site', scope: 'pt-BR', domain: 'lumen.test', value: {} },
      ],
      schemas
    )
    expect(rows).toEqual([
      { name: 'site', locale: '*', domain: '*', value: { name: 'Second' } },
      { name: 'site', locale: 'pt-BR', domain: 'lumen.test', value: {} },
    ])
    expect(leftOut).toEqual([])
  })

  it('is left as it was where it does not fit, and the operator is told what and why', () => {
    const { rows, leftOut } = settingsTaken(
      [
        { name: 'site', value: { theme: { default: 'purple' } } },
        { name: 'site', scope: 'ar', value: 'text' },
        { name: 'site', domain: 'evil.example/path', value: {} },
        { name: '__proto__', value: {} },
        { value: {} },
      ],
      schemas
    )
    expect(rows.map(({ locale, value }) => [locale, value])).toEqual([
      ['*', null],
      ['ar', null],
    ])
    expect(leftOut).toHaveLength(5)
    expect(leftOut.join()).toMatch(/^site \(domain: .*site \(theme\.default: .*site \(it: .*__proto__ \(no such group/)
  })

  it('CMS-41 becomes redirects in their order, without circles and without what leads nowhere', () => {
    const { rows, leftOut } = redirectsTaken([
      { from_url: '/b', to_url: '/x', position: 2 },
      { from_url: '/a', to_url: 'https://elsewhere.example/', position: 1 },
      { from_url: '/c', to_url: '/c' },
      { from_url: '/d', to_url: '//evil.example' },
      { from_url: '/e', to_url: 'javascript:alert(1)' },
      { from_url: 'no-path', to_url: '/x' },
    ])
    expect(rows).toEqual([
      { from_url: '/a', to_url: 'https://elsewhere.example/' },
      { from_url: '/b', to_url: '/x' },
    ])
    expect(leftOut).toHaveLength(4)
  })

  it('RTE-11 becomes pages; empty fields of a form are empty', () => {
    const { rows, leftOut } = pagesTaken(
      [
        { slug: 'terms', title: 'Terms', body: null, position: null },
        { slug: '../up', title: 'Up' },
        { slug: 'untitled' },
      ],
      'de'
    )
    expect(rows).toEqual([{ slug: 'terms', locale: 'de', title: 'Terms', description: '', body: '', position: 0 }])
    expect(leftOut).toHaveLength(2)
  })

  it('API-44 becomes one banner of its versions in each language, whose pictures have their address', () => {
    const images = [
      { alias: 'tile', url: '/uploads/a b.png' },
      { alias: 'wide', file: { url: 'https://cdn.example/b.png' } },
      { alias: 'odd', url: 'data:text/html,x' },
      { alias: 'none' },
    ]
    const { rows } = bannersTaken(
      [
        ['en', [{ ...banner, images, ends_at: '2030-01-01T00:00:00.000Z' }]],
        ['ar', [{ ...banner, title: 'الليلة', text: 'نص' }]],
      ],
      (url) => (url.startsWith('data:') || url === '' ? undefined : `full:${url}`)
    )
    expect(rows).toEqual([
      {
        document: 'a',
        position: 'home',
        place: 0,
        leads_to: '/betting',
        starts_at: null,
        ends_at: '2030-01-01T00:00:00.000Z',
        images: { tile: 'full:/uploads/a b.png', wide: 'full:https://cdn.example/b.png' },
        texts: { en: { title: 'Tonight', text: '' }, ar: { title: 'الليلة', text: 'نص' } },
      },
    ])
  })

  it('leaves out banners that lead away, stand nowhere or end before they start', () => {
    const wrong = [
      { leads_to: 'https://evil.example' },
      { leads_to: '/\\evil.example' },
      { position: 'Home Page' },
      { starts_at: '2030-01-02T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' },
      { ends_at: 'soon' },
    ]
    const { rows, leftOut } = bannersTaken(
      [['en', wrong.map((fields, at) => ({ ...banner, documentId: `w${at}`, ...fields }))]],
      () => undefined
    )
    expect(rows).toEqual([])
    expect(leftOut).toHaveLength(5)
  })
})
