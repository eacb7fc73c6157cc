import { read } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'
import { gamesOf, most, one, pageOf } from '../listed.server.ts'

const drawsPage = 12

export async function loadDraws(site: Site, url: URL) {
  const page = pageOf(url, 1_000)
  const { items, count } = await read(site, 'draws.get', { count: drawsPage, offset: (page - 1) * drawsPage })
  return { items, page, pages: Math.max(1, Math.ceil(count / drawsPage)), made: new Date().toISOString() }
}

export async function loadDraw(site: Site, id: string | undefined, path: string) {
  const draw = await one((params) => site.call('draws.get', params), id, path)
  return { draw, games: await gamesOf(site, draw.games, 0, most), made: new Date().toISOString() }
}
