import { hex, sha256, utf8 } from './hash.ts'
import { isLevelWon, numbersOf } from './numbers.ts'
import { type Fields, isFields, isList, type Outcome, type Value, type Verifier } from './verifier.ts'

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
  /** Why the round could not be verified. */
  readonly problem?: string
}

interface Money {
  readonly amount: number
  readonly currency: string
}

interface RoundData {
  readonly status: 'open' | 'finished' | 'void'
  readonly nonce: number
  readonly clientSeed: string
  readonly serverHash: string
  readonly serverSeed: string
  readonly stakeMinor: number
  readonly stake: Money
  readonly win: Money
  readonly choices: readonly Value[]
  readonly view: Value
  readonly jackpot: Jackpot | null
}

interface Jackpot {
  readonly id: string
  readonly levels: readonly { readonly level: string; readonly share: bigint; readonly range: bigint }[]
  readonly hit: string | null
}

/** A sentence for the reader: the data cannot be verified. */
class Problem extends Error {}

function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Problem(sentence)
}

/** The value with the names of all its fields in one order: equal values give equal texts. */
function canonical(value: Value): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

function parsed(text: string): Fields {
  let data: Value = null
  try {
    data = JSON.parse(text)
  } catch {
    throw new Problem('This is not the data of a round: it is not JSON.')
  }
  demand(isFields(data), 'This is not the data of a round: it is not a JSON object.')
  return data
}

function textOf(data: Fields, name: string): string {
  const value = data[name]
  demand(typeof value === 'string', `The data has no text ${name}.`)
  return value
}

function digitsOf(data: Fields, name: string): string {
  const value = textOf(data, name)
  demand(/^[0-9a-f]{64}$/.test(value), `The ${name} of the data is not 64 lowercase hexadecimal digits.`)
  return value
}

function moneyOf(data: Fields, name: string): Money {
  const value = data[name]
  demand(isFields(value), `The data has no ${name}.`)
  const { amount, currency } = value
  demand(typeof amount === 'number' && typeof currency === 'string', `The ${name} has no amount and currency.`)
  return { amount, currency }
}

function minorOf({ amount }: Money): number {
  const minor = Math.round(amount * 100)
  demand(
    Number.isSafeInteger(minor) && minor >= 0 && minor / 100 === amount,
    'The stake is not an amount with at most two decimals.'
  )
  return minor
}

function nonceOf({ nonce }: Fields): number {
  demand(
    typeof nonce === 'number' && Number.isSafeInteger(nonce) && nonce >= 0,
    'The nonce is not a whole number from 0 on.'
  )
  return nonce
}

function statusOf({ status }: Fields): RoundData['status'] {
  demand(
    status === 'open' || status === 'finished' || status === 'void',
    'The status is none of open, finished and void.'
  )
  return status
}

function wholeOf(fields: Fields, name: string, least: bigint): bigint {
  const value = textOf(fields, name)
  demand(/^[0-9]{1,40}$/.test(value), `The ${name} of a jackpot level is not a whole number.`)
  const number = BigInt(value)
  demand(number >= least && number <= 2n ** 63n, `The ${name} of a jackpot level is not from ${least} to 2^63.`)
  return number
}

