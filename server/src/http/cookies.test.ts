import { afterAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { cookieOptions, sessionCookieName } from './cookies.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const app = createApp({ log, trustedProxies: [], secure: true })
app.get('/set', (_request, reply) =>
  reply
    .setCookie(sessionCookieName(true), 'a b;c', cookieOptions(90_500, { secure: true }))
    .setCookie('staff', '', cookieOptions(0, { secure: true, sameSite: 'strict' }))
    .setCookie('open', 'x', cookieOptions(1000, { secure: false, httpOnly: false }))
    .send('')
)
app.get('/read', (request) => JSON.stringify(request.cookies))
afterAll(() => app.close())

test('AUTH-08 SEC-5 a cookie is set for this host alone, out of reach of scripts and of other sites, and told as such', async () => {
  const { headers } = await app.inject('/set')
  const parts = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('; ').toSorted())
  expect(parts).toEqual([
    ['HttpOnly', 'Max-Age=90', 'Path=/', 'SameSite=Lax', 'Secure', '__Host-ante_session=a%20b%3Bc'],
    ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Strict', 'Secure', 'staff='],
    ['Max-Age=1', 'Path=/', 'SameSite=Lax', 'open=x'],
  ])
})

test('cookies are read by name: of two the first, one that cannot be decoded as it stands, none that looks like a property', async () => {
  const read = async (cookie: string) => (await app.inject({ url: '/read', headers: { cookie } })).json() as unknown
  expect(await read('b=1; a=x%20y; a=2; broken=%zz; __proto__=4; constructor')).toEqual(
    JSON.parse('{"b":"1","a":"x y","broken":"%zz","__proto__":"4"}')
  )
  expect(await read('')).toEqual({})
})
