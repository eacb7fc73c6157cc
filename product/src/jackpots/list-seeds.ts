import { hash as digestOf } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { openSeed, sealedAnew, sealSeed, secretsOf } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import * as store from './store-draws.ts'

type Seeds = (typeof endpoints)['Jackpots.getSeeds']

/** What bets are drawn by. Nothing of it depends on a market: whoever was drawn may check it anywhere. */
export const listSeeds = ({ db, ports }: Context, page: InputOf<Seeds>): Promise<OutputOf<Seeds>> =>
  db.read(async (tx) => {
    const rows = await store.readDrawSeeds(tx, page)
    return {
      items: rows.map(({ day, server_hash, server_seed }) => ({
        day,
        server_hash,
        server_seed: server_seed && openSeed(ports, server_seed, server_hash),
      })),
      count: Number(rows[0]?.total ?? 0n),
    }
  })

/** 64 hexadecimal digits from 32 strong bytes, sealed, and the SHA-256 of their text. */
export function freshSeed({ random, ports }: Pick<Context, 'random' | 'ports'>): store.FreshSeed {
  const seed = Buffer.from(random.bytes(32)).toString('hex')
  const hash = digestOf('sha256', seed)
  return { seed: sealSeed(ports, seed, hash), hash }
}

/** Seeds of today and tomorrow. Those of before that stand plain, or that an older key has sealed, are sealed; what is public stands plain and needs no key. */
export const prepareSeeds = (context: Context): Promise<void> =>
  context.db.write(async (tx) => {
    const { ports } = context
    await store.makeDrawSeeds(tx, [freshSeed(context), freshSeed(context)])
    for (const { day, server_seed, server_hash } of await store.readSeedsToSeal(tx, secretsOf(ports).prefix)) {
      const sealed = sealedAnew(ports, server_seed, server_hash)
      if (sealed) await store.writeDrawSeed(tx, day, sealed)
    }
    for (const { day, server_seed, server_hash } of await store.readSeedsToPublish(tx))
      await store.writeDrawSeed(tx, day, openSeed(ports, server_seed, server_hash))
  })
