import { createHash } from 'node:crypto'
import type { Database } from '@ante/kit/context'
import { expect, test } from 'vitest'
import { createSessions } from './sessions.ts'

test('ACC-11 a session that ends while it is being read is not remembered', async () => {
  const waiting: ((rows: unknown[]) => void)[] = []
  const db: Pick<Database, 'call'> = {
    call: <Row>() => new Promise<Row[]>((resolve) => waiting.push((rows) => resolve(rows as Row[]))),
  }
  const sessions = createSessions(db as Database)
  const early = sessions.find('token')
  sessions.forgetToken('token')
  waiting.shift()?.([{ id: 1n, uid: 7n, is_complete: true, status: 'active' }])
  expect((await early)?.uid).toBe(7n)
  const late = sessions.find('token')
  waiting.shift()?.([])
  expect(await late).toBeUndefined()
})

test('ACC-11 when word of endings elsewhere may have been missed, every session is read anew', async () => {
  let reads = 0
  const db: Pick<Database, 'call'> = {
    call: async <Row>() =>
      [{ id: 1n, uid: 7n, is_complete: true, status: reads++ === 0 ? 'active' : 'deleted' }] as Row[],
  }
  const sessions = createSessions(db as Database)
  expect((await sessions.find('token'))?.uid).toBe(7n)
  expect((await sessions.find('token'))?.uid).toBe(7n)
  sessions.forgetAll()
  expect(await sessions.find('token')).toBeUndefined()
  expect(reads).toBe(2)
})

test('PROF-33 when a player’s other sessions end, none of them is believed any more, and those of others are', async () => {
  const players: Record<string, bigint> = { own: 7n, other: 7n, stranger: 8n }
  const reads: string[] = []
  const alive = new Set(Object.keys(players))
  const tokenOf = (hash: unknown) =>
    Object.keys(players).find((token) =>
      createHash('sha256')
        .update(token)
        .digest()
        .equals(hash as Buffer)
    ) ?? ''
  const db: Pick<Database, 'call'> = {
    call: async <Row>(_: unknown, [hash]: readonly unknown[] = []) => {
      const token = tokenOf(hash)
      reads.push(token)
      return (
        alive.has(token) ? [{ id: 1n, uid: players[token], is_complete: true, status: 'active', idle_ms: 0 }] : []
      ) as Row[]
    },
  }
  const sessions = createSessions(db as Database)
  for (const token of Object.keys(players)) expect((await sessions.find(token))?.uid).toBe(players[token])
  alive.delete('other')
  sessions.forgetPlayer(7n)
  expect(await sessions.find('other')).toBeUndefined()
  expect((await sessions.find('own'))?.uid).toBe(7n)
  expect((await sessions.find('stranger'))?.uid).toBe(8n)
  expect(reads).toEqual(['own', 'other', 'stranger', 'other', 'own'])
})

test('RTE-105 that an account is not complete is never remembered: on every host it may play from the moment on that it is', async () => {
  let isComplete = false
  const db: Pick<Database, 'call'> = {
    call: async <Row>() => [{ id: 1n, uid: 7n, status: 'active', idle_ms: 0, is_complete: isComplete }] as Row[],
  }
  const sessions = createSessions(db as Database)
  expect((await sessions.find('token'))?.incomplete).toBe(true)
  isComplete = true
  expect((await sessions.find('token'))?.incomplete).toBe(false)
})

test('ACC-11 what decides a player’s rules is read once in minutes, and anew once the player is forgotten', async () => {
  let [reads, now] = [0, 0]
  const db: Pick<Database, 'call'> = {
    call: async <Row>() => [{ id: 1n, uid: 7n, is_complete: true, status: 'active', idle_ms: 0 }] as Row[],
  }
  const sessions = createSessions(db as Database, {
    now: () => now,
    personOf: async () => ({
      country: `read ${++reads}`,
      region: null,
      birthDate: undefined,
      isVerified: false,
      wantsNews: { general: false, 'product-and-channel': false },
      isTest: false,
    }),
  })
  const countryAt = async (ms: number) => {
    now = ms
    return (await sessions.find('token'))?.person?.country
  }
  expect(await countryAt(0)).toBe('read 1')
  // The session itself is read again after seconds, its person is not.
  expect(await countryAt(60_000)).toBe('read 1')
  expect(await countryAt(6 * 60_000)).toBe('read 2')
  sessions.forgetPlayer(7n)
  expect(await countryAt(6 * 60_000 + 1)).toBe('read 3')
  sessions.forgetAll()
  expect(await countryAt(6 * 60_000 + 2)).toBe('read 4')
})

test('ACC-11 a person who was being read when the player was forgotten is not remembered', async () => {
  const waiting: ((country: string) => void)[] = []
  const db: Pick<Database, 'call'> = {
    call: async <Row>() => [{ id: 1n, uid: 7n, is_complete: true, status: 'active', idle_ms: 0 }] as Row[],
  }
  const sessions = createSessions(db as Database, {
    personOf: () =>
      new Promise((resolve) =>
        waiting.push((country) =>
          resolve({
            country,
            region: null,
            birthDate: undefined,
            isVerified: false,
            wantsNews: { general: false, 'product-and-channel': false },
            isTest: false,
          })
        )
      ),
  })
  const early = sessions.find('token')
  await expect.poll(() => waiting.length).toBe(1)
  sessions.forgetPlayer(7n)
  waiting.shift()?.('before')
  expect((await early)?.person?.country).toBe('before')
  const late = sessions.find('token')
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()?.('after')
  expect((await late)?.person?.country).toBe('after')
})