function jackpotOf({ jackpot }: Fields): Jackpot | null {
  if (jackpot === undefined || jackpot === null) return null
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

function roundOf(data: Fields): RoundData {
  demand(data.server_seed !== null, 'The server seed is not revealed yet: the round can be verified after that.')
  const { choices, view } = data
  demand(isList(choices), 'The data has no list of choices.')
  demand(view !== undefined, 'The data has no view.')
  const stake = moneyOf(data, 'stake')
  return {
    status: statusOf(data),
    nonce: nonceOf(data),
    clientSeed: textOf(data, 'client_seed'),
    serverHash: digitsOf(data, 'server_hash'),
    serverSeed: digitsOf(data, 'server_seed'),
    stakeMinor: minorOf(stake),
    stake,
    win: moneyOf(data, 'win'),
    choices,
    view,
    jackpot: jackpotOf(data),
  }
}

function verifierOf(data: Fields, verifiers: Readonly<Record<string, Verifier>>): Verifier {
  const sysname = textOf(data, 'sysname')
  const version = textOf(data, 'version')
  const verifier = Object.hasOwn(verifiers, sysname) ? verifiers[sysname] : undefined
  demand(verifier !== undefined, `The game ${JSON.stringify(sysname)} is not known here.`)
  const { version: known } = verifier
  demand(
    version === known,
    `The round is of version ${JSON.stringify(version)} of its game; only ${known} is known here.`
  )
  return verifier
}

/** What the rules make of the round, or why they do not take its choices. */
function played(verifier: Verifier, round: RoundData, isOpen: boolean): Outcome | string {
  const { serverSeed, clientSeed, nonce, stakeMinor, choices } = round
  try {
    return verifier.play({ numbers: numbersOf(serverSeed, clientSeed, nonce), stakeMinor, choices, isOpen })
  } catch (error) {
    return `The rules do not take this: ${error instanceof Error ? error.message : 'it cannot be played'}.`
  }
}

/** A round that was called off may have been at any point: its view may be that of an open round or of one that is over. */
function outcomeOf(verifier: Verifier, round: RoundData): Outcome | string {
  if (round.status !== 'void') return played(verifier, round, round.status === 'open')
  const said = canonical(round.view)
  const [over, open] = [played(verifier, round, false), played(verifier, round, true)]
  return typeof open !== 'string' && canonical(open.view) === said ? open : over
}

function outcomeChecks(verifier: Verifier, round: RoundData): Check[] {
  const { status, view, stake, win } = round
  const isVoid = status === 'void'
  const outcome = outcomeOf(verifier, round)
  const said = `${isVoid ? '' : `${status} `}${canonical(view)}`
  if (typeof outcome === 'string') return [{ name: 'outcome', holds: false, said, found: outcome }]
  const foundStatus = outcome.isOver ? 'finished ' : 'open '
  const found = `${isVoid ? '' : foundStatus}${canonical(outcome.view)}`
  const checks: Check[] = [{ name: 'outcome', holds: said === found, said, found }]
  if (isVoid) return checks
  const [saidWin, foundWin] = [`${win.amount} ${win.currency}`, `${outcome.winMinor / 100} ${stake.currency}`]
  return [...checks, { name: 'win', holds: saidWin === foundWin, said: saidWin, found: foundWin }]
}

function jackpotCheck({ serverSeed, clientSeed, nonce }: RoundData, { id, levels, hit }: Jackpot): Check {
  const won = levels.find(({ level, share, range }) =>
    isLevelWon({ serverSeed, clientSeed: `${clientSeed}:jackpot-${id}-${level}`, nonce }, { share, range })
  )
  const [said, found] = [JSON.stringify(hit), JSON.stringify(won?.level ?? null)]
  return { name: 'jackpot', holds: said === found, said, found }
}

function verified(text: string, verifiers: Readonly<Record<string, Verifier>>): Verification {
  const data = parsed(text)
  const verifier = verifierOf(data, verifiers)
  const round = roundOf(data)
  const hash = hex(sha256(utf8(round.serverSeed)))
  const checks: Check[] = [
    { name: 'commitment', holds: hash === round.serverHash, said: round.serverHash, found: hash },
    ...outcomeChecks(verifier, round),
    ...(round.jackpot ? [jackpotCheck(round, round.jackpot)] : []),
  ]
  return { verdict: checks.every(({ holds }) => holds) ? 'matches' : 'differs', checks }
}

/** Plays the round of the data again and compares. Never throws: what cannot be verified is `unknown`, with a sentence that says why. */
export function verifyText(text: string, verifiers: Readonly<Record<string, Verifier>>): Verification {
  try {
    return verified(text, verifiers)
  } catch (error) {
    const problem = error instanceof Problem ? error.message : 'This is not the data of a round: it cannot be read.'
    return { verdict: 'unknown', checks: [], problem }
  }
}
