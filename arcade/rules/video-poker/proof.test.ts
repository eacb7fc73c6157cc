import { expect, it } from 'vitest'
import { pays as bonus } from '../../games/aces-at-dawn/rules.ts'
import { pays as doubleBonus } from '../../games/double-noon/rules.ts'
import { pays as jacksOrBetter } from '../../games/jacks-at-midnight/rules.ts'
import { decimal } from '../exact/fraction.ts'
import { proofOfTable } from './proof.ts'

it('GAM-8 proves what is published of the best holds on other pay tables too', () => {
  const returned = [
    { ...jacksOrBetter, 'full-house': 8 },
    { ...jacksOrBetter, 'full-house': 8, flush: 5 },
    { ...bonus, 'full-house': 8, flush: 5 },
    { ...doubleBonus, 'full-house': 10 },
  ].map((pays) => proofOfTable(pays).rtp)
  expect(returned.map((rtp) => decimal(rtp, 10))).toEqual([
    '0.9839268542',
    '0.9729843375',
    '0.9916597318',
    '1.0017252235',
  ])
  expect(returned.at(-1)).toEqual({ over: 18_086_612_134n, under: 18_055_462_425n })
})
