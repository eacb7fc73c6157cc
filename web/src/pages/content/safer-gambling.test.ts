import { readFileSync } from 'node:fs'
import { locales } from '@ante/texts'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from '../../routes.ts'

const seeds = new URL('../../../../product/seeds/pages/', import.meta.url)
const pageOf = (locale: string) => readFileSync(new URL(`${locale}/40-responsible-gaming.md`, seeds), 'utf8')
const at = (path: string) =>
  matchRoutes(routes as RouteObject[], path)
    ?.map(({ route }) => route.id)
    .at(-1)

it('SAFE-21 the page of player protection has the tools, complaints, who helps and the age in every language, and its links lead somewhere', () => {
  for (const { code } of locales) {
    const text = pageOf(code)
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)
    expect([code, links.filter((to) => to.startsWith('/')).toSorted()]).toEqual([
      code,
      ['/profile/responsible-game', '/support'],
    ])
    for (const to of links.filter((link) => link.startsWith('/'))) expect(['slug', 'all']).not.toContain(at(to))
    expect([code, links.filter((to) => !to.startsWith('/'))]).toEqual([
      code,
      ['https://www.gamblingtherapy.org/', 'https://gamblersanonymous.org/'],
    ])
    expect([code, text.match(/18|١٨/) !== null, text.match(/^## /gm)?.length]).toEqual([code, true, 6])
  }
})
