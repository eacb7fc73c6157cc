import type { Context } from '@ante/kit/context'
import { openSeed, sealedAnew, secretsOf } from '../identity/index.ts'
import { markOwner } from './seed-chain.ts'
import { revealSeed } from './store-seeds.ts'
import * as store from './store-sealing.ts'

const pairsAtOnce = 200

/**
 * Seals server seeds that stand plain, from before they were sealed, and those that an older key has sealed, so that the older can go. A seed that was given up is
 * written down plain where that was missed: it is public, and no key is kept for it. One that cannot be opened is told of, and the others go on.
 */
export async function sealSeeds(context: Context): Promise<void> {
  const { log } = context
  let failed = 0
  const orTell: OrTell = async (row, work) => {
    try {
      return await work()
    } catch (error) {
      failed += 1
      log.error({ ...row, error: String(error) }, 'a server seed could not be sealed')
      return undefined
    }
  }
  await sealChains(context, orTell)
  await sealLiveRounds(context, orTell)
  await revealGiven(context, orTell)
  await sealPairs(context, orTell)
  if (failed > 0) throw new Error(`${failed} server seeds could not be sealed`)
}

/** Does the work of one row; undefined where it failed. */
type OrTell = <T>(row: Readonly<Record<string, string>>, work: () => T | Promise<T>) => Promise<T | undefined>

async function sealPairs({ db, ports, stopping }: Context, orTell: OrTell): Promise<void> {
  const { prefix } = secretsOf(ports)
  let behind = 0n
  while (!stopping?.aborted) {
    const rows = await db.read((tx) => store.readPairsToSeal(tx, prefix, behind, pairsAtOnce))
    const pairs: store.SealedPair[] = []
    for (const was of rows) {
      const sealed = await orTell({ pair: String(was.id) }, () => ({
        was,
        seed: sealedAnew(ports, was.server_seed, was.server_hash) ?? was.server_seed,
        next: sealedAnew(ports, was.next_server_seed, was.next_server_hash) ?? was.next_server_seed,
      }))
      if (sealed) pairs.push(sealed)
    }
    if (pairs.length > 0) await db.write((tx) => store.sealPairs(tx, pairs))
    if (rows.length < pairsAtOnce) return
    behind = rows.at(-1)?.player_uid ?? behind
  }
}

async function revealGiven({ db, ports, stopping }: Context, orTell: OrTell): Promise<void> {
  let behind = 0n
  while (!stopping?.aborted) {
    const rows = await db.read((tx) => store.readPairsToReveal(tx, behind, pairsAtOnce))
    for (const { id, server_seed, server_hash } of rows)
      await orTell({ pair: String(id) }, () => revealSeed(db, id, openSeed(ports, server_seed, server_hash)))
    if (rows.length < pairsAtOnce) return
    behind = rows.at(-1)?.id ?? behind
  }
}

async function sealChains({ db, ports }: Context, orTell: OrTell): Promise<void> {
  const chains = await db.read((tx) => store.readChainsToSeal(tx, secretsOf(ports).prefix))
  for (const { id, root, anchor, marks } of chains)
    await orTell({ chain: String(id) }, async () => {
      const sealed = {
        root: sealedAnew(ports, root, anchor) ?? root,
        marks: marks.map((mark, index) => sealedAnew(ports, mark, markOwner(anchor, index)) ?? mark),
      }
      await db.write((tx) => store.sealStoredChain(tx, id, sealed))
    })
}

async function sealLiveRounds({ db, ports }: Context, orTell: OrTell): Promise<void> {
  const rounds = await db.read((tx) => store.readLiveToSeal(tx, secretsOf(ports).prefix))
  for (const { id, server_seed, server_hash } of rounds)
    await orTell({ live_round: String(id) }, async () => {
      const sealed = sealedAnew(ports, server_seed, server_hash)
      if (sealed) await db.write((tx) => store.sealLive(tx, id, sealed))
    })
}
