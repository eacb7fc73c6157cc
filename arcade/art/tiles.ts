import type { Paint } from './tile.ts'
import { anteTiles } from './worlds/ante.ts'
import { fathomTiles } from './worlds/fathom.ts'
import { foxgloveTiles } from './worlds/foxglove.ts'
import { halfpastLiveTiles } from './worlds/halfpast-live.ts'
import { latchTiles } from './worlds/latch.ts'
import { paperMoonTiles } from './worlds/paper-moon.ts'
import { parlourTiles } from './worlds/parlour.ts'
import { quarryNineTiles } from './worlds/quarry-nine.ts'
import { tidewaterTiles } from './worlds/tidewater.ts'

/** The thirty games by studio, and the house's own entry. A game that is not built yet has its picture already: the hall shows only what the catalogue has. */
export const tiles: Readonly<Record<string, Readonly<Record<string, Paint>>>> = {
  foxglove: foxgloveTiles,
  tidewater: tidewaterTiles,
  'quarry-nine': quarryNineTiles,
  'paper-moon': paperMoonTiles,
  fathom: fathomTiles,
  parlour: parlourTiles,
  'halfpast-live': halfpastLiveTiles,
  latch: latchTiles,
  ante: anteTiles,
}
