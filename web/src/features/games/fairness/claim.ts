import './no-eval.ts'
import { currencies, type Currency, fromWire } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import type { Output } from '../../../app/api/endpoints.ts'

const isSum = ({ amount, currency }: { amount: number; currency: Currency }): boolean => {
  try {
    return fromWire({ amount, currency }).minor >= 0n
  } catch {
    return false
  }
}
const sum = z.object({ amount: z.number(), currency: z.enum(keysOf(currencies)) }).refine(isSum)
const hex = z.string().regex(/^[0-9a-f]{64}$/)

const whole = z.string().regex(/^[1-9]\d{0,18}$|^0$/)
/** The jackpot in which the round took part: a level is won where a number below `range` is below `share`. */
const jackpot = z.object({
  id: z.string().max(20),
  hit: z.string().max(40).nullable(),
  levels: z
    .array(z.object({ level: z.string().max(40), share: whole, range: whole.refine((text) => text !== '0') }))
    .max(8),
})

const claim = z.object({
  sysname: z.string().max(60),
  version: z.string().max(20),
  status: z.enum(['open', 'finished', 'void']),
  nonce: z.number().int().min(0),
  client_seed: z.string().max(64),
  server_hash: hex,
  /** Null until the player has changed the seeds. */
  server_seed: hex.nullable(),
  stake: sum,
  win: sum,
  choices: z.array(json).min(1).max(2000),
  view: json,
  jackpot: jackpot.nullish(),
})

/** What is said of a round: by us, or by whoever gives its text on. Nothing of it is believed. */
export type Claim = z.output<typeof claim>

/** The claim that a text holds, or undefined where it holds none. */
export function readClaim(text: string): Claim | undefined {
  try {
    return claim.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** What the server says of a round, as the text that can be given on. */
export function textOfRound({ round, server_seed, choices, jackpot }: Output<'games.getround'>): string {
  const { sysname, version, status, nonce, client_seed, server_hash, stake, win, view } = round
  const said: Claim = {
    sysname,
    version,
    status,
    nonce,
    client_seed,
    server_hash,
    server_seed,
    stake,
    win,
    choices,
    view,
    ...(jackpot && { jackpot }),
  }
  return JSON.stringify(said, null, 1)
}
