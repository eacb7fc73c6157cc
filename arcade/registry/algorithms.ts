// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { algorithm as acesAtDawn } from '../games/aces-at-dawn/algorithm.ts'
import { algorithm as almanacFair } from '../games/almanac-fair/algorithm.ts'
import { algorithm as ascent } from '../games/ascent/algorithm.ts'
import { algorithm as brushAndBone } from '../games/brush-and-bone/algorithm.ts'
import { algorithm as cabinetOfFoxes } from '../games/cabinet-of-foxes/algorithm.ts'
import { algorithm as clearing } from '../games/clearing/algorithm.ts'
import { algorithm as combination } from '../games/combination/algorithm.ts'
import { algorithm as deepSeam } from '../games/deep-seam/algorithm.ts'
import { algorithm as dicebox } from '../games/dicebox/algorithm.ts'
import { algorithm as doubleNoon } from '../games/double-noon/algorithm.ts'
import { algorithm as foxAndHeron } from '../games/fox-and-heron/algorithm.ts'
import { algorithm as higherGround } from '../games/higher-ground/algorithm.ts'
import { algorithm as jacksAtMidnight } from '../games/jacks-at-midnight/algorithm.ts'
import { algorithm as lamplighterLane } from '../games/lamplighter-lane/algorithm.ts'
import { algorithm as lanternDice } from '../games/lantern-dice/algorithm.ts'
import { algorithm as meadowHum } from '../games/meadow-hum/algorithm.ts'
import { algorithm as midnightOrchard } from '../games/midnight-orchard/algorithm.ts'
import { algorithm as nightTrainToTrieste } from '../games/night-train-to-trieste/algorithm.ts'
import { algorithm as parlourBaccarat } from '../games/parlour-baccarat/algorithm.ts'
import { algorithm as parlourBlackjack } from '../games/parlour-blackjack/algorithm.ts'
import { algorithm as parlourRoulette } from '../games/parlour-roulette/algorithm.ts'
import { algorithm as pearlLedger } from '../games/pearl-ledger/algorithm.ts'
import { algorithm as plumb } from '../games/plumb/algorithm.ts'
import { algorithm as queenOfThree } from '../games/queen-of-three/algorithm.ts'
import { algorithm as saltAndThunder } from '../games/salt-and-thunder/algorithm.ts'
import { algorithm as stepstones } from '../games/stepstones/algorithm.ts'
import { algorithm as sunAndMoon } from '../games/sun-and-moon/algorithm.ts'
import { algorithm as tenOfForty } from '../games/ten-of-forty/algorithm.ts'
import { algorithm as threshold } from '../games/threshold/algorithm.ts'
import { algorithm as wheelOfHours } from '../games/wheel-of-hours/algorithm.ts'
import type { Algorithm } from '../rules/algorithm.ts'

/** How the rounds of every game follow from their seeds, as it is published. */
export const algorithms: Readonly<Record<string, Algorithm>> = {
  'aces-at-dawn': acesAtDawn,
  'almanac-fair': almanacFair,
  ascent,
  'brush-and-bone': brushAndBone,
  'cabinet-of-foxes': cabinetOfFoxes,
  clearing,
  combination,
  'deep-seam': deepSeam,
  dicebox,
  'double-noon': doubleNoon,
  'fox-and-heron': foxAndHeron,
  'higher-ground': higherGround,
  'jacks-at-midnight': jacksAtMidnight,
  'lamplighter-lane': lamplighterLane,
  'lantern-dice': lanternDice,
  'meadow-hum': meadowHum,
  'midnight-orchard': midnightOrchard,
  'night-train-to-trieste': nightTrainToTrieste,
  'parlour-baccarat': parlourBaccarat,
  'parlour-blackjack': parlourBlackjack,
  'parlour-roulette': parlourRoulette,
  'pearl-ledger': pearlLedger,
  plumb,
  'queen-of-three': queenOfThree,
  'salt-and-thunder': saltAndThunder,
  stepstones,
  'sun-and-moon': sunAndMoon,
  'ten-of-forty': tenOfForty,
  threshold,
  'wheel-of-hours': wheelOfHours,
}
