import { numbersOf } from './numbers.ts'
import {
  type Check,
  commitmentCheck,
  demand,
  digitsOf,
  type Jackpot,
  jackpotCheck,
  jackpotOf,
  parsed,
  Problem,
  textOf,
  type Verification,
  verificationOf,
} from './reading.ts'
import { type Fields, isFields, isList, type Outcome, type Value, type Verifier } from './verifier.ts'
import { drawVerified } from './verify-draw.ts'

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

/** The value with the names of all its fields in one order: equal values give equal texts. */
function canonical(value: Value): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
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
    jackpot: data.jackpot === undefined || data.jackpot === null ? null : jackpotOf(data.jackpot),
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

function roundVerified(data: Fields, verifiers: Readonly<Record<string, Verifier>>): Verification {
  const verifier = verifierOf(data, verifiers)
  const round = roundOf(data)
  const { jackpot, clientSeed: text } = round
  return verificationOf('round', [
    commitmentCheck(round),
    ...outcomeChecks(verifier, round),
    ...(jackpot ? [jackpotCheck({ ...round, text }, jackpot)] : []),
  ])
}

/**
 * Plays the round of the data again and compares, or draws the bet of the data again. Never throws: what cannot be verified is `unknown`, with a sentence that says why.
 */
export function verifyText(text: string, verifiers: Readonly<Record<string, Verifier>>): Verification {
  try {
    const data = parsed(text)
    return data.draw === undefined ? roundVerified(data, verifiers) : drawVerified(data)
  } catch (error) {
    const problem = error instanceof Problem ? error.message : 'This is not the data of a round: it cannot be read.'
    return { verdict: 'unknown', subject: 'round', checks: [], problem }
  }
}
