import { isRecord } from '@ante/kit/record'
import { type Refused, refused } from '@ante/kit/refusal'
import type { Json } from './engine.ts'

export const wrongChoice = (field = 'choice'): Refused<'InvalidParameter/wrong_choice'> =>
  refused('InvalidParameter/wrong_choice', { fields: { [field]: 'wrong' } })

/** The named part of a choice; undefined when the choice is no object or has no such part. */
export function partOf(choice: Json | undefined, name: string): Json | undefined {
  return isRecord(choice) ? choice[name] : undefined
}

/** A choice of the named parts alone. */
export const onlyParts = (choice: Json, ...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, partOf(choice, name) ?? null]))

export const isWhole = (value: Json | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Pays of the quick games have two decimals, so at whole units of money every pay is a whole number of cents. */
export const wholeLevels: readonly bigint[] = [100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n]

/** Stake times a multiple given in hundredths; exact at the levels above. */
export const hundredfold = (stakeMinor: bigint, hundredths: bigint): bigint => (stakeMinor * hundredths) / 100n
