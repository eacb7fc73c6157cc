import { argon2Sync, randomBytes } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, isCurrentHash, verifyPassword } from './hash-password.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players'] })
})
afterAll(() => server.stop())

const password = 'correct-horse-9'
/** As an older version has made it. */
function olderHash(): string {
  const nonce = randomBytes(16)
  const parameters = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: password, nonce, ...parameters })
  return `$argon2id$m=8192,t=1,p=1$${nonce.toString('base64url')}$${Buffer.from(tag).toString('base64url')}`
}

describe('the hash of a password', () => {
  it('SEC-2 is argon2id by the parameters of OWASP with a salt of its own', async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)]
    expect(one).toMatch(/^\$argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(password, one)).toBe(true)
    expect(await verifyPassword('wrong-horse-9', one)).toBe(false)
  })

  it('SEC-2 is made anew by a login where it is of older parameters, and by no wrong password', async () => {
    const email = 'older@example.com'
    const { uid } = await server.player({ email })
    const hash = async () =>
      (
        await server.database.db.pool.query<{ password_hash: string }>(
          'select password_hash from identity.users where uid = $1',
          [uid]
        )
      ).rows[0]?.password_hash ?? ''
    const older = olderHash()
    await server.database.db.pool.query('update identity.users set password_hash = $2 where uid = $1', [uid, older])
    const signIn = (given: string) => server.visitor().post('auth.login', { login: email, password: given })
    expect((await signIn('wrong-horse-9')).status).toBe(401)
    expect(await hash()).toBe(older)
    const answers = await Promise.all([signIn(password), signIn(password), signIn(password)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const renewed = await hash()
    expect(isCurrentHash(renewed)).toBe(true)
    expect((await signIn(password)).status).toBe(200)
    expect(await hash()).toBe(renewed)
  })
})
