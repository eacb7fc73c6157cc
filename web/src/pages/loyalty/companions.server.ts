import type { Character } from '@ante/product/loyalty/contract'
import type { Site } from '../../app/document/context.ts'
import { readIfAllowed } from '../../app/api/load.server.ts'
import { isSignedIn } from '../../app/session/signed-in.ts'

export interface CompanionsHere {
  characters: Character[]
  /** Of the player, if there is one and they chose. */
  chosen: string | undefined
}

const hasCharacters = ({ settings: { loyalty } }: Site): boolean =>
  loyalty.isEnableLoyalty && loyalty.isEnableCharacters

const readOwn = async (site: Site): Promise<Character | null> =>
  isSignedIn(site.account) ? ((await readIfAllowed(site, 'loyalty.getinfo', {}))?.character ?? null) : null

/** LOY-15, LOY-16: those of the house and the player's own, on a page where they are shown; nothing where there are none. */
export async function loadCompanions(site: Site, place: 'loyalty' | 'profile'): Promise<CompanionsHere | undefined> {
  const { placesWhereDisplayedCharacters: places } = site.settings.loyalty
  if (!hasCharacters(site) || (places !== 'all' && places !== place)) return undefined
  const [answer, own] = await Promise.all([readIfAllowed(site, 'loyalty.getcharacters', { limit: 24 }), readOwn(site)])
  return answer && answer.items.length > 0 ? { characters: answer.items, chosen: own?.id } : undefined
}

/** The picture beside the player's name. */
export async function loadPortrait(site: Site): Promise<string | undefined> {
  return hasCharacters(site) ? (await readOwn(site))?.description['image'] : undefined
}
