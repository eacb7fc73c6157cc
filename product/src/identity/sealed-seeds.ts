import type { StoredSeed } from '@ante/kit/stored-seed'
import { type Secrets, secretsOf } from './secrets.ts'

interface SeedRow {
  readonly server_seed: StoredSeed
  readonly server_hash: string
}
/** The same row with its seed opened. */
export type Opened<Row extends SeedRow> = Omit<Row, 'server_seed'> & { readonly server_seed: string }

/** What a seed is bound to: its public commitment. It moves between columns, and never belongs to another hash. */
const ownerOf = (commitment: string): string => `server-seed:${commitment}`
function textOf(seed: unknown): string {
  if (typeof seed !== 'string') throw new TypeError('a stored seed is a text')
  return seed
}
/** A plain seed is hexadecimal digits; what is sealed begins with the id of its key and a dot. */
const isSealed = (text: string): boolean => text.includes('.')

const whole = /^[0-9a-f]{64}$/

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place where a text becomes a stored seed
const storedSeed = (text: string): StoredSeed => text as unknown as StoredSeed

/** Seals 64 hexadecimal digits. `commitment` is the public hash that they belong to. */
export function sealSeed(ports: unknown, seed: string, commitment: string): StoredSeed {
  if (!whole.test(seed)) throw new RangeError('a server seed has 64 hexadecimal digits')
  return storedSeed(secretsOf(ports).seal(Buffer.from(seed, 'hex'), ownerOf(commitment)))
}

/** The seed itself. Throws where its key is not among those of this house. */
export function openSeed(ports: unknown, seed: StoredSeed, commitment: string): string {
  const text = textOf(seed)
  return isSealed(text) ? secretsOf(ports).open(text, ownerOf(commitment)).toString('hex') : text
}
export const openRow = <Row extends SeedRow>(ports: unknown, row: Row): Opened<Row> => ({
  ...row,
  server_seed: openSeed(ports, row.server_seed, row.server_hash),
})

/** A seed that was revealed in the transaction that ended its use. Throws where it is sealed: it is secret still. */
export function publicSeed(seed: StoredSeed): string {
  const text = textOf(seed)
  if (isSealed(text)) throw new Error('a server seed that is shown is sealed')
  return text
}

/** As the first key seals it. Undefined where it is so already, or is no seed of ours. */
export function sealedAnew(ports: unknown, seed: StoredSeed, commitment: string): StoredSeed | undefined {
  const secrets: Secrets = secretsOf(ports)
  const text = textOf(seed)
  if (isSealed(text) ? !secrets.isOld(text) : !whole.test(text)) return undefined
  return sealSeed(ports, openSeed(ports, seed, commitment), commitment)
}
