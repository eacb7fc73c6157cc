import { createHash } from 'node:crypto'
import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import { Refusal, type Refuses } from '@ante/kit/refusal'
import { failuresMax, failuresOfAllMax, lockMs, networkKnownMs, takenAnswers } from './rules/lock.ts'
import { clearFailures, countTries, isKnownNetwork, readTries, takeBackTry } from './store.ts'
import { countInTime } from './store-counts.ts'
import { isKnownDevice } from './store-devices.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A try to open an account, as it counts. */
export interface Try {
  /** Under the name that was typed, and under the account, from this network. */
  readonly byName: number
  readonly byAccount: number
  /** More tries from this network, for all accounts together, than a network makes. `isKnown` says whether the account was there before. */
  readonly isCrowded: boolean
  readonly isKnown: boolean
  /** More tries for this account, from all networks together, than one person makes; and this network is new to it. */
  readonly isSuspect: boolean
}

/** Begins as nothing that can be typed does. An unknown login counts too, under a name of its own: the work is the same. */
const accountName = (owner: bigint | string): string =>
  `\u0000${typeof owner === 'bigint' ? 'account' : 'nobody'} ${owner}`
const narrow = (name: string, place: string): Buffer => hashOf(`${name}\u0000from ${place}`)
const wide = (name: string): Buffer => hashOf(name)
const namesOf = (place: string, login: string, owner: bigint | string) => ({
  narrow: [narrow(login.toLowerCase(), place), narrow(accountName(owner), place)],
  network: wide(`\u0000network ${place}`),
  ofAll: wide(accountName(owner)),
})

export type From = Pick<Context, 'address' | 'session'>

/** Where a try comes from: a browser that this account was signed in to with before, by its own name, else the network. */
async function placeOf(
  tx: ReadTx,
  { address, session }: From,
  uid: bigint | undefined
): Promise<{ readonly name: string; readonly isDevice: boolean }> {
  const device = session?.device === undefined ? undefined : hashOf(session.device)
  const isDevice = uid !== undefined && device !== undefined && (await isKnownDevice(tx, uid, device))
  return { name: isDevice ? `device ${device.toString('hex')}` : networkOf(address), isDevice }
}
/** Under which one account's codes are counted, apart from its passwords. */
export const countedPlace = async (tx: ReadTx, from: From, uid: bigint): Promise<string> =>
  (await placeOf(tx, from, uid)).name

/**
 * Counts a try before its password is looked at: a hundred tries at once are a hundred tries. A browser that the account was signed in to with before has
 * its own: whoever guesses from elsewhere, or from the same network, takes none of them.
 */
export async function countTry(tx: Tx, from: From, login: string, uid: bigint | undefined): Promise<Try> {
  const place = await placeOf(tx, from, uid)
  const network = networkOf(from.address)
  const names = namesOf(place.name, login, uid ?? login.toLowerCase())
  const [byName = 0, byAccount = 0] = await countTries(tx, names.narrow, { max: failuresMax, lockMs })
  if (place.isDevice) return { byName, byAccount, isCrowded: false, isKnown: true, isSuspect: false }
  // Counted from the first of them: many people share a network, and one of them mistypes a password all the time.
  const byNetwork = await countInTime(tx, names.network, { max: failuresOfAllMax, lockMs })
  const [ofAll = 0] = await countTries(tx, [names.ofAll], { max: failuresOfAllMax, lockMs })
  const isKnown = uid !== undefined && (await isKnownNetwork(tx, uid, network, networkKnownMs))
  return {
    byName,
    byAccount,
    isCrowded: byNetwork > failuresOfAllMax,
    isKnown,
    isSuspect: ofAll > failuresOfAllMax && !isKnown,
  }
}

/** The try was right: it counts no more. What others tried from elsewhere does. */
export async function forgiveTry(tx: Tx, from: From, login: string, uid: bigint): Promise<void> {
  const place = await placeOf(tx, from, uid)
  const names = namesOf(place.name, login, uid)
  await clearFailures(tx, names.narrow)
  if (place.isDevice) return
  // One after the other as they are counted: whoever locks them in another order waits for the tries of others, and they for it.
  for (const name of [names.network, names.ofAll]) await takeBackTry(tx, name, failuresOfAllMax)
}

/** Tries to open this account, by whichever of its names, count from nothing again. */
export async function forgetTries(
  tx: Tx,
  from: From,
  uid: bigint,
  names: readonly (string | null | undefined)[]
): Promise<void> {
  const places = [networkOf(from.address), (await placeOf(tx, from, uid)).name]
  const hashes = names.flatMap((name) => places.flatMap((place) => (name ? namesOf(place, name, uid).narrow : [])))
  await clearFailures(tx, hashes)
  await clearFailures(tx, [wide(accountName(uid))])
}

/**
 * REG-52 has the form say that an e-mail is taken, which tells who has an account: one network is told so only so often, and is then refused before
 * anything is looked up.
 */
export async function limitTakenAnswers<T>(
  context: Context & Refuses<'TooManyRequests'>,
  work: () => Promise<T>
): Promise<T> {
  const hash = wide(`\u0000taken from ${networkOf(context.address)}`)
  const told = await context.db.read((tx) => readTries(tx, hash, takenAnswers.lockMs))
  if (told >= takenAnswers.max) context.refuse('TooManyRequests', { data: { retry_after: takenAnswers.lockMs / 1000 } })
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'login_taken')
      await context.db.write((tx) => countInTime(tx, hash, takenAnswers))
    throw error
  }
}
