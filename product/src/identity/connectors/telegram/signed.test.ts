import { createHash, createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { isValid, isValid3rd, sign, signData } from '@telegram-apps/init-data-node'
import fc from 'fast-check'
import { appData, widgetData } from '@ante/sandbox/telegram/signing'
import { describe, expect, test } from 'vitest'
import type { MessengerProvider } from '../messenger-port.ts'
import { telegram } from './adapter.ts'
import { ageMaxMs, fieldsOf, isAppSigned, isVendorSigned, publishedKeys } from './signed.ts'

const token = '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8'
/** The example of the vendor's documentation, signed long ago. */
const published =
  'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2'
const now = 1_700_000_000_000
const at = now / 1000
const reader = (own: string | undefined = token, clock = now): MessengerProvider =>
  telegram({
    service: 'telegram',
    token: own,
    botId: '5768337691',
    publicKey: publishedKeys.production,
    loginUrl: 'http://127.0.0.1',
    now: () => clock,
  })
const user = { id: 279058397, first_name: 'Ada', last_name: 'Byron', username: 'ada', language_code: 'de' }
const mine = appData(user, { token, at })
const changed = (change: (fields: URLSearchParams) => void): string => {
  const fields = new URLSearchParams(mine)
  change(fields)
  return fields.toString()
}
/** Signed for our bot, whatever it says. */
const signed = (fields: Record<string, string>): string => {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')
  return new URLSearchParams({ ...fields, hash: signData(text, token) }).toString()
}

describe('the data with which a messaging app opens the site', () => {
  test('SOC-19 tell who it is where our bot has signed them, and agree with the vendor’s example', () => {
    expect(reader().readApp(mine)).toMatchObject({ subject: '279058397', username: 'ada', language: 'de' })
    expect(reader(token, 1662771648_000).readApp(published)).toMatchObject({
      subject: '279058397',
      firstName: 'Vladislav',
    })
    expect(reader().readApp(published)).toBe('expired')
  })

  test('SOC-19 are refused with another bot’s token, a changed or missing field, a name that stands twice, or a text that can be read in two ways', () => {
    const wrong: Record<string, string> = {
      'another token': appData(user, { token: `${token}x`, at }),
      'a login of the widget': new URLSearchParams(
        Object.fromEntries(
          Object.entries(widgetData(user, { token, at })).map(([name, value]) => [name, String(value)])
        )
      ).toString(),
      'a changed user': changed((one) => one.set('user', JSON.stringify({ ...user, id: 1 }))),
      'a changed time': changed((one) => one.set('auth_date', String(at + 1))),
      'one field more': changed((one) => one.set('start_param', 'x')),
      'one field less': changed((one) => one.delete('query_id')),
      'no hash': changed((one) => one.delete('hash')),
      'an empty hash': changed((one) => one.set('hash', '')),
      'a hash in capitals': changed((one) => one.set('hash', (one.get('hash') ?? '').toUpperCase())),
      'a longer hash': changed((one) => one.set('hash', `${one.get('hash') ?? ''}00`)),
      'a second user behind': `${mine}&user=${encodeURIComponent(JSON.stringify({ ...user, id: 1 }))}`,
      'a second user in front': `user=${encodeURIComponent(JSON.stringify({ ...user, id: 1 }))}&${mine}`,
      'a second hash': `${mine}&hash=${'0'.repeat(64)}`,
      'encoded twice': encodeURIComponent(mine),
      'two fields in one': changed((one) => {
        one.set('auth_date', `${one.get('auth_date') ?? ''}\nquery_id=${one.get('query_id') ?? ''}`)
        one.delete('query_id')
      }),
      'no time': signed({ user: JSON.stringify(user) }),
      'a time that is none': signed({ user: JSON.stringify(user), auth_date: `${at}.5` }),
      'a time in hexadecimal': signed({ user: JSON.stringify(user), auth_date: '0x6553f100' }),
      nobody: signed({ auth_date: String(at) }),
      'a bot': signed({ user: JSON.stringify({ ...user, is_bot: true }), auth_date: String(at) }),
      'a number that is none': signed({ user: JSON.stringify({ ...user, id: '1' }), auth_date: String(at) }),
      'no JSON': signed({ user: '{', auth_date: String(at) }),
      nothing: '',
      'a long text': `${mine}&x=${'x'.repeat(9000)}`,
    }
    for (const [what, data] of Object.entries(wrong)) expect(reader().readApp(data), what).toBe('invalid')
  })

  test('SOC-19 are refused when they are too old or from the future', () => {
    const told = (seconds: number) => reader().readApp(appData(user, { token, at: at + seconds }))
    for (const seconds of [-ageMaxMs / 1000, -86_400, 31, 3600]) expect(told(seconds), String(seconds)).toBe('expired')
    for (const seconds of [1 - ageMaxMs / 1000, 0, 29]) expect(told(seconds), String(seconds)).toHaveProperty('subject')
  })

  test('SOC-19 are judged as the vendor’s published library judges them', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((one) => !/[\n\r\0]/.test(one))
    const name = fc
      .stringMatching(/^[a-z_]{1,12}$/)
      .filter((one) => !['hash', 'auth_date', 'signature', 'user'].includes(one))
    fc.assert(
      fc.property(fc.dictionary(name, text, { maxKeys: 6 }), fc.boolean(), (extra, isOther) => {
        const data = sign(
          { ...extra, user: { ...user, first_name: 'Ä & b=+%20' } },
          isOther ? `${token}y` : token,
          new Date(now)
        )
        const fields = fieldsOf(data)
        expect(fields !== undefined && isAppSigned(fields, token)).toBe(isValid(data, token, { expiresIn: 0 }))
        expect(isValid(data, token, { expiresIn: 0 })).toBe(!isOther)
      }),
      { seed: 1 }
    )
  })

  test('SOC-19 are verified by the key that Telegram publishes where only the number of the bot is known', async () => {
    // The library's own vector: signed by the key of the vendor's test servers.
    const theirs =
      'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ'
    const fields = fieldsOf(theirs) ?? new Map()
    expect(isVendorSigned(fields, '7342037359', publishedKeys.production)).toBe(
      await isValid3rd(theirs, 7342037359, { expiresIn: 0 })
    )
    expect(isVendorSigned(fields, '7342037359', publishedKeys.production)).toBe(true)
    expect(isVendorSigned(fields, '7342037358', publishedKeys.production)).toBe(false)
    expect(isVendorSigned(fields, '7342037359', publishedKeys.test)).toBe(false)
    expect(isVendorSigned(new Map([...fields, ['chat_type', 'group']]), '7342037359', publishedKeys.production)).toBe(
      false
    )
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
    const own = new Map([...(fieldsOf(mine) ?? [])].filter(([key]) => key !== 'hash'))
    const list = [...own]
      .map(([key, value]) => `${key}=${value}`)
      .toSorted()
      .join('\n')
    own.set('signature', signBytes(null, Buffer.from(`42:WebAppData\n${list}`), privateKey).toString('base64url'))
    expect([isVendorSigned(own, '42', raw), isVendorSigned(own, '43', raw)]).toEqual([true, false])
  })

  test('SOC-19 are the same launch however they are told: what the signature does not cover counts for nothing', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
    const ofVendor = telegram({
      service: 'telegram',
      token: undefined,
      botId: '42',
      publicKey: raw,
      loginUrl: '',
      now: () => now,
    })
    const launchAt = (seconds: number): string => {
      const bare = { query_id: 'q', user: JSON.stringify(user), auth_date: String(seconds) }
      const list = Object.entries(bare)
        .map(([name, value]) => `${name}=${value}`)
        .toSorted()
        .join('\n')
      const signature = signBytes(null, Buffer.from(`42:WebAppData\n${list}`), privateKey).toString('base64url')
      return new URLSearchParams({ ...bare, signature }).toString()
    }
    const verified = (read: MessengerProvider, data: string): string => {
      const person = read.readApp(data)
      return typeof person === 'string' ? person : person.verified
    }
    const launch = launchAt(at)
    const fields = [...new URLSearchParams(launch)]
    // The last letter of 64 bytes in base64 has four bits that say nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const spare = launch.replace(/.$/, (letter) => letters[letters.indexOf(letter) ^ 1] ?? '')
    expect(spare).not.toBe(launch)
    const told = [
      launch,
      `${launch}&hash=${'0'.repeat(64)}`,
      `hash=anything&${launch}`,
      new URLSearchParams(fields.toReversed()).toString(),
      launch.replaceAll('%22', '"'),
      spare,
    ]
    for (const data of told) expect(verified(ofVendor, data), data).toBe(verified(ofVendor, launch))
    expect(verified(ofVendor, launch).length).toBeGreaterThan(20)
    expect(verified(ofVendor, launchAt(at - 1))).not.toBe(verified(ofVendor, launch))
    // With the bot's token everything but the hash is covered, and the hash can be written in one way.
    const turned = new URLSearchParams([...new URLSearchParams(mine)].toReversed()).toString()
    expect(verified(reader(), turned)).toBe(verified(reader(), mine))
    expect(verified(reader(), `${mine}&signature=x`)).toBe('invalid')
  })
})

