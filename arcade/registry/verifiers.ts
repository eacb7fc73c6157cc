// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { verifier as acesAtDawn } from '../games/aces-at-dawn/verifier.ts'
import { verifier as almanacFair } from '../games/almanac-fair/verifier.ts'
import { verifier as ascent } from '../games/ascent/verifier.ts'
import { verifier as brushAndBone } from '../games/brush-and-bone/verifier.ts'
import { verifier as cabinetOfFoxes } from '../games/cabinet-of-foxes/verifier.ts'
import { verifier as clearing } from '../games/clearing/verifier.ts'
import { verifier as combination } from '../games/combination/verifier.ts'
import { verifier as deepSeam } from '../games/deep-seam/verifier.ts'
import { verifier as dicebox } from '../games/dicebox/verifier.ts'
import { verifier as doubleNoon } from '../games/double-noon/verifier.ts'
import { verifier as foxAndHeron } from '../games/fox-and-heron/verifier.ts'
import { verifier as higherGround } from '../games/higher-ground/verifier.ts'
import { verifier as jacksAtMidnight } from '../games/jacks-at-midnight/verifier.ts'
import { verifier as lamplighterLane } from '../games/lamplighter-lane/verifier.ts'
import { verifier as lanternDice } from '../games/lantern-dice/verifier.ts'
import { verifier as meadowHum } from '../games/meadow-hum/verifier.ts'
import { verifier as midnightOrchard } from '../games/midnight-orchard/verifier.ts'
import { verifier as nightTrainToTrieste } from '../games/night-train-to-trieste/verifier.ts'
import { verifier as parlourBaccarat } from '../games/parlour-baccarat/verifier.ts'
import { verifier as parlourBlackjack } from '../games/parlour-blackjack/verifier.ts'
import { verifier as parlourRoulette } from '../games/parlour-roulette/verifier.ts'
import { verifier as pearlLedger } from '../games/pearl-ledger/verifier.ts'
import { verifier as plumb } from '../games/plumb/verifier.ts'
import { verifier as queenOfThree } from '../games/queen-of-three/verifier.ts'
import { verifier as saltAndThunder } from '../games/salt-and-thunder/verifier.ts'
import { verifier as stepstones } from '../games/stepstones/verifier.ts'
import { verifier as sunAndMoon } from '../games/sun-and-moon/verifier.ts'
import { verifier as tenOfForty } from '../games/ten-of-forty/verifier.ts'
import { verifier as threshold } from '../games/threshold/verifier.ts'
import { verifier as wheelOfHours } from '../games/wheel-of-hours/verifier.ts'
import type { Verifier } from '../verifier/verifier.ts'

/** The rules of every game written a second time, for the verifier that runs none of the first. */
export const verifiers: Readonly<Record<string, Verifier>> = {
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
