import type { Context } from '@ante/kit/context'
import { isRecord } from '@ante/kit/record'
import { sharedEngines } from '@ante/arcade/rules/catalogue'
import { BeaconRefused, type BeaconSource } from './connectors/port.ts'
import { chainFrom, sealChain } from './seed-chain.ts'
import { holdTable, insertChain } from './store-live.ts'
import { announceBeacon, readChainPlace, readNextChain, saltChain } from './store-salts.ts'

/** So many rounds before a chain ends the next one is anchored: more than half an hour, in which everybody can note its anchor, and the source may be away. */
const roundsAhead = 100
/** The anchor is written down before the number comes, whatever the clocks of both say. */
const leadMs = 5000

/** The source of public random numbers that this house is connected to; undefined: its chains are unsalted. */
export const beaconOf = (ports: unknown): BeaconSource | undefined =>
  isRecord(ports) && isSource(ports.beacon) ? ports.beacon : undefined
const isSource = (value: unknown): value is BeaconSource =>
  isRecord(value) && typeof value.roundAfter === 'function' && typeof value.read === 'function'

/** Whether a chain waits for the number of this source, and not for that of one that was configured before. */
export const isOf = (
  { name, chain }: Pick<BeaconSource, 'name' | 'chain'>,
  next: { readonly source: string; readonly source_chain: string } | undefined
): boolean => next?.source === name && next.source_chain === chain

/**
 * Anchors the next chain of each shared table in time, and salts it when the number of its round is out. A source that is away is asked again: until then the chain waits, and with
 * it a table whose last one is used up. A number that is not the source's own is never taken.
 */
export async function saltChains(context: Context): Promise<void> {
  const source = beaconOf(context.ports)
  if (!source) return
  for (const { sysname } of sharedEngines) {
    try {
      await prepare(context, source, sysname)
    } catch (error) {
      const said = { game: sysname, source: source.name, error: String(error) }
      if (error instanceof BeaconRefused) context.log.error(said, 'a number of the public source was refused')
      else context.log.warn(said, 'the next seeds of a table wait for the public source')
    }
  }
}

async function prepare(context: Context, source: BeaconSource, game: string): Promise<void> {
  const { place, next } = await context.db.read(async (tx) => ({
    place: await readChainPlace(tx, game),
    next: await readNextChain(tx, game),
  }))
  if (place.left > roundsAhead) return
  if (!next || !isOf(source, next)) return anchor(context, source, game, place.now)
  if (next.salt !== null || next.beacon_at > next.now) return
  const { randomness, signature } = await source.read(Number(next.beacon_round))
  await context.db.write((tx) => saltChain(tx, next.id, randomness, signature))
}

/** First the source is asked which round comes next, then the chain is made: its anchor and that round are published together, before the number is out. */
async function anchor({ db, ports, random }: Context, source: BeaconSource, game: string, now: Date): Promise<void> {
  const { round, at } = await source.roundAfter(new Date(now.getTime() + leadMs))
  const chain = sealChain(ports, chainFrom(random.bytes(32)))
  await db.write(async (tx) => {
    if (!(await holdTable(tx, game))) return
    // Another worker was faster.
    if (isOf(source, await readNextChain(tx, game))) return
    const made = await insertChain(tx, game, chain)
    if (made)
      await announceBeacon(tx, made.id, { source: source.name, chain: source.chain, url: source.publicUrl, round, at })
  })
}