describe('a login by the widget', () => {
  const fields = (change: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries({ ...widgetData(user, { token, at }), ...change }).map(([name, value]) => [name, String(value)])
    )
  test('SOC-03 is taken with the hash by the token’s own key, and with no other', () => {
    expect(reader().readWidget(fields())).toMatchObject({ subject: '279058397', firstName: 'Ada' })
    expect(reader(`${token}x`).readWidget(fields())).toBe('invalid')
    const changes: Record<string, string>[] = [
      { id: '1' },
      { first_name: 'Eve' },
      { hash: '' },
      { auth_date: String(at - 1) },
      { extra: '1' },
    ]
    for (const change of changes) expect(reader().readWidget(fields(change)), JSON.stringify(change)).toBe('invalid')
    const { hash: _, ...bare } = fields()
    expect(reader().readWidget(bare)).toBe('invalid')
    // With the key of a mini-app.
    const list = Object.entries(bare)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join('\n')
    expect(reader().readWidget({ ...bare, hash: signData(list, token) })).toBe('invalid')
    const key = createHash('sha256').update(token).digest()
    const folded = { ...bare, auth_date: `${at}\nfirst_name=Ada` }
    const { first_name: _name, ...rest }: Record<string, string> = folded
    const hash = createHmac('sha256', key).update(list).digest('hex')
    expect(reader().readWidget({ ...rest, hash })).toBe('invalid')
    expect(reader(token, now + ageMaxMs).readWidget(fields())).toBe('expired')
    expect(reader(token, now - 60_000).readWidget(fields())).toBe('expired')
  })
})
