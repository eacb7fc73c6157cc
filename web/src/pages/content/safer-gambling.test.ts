import { readFileSync } from 'node:fs'
import { blocksOf, pageOfFile } from '@ante/product/content/rules/page-text'
import { locales } from '@ante/texts'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from '../../routes.ts'
import { html, siteOf } from '../pages.fixture.tsx'
import ContentPage from './slug.tsx'

const seeds = new URL('../../../../product/seeds/pages/', import.meta.url)
const at = (path: string) =>
  matchRoutes(routes as RouteObject[], path)
    ?.map(({ route }) => route.id)
    .at(-1)

it('SAFE-21 the page of player protection has the tools, complaints, who helps and the age in every language, and its links lead somewhere', () => {
  for (const { code } of locales) {
    const page = pageOfFile(readFileSync(new URL(`${code}/40-responsible-gaming.md`, seeds), 'utf8'))
    if (!page) throw new Error(`no page in ${code}`)
    const { body, ...words } = page
    const blocks = blocksOf(body)
    const shown = html(ContentPage, siteOf({}), { slug: 'responsible-gaming', ...words, blocks }, '/responsible-gaming')
    const main = shown.slice(shown.indexOf('<h1'))
    const links = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to = '']) => to)
    for (const to of [
      '/profile/responsible-game',
      '/support',
      'https://www.gamblingtherapy.org/',
      'https://gamblersanonymous.org/',
    ])
      expect([code, links]).toEqual([code, expect.arrayContaining([to])])
    expect(main).not.toContain('](')
    for (const to of links.filter((link) => link.startsWith('/')))
      expect([to, ['all', undefined].includes(at(to))]).toEqual([to, false])
    expect([code, /18|١٨/.test(main), blocks.filter(({ kind }) => kind === 'heading').length]).toEqual([code, true, 6])
  }
})
