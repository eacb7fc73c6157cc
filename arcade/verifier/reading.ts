import { hex, sha256, utf8 } from './hash.ts'
import { isLevelWon } from './numbers.ts'
import { type Fields, isFields, isList, type Value } from './verifier.ts'

export interface Check {
  readonly name: 'commitment' | 'outcome' | 'win' | 'jackpot'
  readonly holds: boolean
  /** What the data says. */
  readonly said: string
  /** What the seeds and the rules give. */
  readonly found: string
}

export interface Verification {
  readonly verdict: 'matches' | 'differs' | 'unknown'
  readonly checks: Check[]
  /** What the data is of. */
  readonly subject: 'round' | 'draw'
  /** Why it could not be verified. */
  readonly problem?: string
}

export interface Jackpot {
  readonly id: string
  readonly levels: readonly { readonly level: string; readonly share: bigint; readonly range: bigint }[]
  readonly hit: string | null
}

/** A sentence for the reader: the data cannot be verified. */
export class Problem extends Error {}

export function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Problem(sentence)
}

export function parsed(text: string): Fields {
  let data: Value = null
  try {
    data = JSON.parse(text)
  } catch {
    throw new Problem('This is not the data of a round or of a draw: it is not JSON.')
  }
  demand(isFields(data), 'This is not the data of a round or of a draw: it is not a JSON object.')
  return data
}

export function textOf(data: Fields, name: string): string {
  const value = data[name]
  demand(typeof value === 'string', `The data has no text ${name}.`)
  return value
}

export function digitsOf(data: Fields, name: string): string {
  const value = textOf(data, name)
  demand(/^[0-9a-f]{64}$/.test(value), `The ${name} of the data is not 64 lowercase hexadecimal digits.`)
  return value
}

function wholeOf(fields: Fields, name: string, least: bigint): bigint {
  const value = textOf(fields, name)
  demand(/^[0-9]{1,40}$/.test(value), `The ${name} of a jackpot level is not a whole number.`)
  const number = BigInt(value)
  demand(number >= least && number <= 2n ** 63n, `The ${name} of a jackpot level is not from ${least} to 2^63.`)
  return number
}

/** The levels of a jackpot, and which of them the data says was hit. */
export function jackpotOf(jackpot: Value | undefined): Jackpot {
  demand(isFields(jackpot), 'The jackpot of the data has no fields.')
  const { levels, hit } = jackpot
  demand(isList(levels), 'The jackpot has no list of levels.')
  demand(hit === null || typeof hit === 'string', 'The jackpot does not say which level was hit.')
  const read = levels.map((entry) => {
    demand(isFields(entry), 'A level of the jackpot has no fields.')
    return { level: textOf(entry, 'level'), share: wholeOf(entry, 'share', 0n), range: wholeOf(entry, 'range', 1n) }
  })
  return { id: textOf(jackpot, 'id'), levels: read, hit }
}

/** The hash of the seed against the one that was shown before. */
export function commitmentCheck({ serverSeed, serverHash }: { serverSeed: string; serverHash: string }): Check {
  const found = hex(sha256(utf8(serverSeed)))
  return { name: 'commitment', holds: found === serverHash, said: serverHash, found }
}

/** The first level that the seeds hit against the one that the data says. `text` is that of the player: the client seed of a round, or the text of a bet. */
export function jackpotCheck(
  { serverSeed, text, nonce }: { serverSeed: string; text: string; nonce: number },
  { id, levels, hit }: Jackpot
): Check {
  const won = levels.find(({ level, share, range }) =>
    isLevelWon({ serverSeed, clientSeed: `${text}:jackpot-${id}-${level}`, nonce }, { share, range })
  )
  const [said, found] = [JSON.stringify(hit), JSON.stringify(won?.level ?? null)]
  return { name: 'jackpot', holds: said === found, said, found }
}

export const verificationOf = (subject: Verification['subject'], checks: Check[]): Verification => ({
  verdict: checks.every(({ holds }) => holds) ? 'matches' : 'differs',
  subject,
  checks,
})
