import { specks } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { turnstile } from './fathom-chances.ts'

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)

export const fathomTiles: Readonly<Record<string, Paint>> = {
  turnstile: grained(turnstile),
}
