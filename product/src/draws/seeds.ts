import type { Context } from '@ante/kit/context'
import { commitment, drawsOf, seedFrom } from '../games/index.ts'
import { hasSecrets, openSeed, sealedAnew, sealSeed, secretsOf } from '../identity/index.ts'
import { dropMoments, dropWord } from './rules/draw.ts'
import type { DrawRow, FreshSeed } from './store.ts'
import type { OpenPrize } from './store-prizes.ts'
import * as store from './store-seeds.ts'

type Ports = Pick<Context, 'ports'>

/** A seed with the hash that everybody sees; sealed, but at the command line, which has no keys: there the job seals it. */
export function freshSeed({ random, ports }: Ports & Pick<Context, 'random'>): FreshSeed {
  const seed = seedFrom(random.bytes(32))
  const hash = commitment(seed)
  return { seed: hasSecrets(ports) ? sealSeed(ports, seed, hash) : seed, seed_hash: hash }
}
export const seedOf = ({ ports }: Ports, { seed, seed_hash }: Pick<DrawRow, 'seed' | 'seed_hash'>): string =>
  openSeed(ports, seed, seed_hash)

/** When each drop falls, in the order of the places: it follows from the seed, and stands nowhere before it is won. */
export function momentsOf(
  context: Ports,
  draw: Pick<DrawRow, 'seed' | 'seed_hash' | 'prizes_minor' | 'starts_at' | 'due_before'>
): Date[] {
  const seed = seedOf(context, draw)
  const { prizes_minor: prizes, starts_at: from, due_before: before } = draw
  return dropMoments((place) => drawsOf(seed, dropWord, place), prizes.length, from.getTime(), before.getTime()).map(
    (moment) => new Date(moment)
  )
}

export type NextDrop = OpenPrize & { readonly dueAt: Date }
/** Of prizes that nobody has the one that falls first. */
export function nextDrop(moments: readonly Date[], open: readonly OpenPrize[]): NextDrop | undefined {
  const [first] = open
    .flatMap((prize) => {
      const dueAt = moments[prize.place - 1]
      return dueAt ? [{ ...prize, dueAt }] : []
    })
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.place - b.place)
  return first
}

/** Job: seals seeds that stand plain, or that an older key has sealed, and writes down plain what is public: no key is kept for it. One that cannot be opened holds up no other. */
export async function sealSeeds({ db, ports, log }: Pick<Context, 'db' | 'ports' | 'log'>): Promise<void> {
  const orTell = async ({ id }: store.SeedRow, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      log.error({ draw: id.toString(), error: String(error) }, 'the seed of a draw could not be sealed or opened')
    }
  }
  const { prefix } = secretsOf(ports)
  for (const row of await db.read((tx) => store.readSeedsToSeal(tx, prefix)))
    await orTell(row, async () => {
      const sealed = sealedAnew(ports, row.seed, row.seed_hash)
      if (sealed) await db.write((tx) => store.writeSeed(tx, row.id, sealed))
    })
  for (const row of await db.read(store.readSeedsToPublish))
    await orTell(row, () => db.write((tx) => store.writeSeed(tx, row.id, openSeed(ports, row.seed, row.seed_hash))))
}
