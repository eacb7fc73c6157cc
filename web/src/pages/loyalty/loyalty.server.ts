import { pageNotFound, read } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'
import { most } from '../listed.server.ts'

export async function loadLoyalty(site: Site) {
  if (!site.settings.loyalty.isEnableLoyalty) throw pageNotFound('/loyalty')
  // LOY-11: two are asked for, which tells one programme from several.
  return (await read(site, 'loyalty.getPrograms', { count: 2 })).items
}

export async function loadProgram(site: Site, sysname: string, path: string) {
  if (!site.settings.loyalty.isEnableLoyalty || !/^[a-z0-9-]{1,60}$/.test(sysname)) throw pageNotFound(path)
  const answer = await site.call('loyalty.getProgram', { sysname })
  if ('error' in answer) throw pageNotFound(path)
  return answer.data
}

export async function loadShop(site: Site) {
  if (!site.settings.loyalty.isEnableLoyalty) throw pageNotFound('/loyalty/shop')
  return (await read(site, 'loyalty.getproducts', { count: most })).items
}
