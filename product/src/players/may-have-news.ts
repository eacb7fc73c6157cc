import { findUser } from '../identity/index.ts'
import {
  askedAt,
  askRegisters,
  connectedRegisters,
  keepAnswers,
  type NamedRegister,
  readChecks,
} from '../registers/index.ts'
import { type Asks, checkPlayer } from './check-registers.ts'
import { detailsOf } from './person-details.ts'
import { type ProfileRow, readProfile } from './store.ts'

/**
 * Whether the registers of a player's market allow news: each has answered that the person is not on it, as lately as it is asked about who stays signed in.
 * One with an interface for news is asked by it, one that may be asked in between is asked now; of one that is asked at sign-in alone the last answer counts
 * while it is fresh. Outside of any transaction.
 */
export const mayHaveNews = async (context: Asks, uid: bigint): Promise<boolean> =>
  (await askAboutNews(context, uid)) === 'clear'

/** `listed`: a register knows the person. `silent`: one has not answered, or could not be asked; later it may. */
export type NewsVerdict = 'clear' | 'listed' | 'silent'
export async function askAboutNews(context: Asks, uid: bigint): Promise<NewsVerdict> {
  const profile = await context.db.query((tx) => readProfile(tx, uid))
  if (!profile) return 'listed'
  const { registers } = context.policy({ country: profile.country_code, region: profile.fields['region'] ?? null })
  if (registers.length === 0) return 'clear'
  const connected = connectedRegisters(context.ports)
  const asked = Map.groupBy(registers, ({ name }) => (connected.get(name)?.askBeforeNews ? 'news' : 'play'))
  const answer = await allowNews(context, uid, profile, asked.get('news') ?? [])
  return answer === 'clear' ? allowedByChecks(context, uid, asked.get('play') ?? []) : answer
}

/** Those with an interface for that are asked about each person before each news. What they say holds for this news alone: it may be used for nothing else. */
async function allowNews(
  context: Asks,
  uid: bigint,
  { fields }: ProfileRow,
  registers: readonly NamedRegister[]
): Promise<NewsVerdict> {
  if (registers.length === 0) return 'clear'
  const user = await context.db.query((tx) => findUser(tx, uid))
  if (!user) return 'listed'
  const answers = await askRegisters(
    context,
    registers,
    detailsOf({ fields, email: user.email, phone: user.phone }),
    'news'
  )
  await context.db.write((tx) => keepAnswers(tx, uid, 'news', answers))
  if (answers.some(({ word }) => word === 'excluded')) return 'listed'
  return answers.every(({ word }) => word === 'clear' || word === 'lapsed') ? 'clear' : 'silent'
}

/** By what the others last said: each of this day, and that the person is not on it. */
async function allowedByChecks(context: Asks, uid: bigint, registers: readonly NamedRegister[]): Promise<NewsVerdict> {
  if (registers.length === 0) return 'clear'
  const connected = connectedRegisters(context.ports)
  if (registers.every(({ name }) => connected.get(name)?.isAskedBetween)) await checkPlayer(context, uid, 'between')
  const checks = await context.db.query((tx) => readChecks(tx, uid))
  const cleared = (name: string) =>
    checks.find(({ register, word }) => register === name && (word === 'clear' || word === 'lapsed'))?.at.getTime()
  const lacking = askedAt(registers, 'between', { now: context.clock.now(), lastAt: cleared })
  if (lacking.length === 0) return 'clear'
  const isListed = lacking.some(({ name }) =>
    checks.some(({ register, word }) => register === name && word === 'excluded')
  )
  return isListed ? 'listed' : 'silent'
}
