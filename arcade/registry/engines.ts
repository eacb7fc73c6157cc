// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { engine as acesAtDawn } from '../games/aces-at-dawn/rules.ts'
import { engine as almanacFair } from '../games/almanac-fair/rules.ts'
import { engine as ascent } from '../games/ascent/rules.ts'
import { engine as brushAndBone } from '../games/brush-and-bone/rules.ts'
import { engine as cabinetOfFoxes } from '../games/cabinet-of-foxes/rules.ts'
import { engine as clearing } from '../games/clearing/rules.ts'
import { engine as combination } from '../games/combination/rules.ts'
import { engine as combinationV1_0_0 } from '../games/combination/versions/1.0.0.ts'
import { engine as deepSeam } from '../games/deep-seam/rules.ts'
import { engine as dicebox } from '../games/dicebox/rules.ts'
import { engine as doubleNoon } from '../games/double-noon/rules.ts'
import { engine as foxAndHeron } from '../games/fox-and-heron/rules.ts'
import { engine as higherGround } from '../games/higher-ground/rules.ts'
import { engine as jacksAtMidnight } from '../games/jacks-at-midnight/rules.ts'
import { engine as lamplighterLane } from '../games/lamplighter-lane/rules.ts'
import { engine as lanternDice } from '../games/lantern-dice/rules.ts'
import { engine as meadowHum } from '../games/meadow-hum/rules.ts'
import { engine as midnightOrchard } from '../games/midnight-orchard/rules.ts'
import { engine as nightTrainToTrieste } from '../games/night-train-to-trieste/rules.ts'
import { engine as parlourBaccarat } from '../games/parlour-baccarat/rules.ts'
import { engine as parlourBlackjack } from '../games/parlour-blackjack/rules.ts'
import { engine as parlourRoulette } from '../games/parlour-roulette/rules.ts'
import { engine as pearlLedger } from '../games/pearl-ledger/rules.ts'
import { engine as plumb } from '../games/plumb/rules.ts'
import { engine as queenOfThree } from '../games/queen-of-three/rules.ts'
import { engine as saltAndThunder } from '../games/salt-and-thunder/rules.ts'
import { engine as stepstones } from '../games/stepstones/rules.ts'
import { engine as sunAndMoon } from '../games/sun-and-moon/rules.ts'
import { engine as tenOfForty } from '../games/ten-of-forty/rules.ts'
import { engine as threshold } from '../games/threshold/rules.ts'
import { engine as wheelOfHours } from '../games/wheel-of-hours/rules.ts'
import type { Engine } from '../rules/engine.ts'

/** Every game that plays here: its present version first, then those whose open rounds may still be ended. */
export const engines: Readonly<Record<string, readonly Engine[]>> = {
  'aces-at-dawn': [acesAtDawn],
  'almanac-fair': [almanacFair],
  ascent: [ascent],
  'brush-and-bone': [brushAndBone],
  'cabinet-of-foxes': [cabinetOfFoxes],
  clearing: [clearing],
  combination: [combination, combinationV1_0_0],
  'deep-seam': [deepSeam],
  dicebox: [dicebox],
  'double-noon': [doubleNoon],
  'fox-and-heron': [foxAndHeron],
  'higher-ground': [higherGround],
  'jacks-at-midnight': [jacksAtMidnight],
  'lamplighter-lane': [lamplighterLane],
  'lantern-dice': [lanternDice],
  'meadow-hum': [meadowHum],
  'midnight-orchard': [midnightOrchard],
  'night-train-to-trieste': [nightTrainToTrieste],
  'parlour-baccarat': [parlourBaccarat],
  'parlour-blackjack': [parlourBlackjack],
  'parlour-roulette': [parlourRoulette],
  'pearl-ledger': [pearlLedger],
  plumb: [plumb],
  'queen-of-three': [queenOfThree],
  'salt-and-thunder': [saltAndThunder],
  stepstones: [stepstones],
  'sun-and-moon': [sunAndMoon],
  'ten-of-forty': [tenOfForty],
  threshold: [threshold],
  'wheel-of-hours': [wheelOfHours],
}
