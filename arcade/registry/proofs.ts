// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { proof as acesAtDawn } from '../games/aces-at-dawn/proof.ts'
import { proof as almanacFair } from '../games/almanac-fair/proof.ts'
import { proof as ascent } from '../games/ascent/proof.ts'
import { proof as brushAndBone } from '../games/brush-and-bone/proof.ts'
import { proof as cabinetOfFoxes } from '../games/cabinet-of-foxes/proof.ts'
import { proof as clearing } from '../games/clearing/proof.ts'
import { proof as combination } from '../games/combination/proof.ts'
import { proof as deepSeam } from '../games/deep-seam/proof.ts'
import { proof as dicebox } from '../games/dicebox/proof.ts'
import { proof as doubleNoon } from '../games/double-noon/proof.ts'
import { proof as foxAndHeron } from '../games/fox-and-heron/proof.ts'
import { proof as higherGround } from '../games/higher-ground/proof.ts'
import { proof as jacksAtMidnight } from '../games/jacks-at-midnight/proof.ts'
import { proof as lamplighterLane } from '../games/lamplighter-lane/proof.ts'
import { proof as lanternDice } from '../games/lantern-dice/proof.ts'
import { proof as meadowHum } from '../games/meadow-hum/proof.ts'
import { proof as midnightOrchard } from '../games/midnight-orchard/proof.ts'
import { proof as nightTrainToTrieste } from '../games/night-train-to-trieste/proof.ts'
import { proof as parlourBaccarat } from '../games/parlour-baccarat/proof.ts'
import { proof as parlourBlackjack } from '../games/parlour-blackjack/proof.ts'
import { proof as parlourRoulette } from '../games/parlour-roulette/proof.ts'
import { proof as pearlLedger } from '../games/pearl-ledger/proof.ts'
import { proof as plumb } from '../games/plumb/proof.ts'
import { proof as queenOfThree } from '../games/queen-of-three/proof.ts'
import { proof as saltAndThunder } from '../games/salt-and-thunder/proof.ts'
import { proof as stepstones } from '../games/stepstones/proof.ts'
import { proof as sunAndMoon } from '../games/sun-and-moon/proof.ts'
import { proof as tenOfForty } from '../games/ten-of-forty/proof.ts'
import { proof as threshold } from '../games/threshold/proof.ts'
import { proof as wheelOfHours } from '../games/wheel-of-hours/proof.ts'
import type { Proof } from '../rules/exact/proof.ts'

/** The proof of every game. Each walks its whole cycle: seconds for a slot. */
export const proofs: Readonly<Record<string, () => Proof>> = {
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
