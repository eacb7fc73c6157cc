import { askedAt, connectedRegisters, readChecks } from '../registers/index.ts'
import { type Asks, checkPlayer } from './check-registers.ts'
import { readProfile } from './store.ts'

/**
 * Whether the registers of a player's market allow news: each has answered that the person is not on it, as lately as it is asked about who stays signed in.
 * One that may be asked in between is asked now; of one that is asked at sign-in alone the last answer counts while it is fresh. Outside of any transaction.
 */
export async function mayHaveNews(context: Asks, uid: bigint): Promise<boolean> {
  const profile = await context.db.query((tx) => readProfile(tx, uid))
  if (!profile) return false
  const { registers } = context.policy({ country: profile.country_code, region: profile.fields['region'] ?? null })
  if (registers.length === 0) return true
  const connected = connectedRegisters(context.ports)
  if (registers.every(({ name }) => connected.get(name)?.isAskedBetween)) await checkPlayer(context, uid, 'between')
  const checks = await context.db.query((tx) => readChecks(tx, uid))
  const cleared = (name: string) =>
    checks.find(({ register, word }) => register === name && (word === 'clear' || word === 'lapsed'))?.at.getTime()
  return askedAt(registers, 'between', { now: context.clock.now(), lastAt: cleared }).length === 0
}
