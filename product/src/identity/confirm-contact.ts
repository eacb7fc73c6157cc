import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { pageAddress, siteOf, smsOf } from '../messages/index.ts'
import { pendingContacts, useContact } from './change-contact.ts'
import type { endpoints } from './contract.ts'
import { writeWhileOpen } from './lock-open-account.ts'
import { writeTo } from './reach.ts'
import { contactOf, kindOf } from './rules/contact.ts'
import { clearFailures, countTries } from './store.ts'
import * as store from './store-confirmation.ts'
import { countInTime } from './store-counts.ts'
import { lockUser } from './store-second-step.ts'

/** PROF-31. */
export const codeLifeMs = 10 * minute
export const pauseSeconds = 60
const triesMax = 5
/** Over all codes, and so long nobody tries any more then: a code may be asked for each minute, and would bring fresh tries for ever. */
const guesses = { max: 2 * triesMax, lockMs: hour }

const hashOf = (uid: bigint, code: string): Buffer => createHash('sha256').update(`${uid}:${code}`).digest()
/** Codes that a player may have sent, whatever to: contacts that they are not yet may be anybody's. */
const sent = { max: 10, lockMs: hour }
/** Counted under names that no login has, as the codes of the second step are. */
const guessesOf = (uid: bigint): Buffer => createHash('sha256').update(`confirmation of ${uid}`).digest()
const sentBy = (uid: bigint): Buffer => createHash('sha256').update(`confirmations sent by ${uid}`).digest()

/** PROF-26: a code to one's own contact, or to one that waits to become that: by email with a link that carries it, or by text message. */
export async function sendConfirmation(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.sendconfirmationtocontact']>,
  input: { contact: string }
): Promise<1> {
  const { uid } = context.player
  const contact = contactOf(input.contact)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await writeWhileOpen(context, async (tx) => {
    // Of two wishes at once the second finds the code of the first.
    const user = await lockUser(tx, uid)
    const waiting = (await pendingContacts(tx, uid)).find((one) => one.contact === contact)
    const kind = (user && kindOf(user, contact)) ?? waiting?.kind
    if (!kind || (kind === 'phone' && !smsOf(context.ports)))
      context.refuse('InvalidParameter', { fields: { contact: 'wrong' } })
    const before = await store.readConfirmation(tx, uid)
    // A player who mistyped a contact does not wait for the right one.
    if (before && before.age_seconds < pauseSeconds && before.contact === contact)
      context.refuse('TooManyRequests', { data: { retry_after: Math.ceil(pauseSeconds - before.age_seconds) } })
    if ((await countInTime(tx, sentBy(uid), sent)) > sent.max)
      context.refuse('TooManyRequests', { data: { retry_after: sent.lockMs / 1000 } })
    await store.putConfirmation(tx, uid, contact, hashOf(uid, code), codeLifeMs)
    const query = new URLSearchParams({ contact, code }).toString()
    const link = pageAddress(siteOf(context), context.locale, `/confirmation?${query}`)
    await writeTo(context, tx, uid, { kind, to: contact }, 'security.confirm', {
      link,
      code,
      minutes: String(codeLifeMs / minute),
    })
  })
  return 1
}

/**
 * PROF-27, PROF-28: the right code confirms its contact; a wrong one counts, and after five a new one must be asked for. Refuses TooManyRequests
 * where code after code is guessed at.
 */
export async function confirmContact(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.confirmContact']>,
  input: { contact: string; code: string }
): Promise<1> {
  const { uid } = context.player
  const contact = contactOf(input.contact)
  // The try stands also where the code was wrong: it is a transaction of its own.
  const { kept, tries } = await context.db.write(async (tx) => {
    const kept = await store.tryConfirmation(tx, uid, contact, triesMax)
    const [tries = 0] = kept ? await countTries(tx, [guessesOf(uid)], guesses) : []
    return { kept, tries }
  })
  if (tries > guesses.max) context.refuse('TooManyRequests', { data: { retry_after: guesses.lockMs / 1000 } })
  if (!kept || !timingSafeEqual(kept.code_hash, hashOf(uid, input.code.trim())))
    context.refuse('InvalidParameter', { fields: { code: 'wrongCode' } })
  await writeWhileOpen(context, async (tx) => {
    await lockUser(tx, uid)
    await useContact(context, tx, contact)
    await store.dropConfirmation(tx, uid)
    await clearFailures(tx, [guessesOf(uid)])
  })
  return 1
}
