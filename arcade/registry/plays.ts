// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { plays as clearing } from '../games/clearing/plays.ts'
import { plays as combination } from '../games/combination/plays.ts'
import { plays as deepSeam } from '../games/deep-seam/plays.ts'
import { plays as dicebox } from '../games/dicebox/plays.ts'
import { plays as higherGround } from '../games/higher-ground/plays.ts'
import { plays as jacksAtMidnight } from '../games/jacks-at-midnight/plays.ts'
import { plays as midnightOrchard } from '../games/midnight-orchard/plays.ts'
import { plays as parlourBaccarat } from '../games/parlour-baccarat/plays.ts'
import { plays as parlourRoulette } from '../games/parlour-roulette/plays.ts'
import { plays as plumb } from '../games/plumb/plays.ts'
import { plays as tenOfForty } from '../games/ten-of-forty/plays.ts'
import { plays as threshold } from '../games/threshold/plays.ts'
import { plays as wheelOfHours } from '../games/wheel-of-hours/plays.ts'
import type { Play } from '../rules/play.ts'

/** Ways to play every game that reach all of its pays between them. */
export const plays: Readonly<Record<string, readonly Play[]>> = {
  clearing,
  combination,
  'deep-seam': deepSeam,
  dicebox,
  'higher-ground': higherGround,
  'jacks-at-midnight': jacksAtMidnight,
  'midnight-orchard': midnightOrchard,
  'parlour-baccarat': parlourBaccarat,
  'parlour-roulette': parlourRoulette,
  plumb,
  'ten-of-forty': tenOfForty,
  threshold,
  'wheel-of-hours': wheelOfHours,
}
