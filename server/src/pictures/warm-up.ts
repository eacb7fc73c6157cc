import { hallGames } from '@ante/arcade/rules/hall-games'
import type { Log } from '@ante/kit/context'
import { pictureAddress, pictureDefaults, type PictureShape, pictureShapes as shapes } from '@ante/kit/picture'
import type { Pictures } from './pictures.ts'

/** In which sizes the drawings of a folder are shown, what is seen first before the rest: the home page opens with the most popular game. */
const wishes: readonly (readonly [RegExp, readonly PictureShape[]])[] = [
  [/^\/art\/games\/.*-vertical\./, [shapes.tall]],
  [new RegExp(`^/art/games/${hallGames[0]?.sysname}-horizontal\\.`), [shapes.heroOnPhone, shapes.hero]],
  [/^\/art\/heroes\//, [shapes.areaOnPhone, shapes.area]],
  [/^\/art\/(?:promotions|tournaments|jackpots)\//, [shapes.card, shapes.cardOnPhone]],
  [/^\/art\/tournaments\//, [shapes.areaOnPhone, shapes.tournament]],
  [/^\/art\/studios\//, [shapes.mark]],
  [/^\/art\/games\/.*-horizontal\./, [shapes.wide]],
]

/** Makes, one after the other, the house's drawings as the site shows them, so that no first visitor waits. What was made before is only looked up. */
export async function warmUp(
  pictures: Pictures,
  paths: readonly string[],
  log: Log,
  isStopping: () => boolean = () => false
): Promise<number> {
  let made = 0
  for (const [pattern, sizes] of wishes)
    for (const path of paths.filter((one) => pattern.test(one)))
      for (const shape of sizes)
        for (const density of pictureDefaults.densities) {
          if (isStopping()) return made
          try {
            await pictures.at(pictureAddress(path, shape, density))
            made += 1
          } catch (error) {
            log.warn(
              { path, error: error instanceof Error ? error.message : String(error) },
              'a drawing of the house could not be made'
            )
          }
        }
  return made
}
