import { picture } from './compact.ts'
import { appIcons } from './house/app-icon.ts'
import { avatars } from './house/avatars.ts'
import { brands } from './house/brands.ts'
import { characters } from './house/characters.ts'
import { coins } from './house/coin.ts'
import { heroes, heroFormat } from './house/heroes.ts'
import { emptyPlaces } from './house/empty-places.ts'
import { jackpots } from './house/jackpots.ts'
import { notices } from './house/notices.ts'
import { promotions } from './house/promotions.ts'
import { tournaments } from './house/tournaments.ts'
import { systemPages } from './house/system-pages.ts'
import { occasionFormat } from './house/table.ts'
import { studios } from './studios.ts'
import { formats, type Paint, type TileArt } from './tile.ts'
import { tiles } from './tiles.ts'

export interface Picture {
  /** Below `web/public/art`. */
  readonly path: string
  readonly markup: string
}

const painted = (folder: string, paints: Readonly<Record<string, Paint>>, tile: TileArt): Picture[] =>
  Object.entries(paints).map(([name, paint]) => ({
    path: `${folder}/${name}.svg`,
    markup: picture(tile.width, tile.height, paint(tile)),
  }))
const fixed = (
  folder: string,
  markups: Readonly<Record<string, string>>,
  width: number,
  height: number,
  density = 1
): Picture[] =>
  Object.entries(markups).map(([name, markup]) => ({
    path: `${folder}/${name}.svg`,
    markup: picture(width, height, markup, density),
  }))
const games = (): Picture[] =>
  Object.entries(formats).flatMap(([format, tile]) =>
    painted(
      'games',
      Object.fromEntries(Object.entries(tiles).map(([name, paint]) => [`${name}-${format}`, paint])),
      tile
    )
  )

/** Every picture of the site, in the same bytes each time. */
export const pictures = (): Picture[] => [
  ...games(),
  ...fixed('studios', studios, 200, 200),
  ...painted('heroes', heroes, heroFormat),
  ...painted('promotions', { ...promotions, ...notices }, occasionFormat),
  ...painted('tournaments', tournaments, occasionFormat),
  ...painted('jackpots', jackpots, occasionFormat),
  ...fixed('characters', characters, 320, 320),
  ...fixed('avatars', avatars, 320, 320),
  ...fixed('empty', emptyPlaces, 320, 220),
  ...fixed('system', systemPages, 320, 220),
  ...fixed('icons', appIcons, 512, 512),
  ...fixed('brands', brands, 32, 32),
  ...fixed('loyalty', coins, 48, 48),
]
