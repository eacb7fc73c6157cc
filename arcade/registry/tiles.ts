// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import { tile as acesAtDawn } from '../games/aces-at-dawn/tile.ts'
import { tile as almanacFair } from '../games/almanac-fair/tile.ts'
import { tile as ascent } from '../games/ascent/tile.ts'
import { tile as brushAndBone } from '../games/brush-and-bone/tile.ts'
import { tile as cabinetOfFoxes } from '../games/cabinet-of-foxes/tile.ts'
import { tile as clearing } from '../games/clearing/tile.ts'
import { tile as combination } from '../games/combination/tile.ts'
import { tile as deepSeam } from '../games/deep-seam/tile.ts'
import { tile as dicebox } from '../games/dicebox/tile.ts'
import { tile as doubleNoon } from '../games/double-noon/tile.ts'
import { tile as foxAndHeron } from '../games/fox-and-heron/tile.ts'
import { tile as higherGround } from '../games/higher-ground/tile.ts'
import { tile as jacksAtMidnight } from '../games/jacks-at-midnight/tile.ts'
import { tile as lamplighterLane } from '../games/lamplighter-lane/tile.ts'
import { tile as lanternDice } from '../games/lantern-dice/tile.ts'
import { tile as meadowHum } from '../games/meadow-hum/tile.ts'
import { tile as midnightOrchard } from '../games/midnight-orchard/tile.ts'
import { tile as nightTrainToTrieste } from '../games/night-train-to-trieste/tile.ts'
import { tile as parlourBaccarat } from '../games/parlour-baccarat/tile.ts'
import { tile as parlourBlackjack } from '../games/parlour-blackjack/tile.ts'
import { tile as parlourRoulette } from '../games/parlour-roulette/tile.ts'
import { tile as pearlLedger } from '../games/pearl-ledger/tile.ts'
import { tile as plumb } from '../games/plumb/tile.ts'
import { tile as queenOfThree } from '../games/queen-of-three/tile.ts'
import { tile as saltAndThunder } from '../games/salt-and-thunder/tile.ts'
import { tile as stepstones } from '../games/stepstones/tile.ts'
import { tile as sunAndMoon } from '../games/sun-and-moon/tile.ts'
import { tile as tenOfForty } from '../games/ten-of-forty/tile.ts'
import { tile as threshold } from '../games/threshold/tile.ts'
import { tile as wheelOfHours } from '../games/wheel-of-hours/tile.ts'
import type { Paint } from '../art/tile.ts'

/** The picture of every game in the hall. */
export const tiles: Readonly<Record<string, Paint>> = {
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
