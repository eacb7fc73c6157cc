import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { defaultLocale, messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import type { endpoints } from './contract.ts'
import { findUser } from './index.ts'
import { queueEmail } from './send-letters.ts'
import { clearFailures, countTries } from './store.ts'
import * as store from './store-confirmation.ts'
import { confirmEmail } from './store-recovery.ts'
import { lockUser } from './store-second-step.ts'

/** PROF-31. */
export const codeLifeMs = 10 * minute
export const pauseSeconds = 60
const triesMax = 5
/** Over all letters, and so long nobody tries any more then: a letter may be asked for each minute, and would bring fresh tries for ever. */
const guesses = { max: 2 * triesMax, lockMs: hour }

const hashOf = (uid: bigint, code: string): Buffer => createHash('sha256').update(`${uid}:${code}`).digest()
/** Counted under a name that no login has, as the codes of the second step are. */
const guessesOf = (uid: bigint): Buffer => createHash('sha256').update(`confirmation of ${uid}`).digest()

/** PROF-26: a letter with a code, and a link that carries it, to one's own e-mail. */
export async function sendConfirmation(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.sendconfirmationtocontact']>,
  { contact }: { contact: string }
): Promise<1> {
  const { uid } = context.player
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await context.db.write(async (tx) => {
    // Of two wishes at once the second finds the letter of the first.
    const user = await lockUser(tx, uid)
    // Phones wait for a vendor that reaches them.
    if (user?.email !== contact) context.refuse('InvalidParameter', { fields: { contact: 'wrong' } })
    const age = await store.confirmationAge(tx, uid)
    if (age !== undefined && age < pauseSeconds)
      context.refuse('TooManyRequests', { data: { retry_after: Math.ceil(pauseSeconds - age) } })
    await store.putConfirmation(tx, uid, contact, hashOf(uid, code), codeLifeMs)
    const words = messagesOf(context.locale).letters.confirm
    const link = `${context.origin}${context.locale === defaultLocale ? '' : `/${context.locale}`}/confirmation?${new URLSearchParams({ contact, code }).toString()}`
    const { name: brand } = context.setting('site', siteSettings)
    const body = words.text
      .replaceAll('{brand}', brand)
      .replaceAll('{link}', link)
      .replaceAll('{code}', code)
      .replaceAll('{minutes}', String(codeLifeMs / minute))
    await queueEmail(tx, { uid, to: contact, subject: words.subject.replaceAll('{brand}', brand), body, brand })
  })
  return 1
}

/**
 * PROF-27, PROF-28: the right code confirms its contact; a wrong one counts, and after five a new one must be asked for. Refuses TooManyRequests
 * where letter after letter is guessed at.
 */
export async function confirmContact(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.confirmContact']>,
  { contact, code }: { contact: string; code: string }
): Promise<1> {
  const { uid } = context.player
  // The try stands also where the code was wrong: it is a transaction of its own.
  const { kept, tries } = await context.db.write(async (tx) => {
    const kept = await store.tryConfirmation(tx, uid, contact, triesMax)
    const [tries = 0] = kept ? await countTries(tx, [guessesOf(uid)], guesses) : []
    return { kept, tries }
  })
  if (tries > guesses.max) context.refuse('TooManyRequests', { data: { retry_after: guesses.lockMs / 1000 } })
  if (!kept || !timingSafeEqual(kept.code_hash, hashOf(uid, code.trim())))
    context.refuse('InvalidParameter', { fields: { code: 'wrongCode' } })
  await context.db.write(async (tx) => {
    const user = await findUser(tx, uid)
    // The address may have been changed since the letter was written.
    if (user?.email !== contact) context.refuse('InvalidParameter', { fields: { contact: 'wrong' } })
    await confirmEmail(tx, uid)
    await store.dropConfirmation(tx, uid)
    await clearFailures(tx, [guessesOf(uid)])
  })
  return 1
}
