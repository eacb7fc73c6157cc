// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { plays as acesAtDawn } from '../games/aces-at-dawn/plays.ts'
import { plays as almanacFair } from '../games/almanac-fair/plays.ts'
import { plays as ascent } from '../games/ascent/plays.ts'
import { plays as brushAndBone } from '../games/brush-and-bone/plays.ts'
import { plays as cabinetOfFoxes } from '../games/cabinet-of-foxes/plays.ts'
import { plays as clearing } from '../games/clearing/plays.ts'
import { plays as combination } from '../games/combination/plays.ts'
import { plays as deepSeam } from '../games/deep-seam/plays.ts'
import { plays as dicebox } from '../games/dicebox/plays.ts'
import { plays as doubleNoon } from '../games/double-noon/plays.ts'
import { plays as foxAndHeron } from '../games/fox-and-heron/plays.ts'
import { plays as higherGround } from '../games/higher-ground/plays.ts'
import { plays as jacksAtMidnight } from '../games/jacks-at-midnight/plays.ts'
import { plays as lamplighterLane } from '../games/lamplighter-lane/plays.ts'
import { plays as lanternDice } from '../games/lantern-dice/plays.ts'
import { plays as meadowHum } from '../games/meadow-hum/plays.ts'
import { plays as midnightOrchard } from '../games/midnight-orchard/plays.ts'
import { plays as nightTrainToTrieste } from '../games/night-train-to-trieste/plays.ts'
import { plays as parlourBaccarat } from '../games/parlour-baccarat/plays.ts'
import { plays as parlourBlackjack } from '../games/parlour-blackjack/plays.ts'
import { plays as parlourRoulette } from '../games/parlour-roulette/plays.ts'
import { plays as pearlLedger } from '../games/pearl-ledger/plays.ts'
import { plays as plumb } from '../games/plumb/plays.ts'
import { plays as queenOfThree } from '../games/queen-of-three/plays.ts'
import { plays as saltAndThunder } from '../games/salt-and-thunder/plays.ts'
import { plays as stepstones } from '../games/stepstones/plays.ts'
import { plays as sunAndMoon } from '../games/sun-and-moon/plays.ts'
import { plays as tenOfForty } from '../games/ten-of-forty/plays.ts'
import { plays as threshold } from '../games/threshold/plays.ts'
import { plays as wheelOfHours } from '../games/wheel-of-hours/plays.ts'
import type { Play } from '../rules/play.ts'

/** Ways to play every game that reach all of its pays between them. */
export const plays: Readonly<Record<string, readonly Play[]>> = {
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
