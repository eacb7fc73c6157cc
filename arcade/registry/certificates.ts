// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import acesAtDawn from '../games/aces-at-dawn/certificate.json' with { type: 'json' }
import almanacFair from '../games/almanac-fair/certificate.json' with { type: 'json' }
import ascent from '../games/ascent/certificate.json' with { type: 'json' }
import brushAndBone from '../games/brush-and-bone/certificate.json' with { type: 'json' }
import cabinetOfFoxes from '../games/cabinet-of-foxes/certificate.json' with { type: 'json' }
import clearing from '../games/clearing/certificate.json' with { type: 'json' }
import combination from '../games/combination/certificate.json' with { type: 'json' }
import deepSeam from '../games/deep-seam/certificate.json' with { type: 'json' }
import dicebox from '../games/dicebox/certificate.json' with { type: 'json' }
import doubleNoon from '../games/double-noon/certificate.json' with { type: 'json' }
import foxAndHeron from '../games/fox-and-heron/certificate.json' with { type: 'json' }
import higherGround from '../games/higher-ground/certificate.json' with { type: 'json' }
import jacksAtMidnight from '../games/jacks-at-midnight/certificate.json' with { type: 'json' }
import lamplighterLane from '../games/lamplighter-lane/certificate.json' with { type: 'json' }
import lanternDice from '../games/lantern-dice/certificate.json' with { type: 'json' }
import meadowHum from '../games/meadow-hum/certificate.json' with { type: 'json' }
import midnightOrchard from '../games/midnight-orchard/certificate.json' with { type: 'json' }
import nightTrainToTrieste from '../games/night-train-to-trieste/certificate.json' with { type: 'json' }
import parlourBaccarat from '../games/parlour-baccarat/certificate.json' with { type: 'json' }
import parlourBlackjack from '../games/parlour-blackjack/certificate.json' with { type: 'json' }
import parlourRoulette from '../games/parlour-roulette/certificate.json' with { type: 'json' }
import pearlLedger from '../games/pearl-ledger/certificate.json' with { type: 'json' }
import plumb from '../games/plumb/certificate.json' with { type: 'json' }
import queenOfThree from '../games/queen-of-three/certificate.json' with { type: 'json' }
import saltAndThunder from '../games/salt-and-thunder/certificate.json' with { type: 'json' }
import stepstones from '../games/stepstones/certificate.json' with { type: 'json' }
import sunAndMoon from '../games/sun-and-moon/certificate.json' with { type: 'json' }
import tenOfForty from '../games/ten-of-forty/certificate.json' with { type: 'json' }
import threshold from '../games/threshold/certificate.json' with { type: 'json' }
import wheelOfHours from '../games/wheel-of-hours/certificate.json' with { type: 'json' }

/** The published figures of every game, as they are stored. */
export const certificates: Readonly<Record<string, unknown>> = {
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
