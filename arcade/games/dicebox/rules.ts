import { onlyParts, partOf, isWhole, hundredfold, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Engine } from '../../rules/engine.ts'

/** A roll of 00.00 to 99.99. The player names a side and a chance in whole percent; 99 over the chance is paid, cut off to two decimals. */
export const dicebox = { faces: 10_000, chanceLeast: 1, chanceMost: 95, returned: 9900 } as const

/** What a chance pays, in hundredths of the stake. */
export const diceboxPay = (chance: number): bigint => BigInt(Math.floor(dicebox.returned / chance))

export type DiceboxView = {
  readonly side: 'under' | 'over'
  readonly chance: number
  /** Hundredths: 0 to 9999. */
  readonly roll: number
  readonly isWon: boolean
  readonly multiple: number
}

export const engine: Engine<DiceboxView> = {
  sysname: 'dicebox',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'dicebox', ...dicebox },
  storedChoice: (choice) => onlyParts(choice, 'side', 'chance'),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const [side, chance] = [partOf(choice, 'side'), partOf(choice, 'chance')]
    if (more.length > 0 || (side !== 'under' && side !== 'over')) return wrongChoice()
    if (!isWhole(chance, dicebox.chanceLeast, dicebox.chanceMost)) return wrongChoice('chance')
    const roll = below(draws, dicebox.faces)
    const width = (chance * dicebox.faces) / 100
    const isWon = side === 'under' ? roll < width : roll >= dicebox.faces - width
    const pay = diceboxPay(chance)
    return {
      open: false,
      winMinor: isWon ? hundredfold(stakeMinor, pay) : 0n,
      view: { side, chance, roll, isWon, multiple: Number(pay) },
    }
  },
}
