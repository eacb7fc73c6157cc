import { specks } from '../scene.ts'
import type { Paint } from '../tile.ts'
import { redDog } from './parlour-court.ts'

const grained =
  (paint: Paint): Paint =>
  (tile) =>
    paint(tile) + specks(tile)

export const parlourTiles: Readonly<Record<string, Paint>> = {
  'red-dog': grained(redDog),
}
