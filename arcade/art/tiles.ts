import { tiles as built } from '../registry/tiles.ts'
import type { Paint } from './tile.ts'
import { anteTiles } from './worlds/ante.ts'
import { fathomTiles } from './worlds/fathom.ts'
import { foxgloveTiles } from './worlds/foxglove.ts'
import { halfpastLiveTiles } from './worlds/halfpast-live.ts'
import { paperMoonTiles } from './worlds/paper-moon.ts'
import { parlourTiles } from './worlds/parlour.ts'
import { quarryNineTiles } from './worlds/quarry-nine.ts'
import { rookeryTiles } from './worlds/rookery.ts'
import { tidewaterTiles } from './worlds/tidewater.ts'

/** Pictures of games that are not built yet: the hall shows only what the catalogue has. Each moves into its game's folder with it. */
export const planned: Readonly<Record<string, Paint>> = {
  ...foxgloveTiles,
  ...tidewaterTiles,
  ...quarryNineTiles,
  ...paperMoonTiles,
  ...fathomTiles,
  ...parlourTiles,
  ...halfpastLiveTiles,
}
/** Every picture that stands in the hall: those of the games, built and planned, of the demo world's guest, and the site's own entries. */
export const tiles: Readonly<Record<string, Paint>> = { ...built, ...planned, ...rookeryTiles, ...anteTiles }
