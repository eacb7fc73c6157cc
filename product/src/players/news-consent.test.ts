import { instant } from '@ante/kit/instant'
import { registrationOf } from '@ante/testing/server'
import { staffMember } from '@ante/testing/staff'
import type { TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServerWithLetters, serverWithLetters } from '../identity/letters.fixture.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import { sendNewsAsStaff } from './news.fixture.ts'
import type { NewsProduct } from './rules/news.ts'

const files = createPolicies()
/** News at every hour, and as often as it is written. */
const general = { ...files.of(instant(Date.now()), ['default']), marketingPace: { quiet: null, most: [] } }
const { marketing } = files.of(instant(Date.now()), ['gb'])
/** The default rules with the consent of a market that asks by product and channel. */
const byProduct = { ...general, marketing }
let inForce = byProduct
let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters({}, { files: policyFiles, of: () => inForce })
  server = world.server
})
afterAll(() => world.close())
beforeEach(async () => {
  inForce = byProduct
  await query('update players.profiles set news_email = false, news_phone = false')
})

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query<Record<string, unknown>>(text, values)).rows
let people = 0
async function registered(fields: Record<string, unknown>, locale?: string) {
  people += 1
  const email = `consent-${people}@example.com`
  const phone = `447700921${String(people * 10 + 3).padStart(3, '0')}`
  const visitor = server.visitor()
  const given = registrationOf({ email, phone: `+${phone}`, notify: '1', ...fields })
  const answer = await visitor.post<{ uid: number; is_subscribed: boolean }>(
    'auth.register',
    given,
    locale === undefined ? {} : { locale }
  )
  expect(answer.error).toBeUndefined()
  const { uid } = answer.data
  await query('update identity.users set email_confirmed_at = now(), phone_confirmed_at = now() where uid = $1', [uid])
  return { visitor, uid, email, phone, isSubscribed: answer.data.is_subscribed }
}
type Person = Awaited<ReturnType<typeof registered>>
/** Sends news of these products; answers to how many addresses and numbers. */
async function send(products?: readonly NewsProduct[]) {
  const { emails, texts } = await sendNewsAsStaff(server, products && { products: products.join() })
  return [emails, texts]
}
const contactsOf = async ({ visitor }: Person) =>
  (
    await visitor.call<{
      news_consent: string
      contacts: { type: string; is_subscribed: boolean; news_products: string[] }[]
    }>('account.getprofileinfo')
  ).data
const proofsOf = ({ uid }: Person) =>
  query(
    'select channel, product, is_given, source, wording, locale from players.news_choices where uid = $1 order by id',
    [uid]
  )

describe('consent to news by product and channel', () => {
  it('REG-03 a registration counts no tick for all news there, and keeps each consent with the sentence and its language', async () => {
    const ticked = await registered({ notify: '1' })
    expect(ticked.isSubscribed).toBe(false)
    expect(await proofsOf(ticked)).toEqual([])
    const one = await registered({ notify: '0', notify_email: 'casino' }, 'de')
    expect(one.isSubscribed).toBe(true)
    expect(await proofsOf(one)).toEqual([
      {
        channel: 'email',
        product: 'casino',
        is_given: true,
        source: 'registration',
        wording: 'Neuigkeiten und Angebote zum Casino per E-Mail',
        locale: 'de',
      },
    ])
    const wrong = await server.visitor().post('auth.register', registrationOf({ notify_email: 'poker' }))
    expect(wrong.status).toBe(400)
  })

  it('PROF-29 nothing is sent about a product or by a channel without its consent', async () => {
    await registered({ notify: '1' })
    await registered({ notify_email: 'casino', notify_phone: 'betting' })
    await registered({ notify_email: 'casino,betting' })
    expect(await send(['casino'])).toEqual([2, 0])
    expect(await send(['betting'])).toEqual([1, 1])
    expect(await send()).toEqual([1, 0])
  })

  it('a consent to all from before counts for none there, and counts again where one is asked for', async () => {
    inForce = general
    const one = await registered({ notify: '1', notify_email: 'casino' })
    expect((await proofsOf(one)).map(({ product, channel }) => [product, channel])).toEqual([
      [null, 'email'],
      [null, 'phone'],
    ])
    expect(await send()).toEqual([1, 1])
    inForce = byProduct
    expect(await send()).toEqual([0, 0])
    expect((await contactsOf(one)).contacts.map(({ is_subscribed }) => is_subscribed)).toEqual([false, false])
  })

  it('who chose by product is sent no other news in a market that asks for one consent', async () => {
    await registered({ notify_email: 'betting' })
    inForce = general
    expect(await send(['casino'])).toEqual([0, 0])
    expect(await send(['betting'])).toEqual([1, 0])
  })

  it('PROF-29 is given and withdrawn in the profile by the same call, and each change is kept', async () => {
    const one = await registered({ notify_email: 'casino' })
    const { visitor, email } = one
    const change = (fields: object) => visitor.post('account.changeSubscription', { contact: email, ...fields })
    expect((await change({ subscription: '1' })).error.invalid_parameters).toHaveProperty('products')
    expect((await change({ subscription: '1', products: 'casino,betting' })).data).toBe(1)
    expect(await contactsOf(one)).toMatchObject({
      news_consent: 'product-and-channel',
      contacts: [
        { type: 'email', is_subscribed: true, news_products: ['casino', 'betting'] },
        { type: 'phone', is_subscribed: false, news_products: [] },
      ],
    })
    expect((await change({ subscription: '0' })).data).toBe(1)
    expect(await contactsOf(one)).toMatchObject({ contacts: [{ is_subscribed: false, news_products: [] }, {}] })
    expect((await proofsOf(one)).map(({ product, is_given, source }) => [product, is_given, source])).toEqual([
      ['casino', true, 'registration'],
      ['betting', true, 'profile'],
      ['casino', false, 'profile'],
      ['betting', false, 'profile'],
    ])
  })

  it('PROF-38 the link in a message ends all of its channel, which staff see with its proof', async () => {
    const one = await registered({ notify_email: 'casino,betting', notify_phone: 'casino' })
    await send(['casino'])
    await expect.poll(async () => (await world.lettersTo(one.email)).length).toBe(1)
    const link = new URL(
      /https?:\S+\/unsubscribe\?\S+/.exec((await world.lettersTo(one.email))[0]?.text ?? '')?.[0] ?? ''
    )
    const { contact, hash } = Object.fromEntries(link.searchParams)
    expect((await server.visitor().post('account.unsubscribe', { contact, hash })).data).toBe(1)
    const clerk = await staffMember(server, ['players:read'])
    const { data: seen } = await clerk.get<{ choices: Record<string, unknown>[] }>('players.getnewschoices', {
      uid: String(one.uid),
    })
    expect((await clerk.get('players.getnewschoices', { uid: '999999' })).status).toBe(404)
    expect(seen).toMatchObject({
      consent: 'product-and-channel',
      channels: [
        { channel: 'email', contact: one.email, products: [] },
        { channel: 'phone', contact: one.phone, products: ['casino'] },
      ],
    })
    expect(seen.choices.slice(0, 2).map(({ product, is_given, source }) => [product, is_given, source])).toEqual([
      ['betting', false, 'unsubscribe'],
      ['casino', false, 'unsubscribe'],
    ])
    expect(seen.choices.at(-1)).toMatchObject({ wording: 'Casino news and offers by email', locale: 'en' })
  })
})
