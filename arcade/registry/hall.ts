// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { hall as acesAtDawn } from '../games/aces-at-dawn/hall.ts'
import { hall as almanacFair } from '../games/almanac-fair/hall.ts'
import { hall as ascent } from '../games/ascent/hall.ts'
import { hall as brushAndBone } from '../games/brush-and-bone/hall.ts'
import { hall as cabinetOfFoxes } from '../games/cabinet-of-foxes/hall.ts'
import { hall as clearing } from '../games/clearing/hall.ts'
import { hall as combination } from '../games/combination/hall.ts'
import { hall as deepSeam } from '../games/deep-seam/hall.ts'
import { hall as dicebox } from '../games/dicebox/hall.ts'
import { hall as doubleNoon } from '../games/double-noon/hall.ts'
import { hall as foxAndHeron } from '../games/fox-and-heron/hall.ts'
import { hall as higherGround } from '../games/higher-ground/hall.ts'
import { hall as jacksAtMidnight } from '../games/jacks-at-midnight/hall.ts'
import { hall as lamplighterLane } from '../games/lamplighter-lane/hall.ts'
import { hall as lanternDice } from '../games/lantern-dice/hall.ts'
import { hall as meadowHum } from '../games/meadow-hum/hall.ts'
import { hall as midnightOrchard } from '../games/midnight-orchard/hall.ts'
import { hall as nightTrainToTrieste } from '../games/night-train-to-trieste/hall.ts'
import { hall as parlourBaccarat } from '../games/parlour-baccarat/hall.ts'
import { hall as parlourBlackjack } from '../games/parlour-blackjack/hall.ts'
import { hall as parlourRoulette } from '../games/parlour-roulette/hall.ts'
import { hall as pearlLedger } from '../games/pearl-ledger/hall.ts'
import { hall as plumb } from '../games/plumb/hall.ts'
import { hall as queenOfThree } from '../games/queen-of-three/hall.ts'
import { hall as saltAndThunder } from '../games/salt-and-thunder/hall.ts'
import { hall as stepstones } from '../games/stepstones/hall.ts'
import { hall as sunAndMoon } from '../games/sun-and-moon/hall.ts'
import { hall as tenOfForty } from '../games/ten-of-forty/hall.ts'
import { hall as threshold } from '../games/threshold/hall.ts'
import { hall as wheelOfHours } from '../games/wheel-of-hours/hall.ts'
import type { HallEntry } from '../rules/hall.ts'

/** How every game stands in the hall of the demo world. */
export const hall: Readonly<Record<string, HallEntry>> = {
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
