import type { Tx } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import { accountLimit, narrowLimit, networkKnownMs, networkLimit, triesKeptMs, waitMs } from './rules/tries.ts'
import * as store from './store-tries.ts'
import { sha256 } from './tokens.ts'

/** A try to sign in, as it counts. */
export interface Try {
  /** How long whoever tries has to wait: said to them, because it is about their network. */
  readonly waitMs: number
  /** The account is not opened from here now, whatever the password: to be answered as a wrong one. */
  readonly isShut: boolean
}

const namesOf = (network: string, login: string, account: bigint | undefined) => {
  // An unknown name counts too, under an account of its own: the work is the same.
  const owner = account === undefined ? `nobody ${login.toLowerCase()}` : `account ${account}`
  return {
    byName: sha256(`name ${login.toLowerCase()} from ${network}`),
    byAccount: sha256(`${owner} from ${network}`),
    byNetwork: sha256(`network ${network}`),
    ofAll: sha256(owner),
  }
}

/**
 * Counts a try before its password is looked at: a hundred tries at once are a hundred tries. What has to wait is not counted, so nobody makes a wait
 * longer by trying on, and a network that the account was used from before waits for no other one.
 */
export async function countTry(tx: Tx, address: string, login: string, account: bigint | undefined): Promise<Try> {
  const network = networkOf(address)
  const names = namesOf(network, login, account)
  const hashes = Object.values(names)
  const counts = await store.lockTries(tx, hashes)
  const wait = (hash: Buffer, limit: typeof narrowLimit): number =>
    waitMs(counts.get(hash.toString('hex')) ?? { failures: 0, ageMs: 0 }, limit)
  const isKnown = account !== undefined && (await store.isKnownNetwork(tx, account, network, networkKnownMs))
  const ownWait = Math.max(wait(names.byName, narrowLimit), wait(names.byNetwork, networkLimit))
  const isShut = wait(names.byAccount, narrowLimit) > 0 || (!isKnown && wait(names.ofAll, accountLimit) > 0)
  if (ownWait === 0 && !isShut) await store.addTry(tx, hashes, triesKeptMs)
  return { waitMs: ownWait, isShut }
}

/** The try was right: it counts no more, and the network is known to the account. What others tried from elsewhere counts on. */
export async function forgiveTry(tx: Tx, address: string, login: string, account: bigint): Promise<void> {
  const network = networkOf(address)
  const { byName, byAccount, byNetwork, ofAll } = namesOf(network, login, account)
  await store.lockCounted(tx, [byName, byAccount, byNetwork, ofAll])
  await store.clearTries(tx, [byName, byAccount])
  await store.takeBackTries(tx, [byNetwork, ofAll])
  await store.putKnownNetwork(tx, account, network)
}
