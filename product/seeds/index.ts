import type { Tx } from '@ante/kit/context'
import { seedAreas } from './areas.ts'
import { seedAuth } from './auth.ts'
import { seedBanners } from './banners.ts'
import { seedBrands } from './brands.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedCashback } from './cashback.ts'
import { seedCashier } from './cashier.ts'
import { seedCharacters } from './characters.ts'
import { seedDraws } from './draws.ts'
import { seedGames } from './games.ts'
import { seedJackpots } from './jackpots.ts'
import { seedLoyalty } from './loyalty.ts'
import { seedOffers } from './offers.ts'
import { seedPages } from './pages.ts'
import { seedPlayOffers } from './play-offers.ts'
import { seedPopups } from './popups.ts'
import { seedQuests } from './quests/index.ts'
import { seedShop } from './shop/index.ts'
import { seedStudios } from './studios.ts'
import { seedTournaments } from './tournaments.ts'

/** One part of the demo world: deterministic, for an empty database. */
export interface Seed {
  readonly name: string
  readonly run: (tx: Tx) => Promise<void>
}

/** In this order; each runs once per database. */
export const seeds: readonly Seed[] = [
  { name: 'cashier', run: seedCashier },
  { name: 'games', run: seedGames },
  { name: 'areas', run: seedAreas },
  { name: 'pages', run: seedPages },
  { name: 'banners', run: seedBanners },
  { name: 'popups', run: seedPopups },
  { name: 'brands', run: seedBrands },
  { name: 'tournaments', run: seedTournaments },
  { name: 'offers', run: seedOffers },
  { name: 'characters', run: seedCharacters },
  { name: 'loyalty', run: seedLoyalty },
  { name: 'shop', run: seedShop },
  { name: 'quests', run: seedQuests },
  { name: 'cashback', run: seedCashback },
  { name: 'auth', run: seedAuth },
  { name: 'jackpots', run: seedJackpots },
  { name: 'draws', run: seedDraws },
  { name: 'play-offers', run: seedPlayOffers },
  { name: 'studios', run: seedStudios },
  { name: 'campaigns', run: seedCampaigns },
]
