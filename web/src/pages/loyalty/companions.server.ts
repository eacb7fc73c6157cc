import type { Character, LoyaltyInfo } from '@ante/product/loyalty/contract'
import type { Site } from '../../app/document/context.ts'
import { readIfAllowed } from '../../app/api/load.server.ts'
import type { Reach } from '../../features/loyalty/use-character-change.ts'
import { isSignedIn } from '../../app/session/signed-in.ts'

export interface CompanionsHere {
  characters: Character[]
  /** Of the player, if there is one and they chose. */
  chosen: string | undefined
  reach: Reach
}

const hasCharacters = ({ settings: { loyalty } }: Site): boolean =>
  loyalty.isEnableLoyalty && loyalty.isEnableCharacters

/** LOY-02: what the player has; nothing is asked for a visitor. */
export const readOwn = async (site: Site): Promise<LoyaltyInfo | undefined> =>
  site.settings.loyalty.isEnableLoyalty && isSignedIn(site.account)
    ? readIfAllowed(site, 'loyalty.getinfo', {})
    : undefined

/** LOY-15, LOY-16: those of the site and the player's own, on a page where they are shown; nothing where there are none. */
export async function loadCompanions(
  site: Site,
  place: 'loyalty' | 'profile',
  own: LoyaltyInfo | undefined
): Promise<CompanionsHere | undefined> {
  const { placesWhereDisplayedCharacters: places } = site.settings.loyalty
  if (!hasCharacters(site) || (places !== 'all' && places !== place)) return undefined
  const answer = await readIfAllowed(site, 'loyalty.getcharacters', { limit: 24 })
  return answer && answer.items.length > 0
    ? {
        characters: answer.items,
        chosen: own?.character?.id,
        reach: { level: own?.level ?? 0, owned: own?.owned_characters ?? [] },
      }
    : undefined
}

/** The picture beside the player's name. */
export async function loadPortrait(site: Site): Promise<string | undefined> {
  return hasCharacters(site) ? (await readOwn(site))?.character?.description['image'] : undefined
}
