import { isoTime, ownJson, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { sysname } from './sysname.ts'

/** A round that all players share. Its seed is the one whose SHA-256 is `server_hash`, which is the seed of the round before (the chain's anchor for the first). */
const liveRound = z.object({
  id: z.string(),
  place: z.number().int(),
  state: z.enum(['open', 'closed', 'settled']),
  server_hash: z.string(),
  server_seed: z.string().nullable(),
  /** What was drawn, in the game's own shape. */
  drawn: ownJson,
  opened_at: isoTime,
  closes_at: isoTime,
  /** When the next one begins; null before the end of a round whose draw decides how long it takes: it would tell something of it. */
  next_at: isoTime.nullable(),
})
/** Which round of which public source salts a chain, announced with its anchor: its number is out at `at`, not before. */
const announced = { source: z.string(), source_chain: z.string(), round: z.number().int(), at: isoTime }

export const liveTable = z.object({
  sysname,
  /** The clock by which bets are taken. */
  now: isoTime,
  chain: z.object({
    anchor: z.string(),
    length: z.number().int(),
    /** The salt of the chain: the public number of `beacon`, or the name of the game where that is null. */
    client_seed: z.string(),
    beacon: z
      .object({
        ...announced,
        /** `client_seed` is its SHA-256. */
        signature: z.string(),
        /** Where anybody reads it; null: it is the sandbox's, whose key is known to all. */
        url: z.string().nullable(),
      })
      .nullable(),
    /** The chain that comes after it, where it is anchored already; its salt is null before the number of its round is out. */
    next: z.object({ anchor: z.string(), ...announced, salt: z.string().nullable() }).nullable(),
  }),
  round: liveRound,
  last: z.array(liveRound),
})
export type LiveTable = z.output<typeof liveTable>

/** What others have staked on the round of a live table, the largest stakes first, with the names that their players chose for the site. */
export const liveBets = z.object({
  sysname,
  round: z.string(),
  /** All of them, listed or not. */
  count: z.number().int(),
  bets: z.array(
    z.object({
      name: z.string(),
      stake: wireMoney,
      status: z.enum(['open', 'finished', 'void']),
      win: wireMoney,
      /** In the game's own shape (`seenByAll` of its rules). */
      seen: ownJson,
    })
  ),
})
export type LiveBets = z.output<typeof liveBets>
