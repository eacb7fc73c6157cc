import { fromWire, money, toWire, type WireMoney } from '@ante/kit/money'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { drawsFrom } from '@ante/arcade/rules/draws'
import { jackpotClientSeed, winsJackpot } from '@ante/arcade/rules/jackpot'
import type { Engine, Json } from '@ante/arcade/rules/engine'
import { messageOf, numbersInBlock, numbersOf, sha256 } from '../../../app/fairness/numbers.ts'
import type { Claim } from './claim.ts'

/** One thing that was said of a round beside what came out here. */
export type Step =
  | { readonly name: 'commitment'; readonly holds: boolean; readonly said: string; readonly found: string }
  /** The numbers that the outcome is made of; they follow from the seeds, so there is nothing to compare. */
  | {
      readonly name: 'numbers'
      readonly holds: true
      readonly messages: readonly string[]
      readonly numbers: readonly string[]
    }
  | { readonly name: 'outcome'; readonly holds: boolean; readonly said: string; readonly found: string }
  /** The level of the jackpot that the round won; empty for none. */
  | { readonly name: 'jackpot'; readonly holds: boolean; readonly said: string; readonly found: string }
  | { readonly name: 'win'; readonly holds: boolean; readonly said: WireMoney; readonly found: WireMoney }

export interface Recomputed {
  /** `part` when nothing spoke against the round and something could not be worked out: `hindrance` says why. */
  readonly verdict: 'matches' | 'differs' | 'part'
  readonly hindrance?: 'unknown-game' | 'other-version'
  readonly steps: readonly Step[]
}

/** No round of any game comes near: a claim that asks for more is not one of ours. */
const blocksMost = 512

/** One text for one value: what a database keeps has its keys in another order. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonical(one)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`
}

interface Replayed {
  readonly numbers: Uint32Array
  readonly used: number
  readonly resolved: ReturnType<Engine['resolve']>
}

/** Plays the round once more, with more numbers until there are enough. */
async function replay(engine: Engine, serverSeed: string, claim: Claim): Promise<Replayed | undefined> {
  const { minor } = fromWire(claim.stake)
  for (let blocks = 4; blocks <= blocksMost; blocks *= 4) {
    const numbers = await numbersOf(serverSeed, claim, blocks)
    const draws = drawsFrom(numbers)
    let used = 0
    try {
      const resolved = engine.resolve({ uint32: () => ((used += 1), draws.uint32()) }, minor, claim.choices)
      return { numbers, used, resolved }
    } catch (error) {
      // Anything but a lack of numbers: a claim that the rules cannot even read.
      if (!(error instanceof RangeError)) return undefined
    }
  }
  return undefined
}

/** Works a round out from its seeds alone, in this browser, with the rules that the server plays by. */
export async function recompute(claim: Claim & { readonly server_seed: string }): Promise<Recomputed> {
  const found = await sha256(claim.server_seed)
  const commitment: Step = { name: 'commitment', holds: found === claim.server_hash, said: claim.server_hash, found }
  const engine = engineOf(claim.sysname, claim.version)
  if (!engine) {
    const hindrance = engineOf(claim.sysname) ? 'other-version' : 'unknown-game'
    return { verdict: commitment.holds ? 'part' : 'differs', hindrance, steps: [commitment] }
  }
  const steps = [
    commitment,
    ...outcomeSteps(claim, await replay(engine, claim.server_seed, claim)),
    ...(await jackpotSteps(claim)),
  ]
  return { verdict: steps.every((step) => step.holds) ? 'matches' : 'differs', steps }
}

/** The level that the round wins by the numbers of each level: the first of them. */
async function jackpotSteps({
  jackpot,
  server_seed,
  client_seed,
  nonce,
}: Claim & { server_seed: string }): Promise<Step[]> {
  if (!jackpot) return []
  let found = ''
  for (const { level, share, range } of jackpot.levels) {
    const place = { client_seed: jackpotClientSeed(client_seed, jackpot.id, level), nonce }
    const draws = drawsFrom(await numbersOf(server_seed, place, jackpotBlocks))
    if (found === '' && winsJackpot(draws, { share: BigInt(share), range: BigInt(range) })) found = level
  }
  const said = jackpot.hit ?? ''
  return [{ name: 'jackpot', holds: said === found, said, found }]
}
/** Two numbers for a level, and more in fewer than one case of two: nobody has seen the sixty-fourth. */
const jackpotBlocks = 16

function outcomeSteps(claim: Claim, replayed: Replayed | undefined): Step[] {
  const said = canonical(claim.view)
  if (!replayed || 'refused' in replayed.resolved) return [{ name: 'outcome', holds: false, said, found: '' }]
  const { numbers, used, resolved } = replayed
  const blocks = Math.max(1, Math.ceil(used / numbersInBlock))
  const outcome = canonical(resolved.view)
  // Where steps stake more, all of it is what the round says it was played for.
  const isPaid = resolved.stakeMinor === undefined || resolved.stakeMinor === fromWire(claim.stake).minor
  const steps: Step[] = [
    {
      name: 'numbers',
      holds: true,
      messages: Array.from({ length: blocks }, (_, block) => messageOf(claim, block)),
      numbers: Array.from(numbers.slice(0, used), (number) => number.toString(16).padStart(8, '0')),
    },
    {
      name: 'outcome',
      holds: isPaid && outcome === said && resolved.open === (claim.status !== 'finished'),
      said,
      found: outcome,
    },
  ]
  // A round that was called off pays nothing whatever came out: its stake went back.
  if (claim.status === 'void') return steps
  const win = toWire(money(resolved.winMinor, claim.stake.currency))
  return [
    ...steps,
    {
      name: 'win',
      holds: win.amount === claim.win.amount && win.currency === claim.win.currency,
      said: claim.win,
      found: win,
    },
  ]
}
