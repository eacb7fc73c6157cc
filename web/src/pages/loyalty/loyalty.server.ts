import { pageNotFound, read, readIfAllowed } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'
import { most } from '../listed.server.ts'

/** CONST-25. */
const programsProbe = 2

/** LOY-12: one programme shows itself, several are listed. */
export async function loadLoyalty(site: Site) {
  if (!site.settings.loyalty.isEnableLoyalty) throw pageNotFound('/loyalty')
  // LOY-11: two are asked for, which tells one programme from several.
  const probe = (await read(site, 'loyalty.getPrograms', { limit: programsProbe })).items
  const [only] = probe
  if (probe.length === 1 && only)
    return { programs: [], program: await readIfAllowed(site, 'loyalty.getProgram', { sysname: only.sysname }) }
  const programs =
    probe.length < programsProbe ? probe : (await read(site, 'loyalty.getPrograms', { limit: most })).items
  return { programs, program: undefined }
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
