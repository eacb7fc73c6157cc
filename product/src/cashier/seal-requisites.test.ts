import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import { payOut } from './pay-out.ts'
import { textOf } from './request-key.ts'
import { sealRequisites } from './seal-requisites.ts'
import { createVault } from './vault.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(() => world.close())

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) })
const iban = 'DE89370400440532013000'
const account = { iban, account_holder: 'Ada Lovelace' }

async function withdrawal(player: Player): Promise<string> {
  const to = { methodId: world.methodId('bank-transfer', 'withdrawal'), method: 'bank-transfer', requisites: account }
  return (await world.withdraw(player, 20, to)).data.transaction
}
async function payer(): Promise<Player> {
  const player = await world.server.player()
  await world.pay(player, 100)
  return player
}
const keptOf = async (id: string): Promise<{ requisites: unknown; sealed_with: string | null }> => {
  const { rows } = await world.db.pool.query<{ requisites: unknown; sealed_with: string | null }>(
    'select requisites, sealed_with from cashier.withdrawals where id = $1',
    [id]
  )
  return rows[0] ?? { requisites: undefined, sealed_with: null }
}
async function paysOut(id: string): Promise<unknown> {
  await world.comeDue()
  await payOut(await world.context(), BigInt(id))
  world.bank.forward(5_000)
  await world.bank.tick()
  return (await world.db.pool.query<{ status: string }>('select status from cashier.withdrawals where id = $1', [id]))
    .rows[0]?.status
}

describe('requisites at rest', () => {
  test('are nowhere in the tables in the open, and still pay the right account', async () => {
    const player = await payer()
    const id = await withdrawal(player)
    const { rows } = await world.db.pool.query<{ line: string }>(
      'select to_jsonb(w)::text as line from cashier.withdrawals w'
    )
    for (const { line } of rows)
      for (const secret of [iban, iban.slice(4), 'Lovelace']) expect(line).not.toContain(secret)
    expect(await keptOf(id)).toMatchObject({ sealed_with: 'test' })
    expect(await world.transaction(player, id)).toMatchObject({ instrument: 'DE89...3000' })
    expect(await paysOut(id)).toBe('paid')
  })

  test('SEC-21 what was asked is kept as a fingerprint that nobody can guess without the key, and still tells a repetition from a new request', async () => {
    const player = await payer()
    const asked = {
      methodId: world.methodId('bank-transfer', 'withdrawal'),
      method: 'bank-transfer',
      amount: '20',
      requisites: account,
    }
    const options = { idempotencyKey: 'marked-once' }
    const first = await player.post<{ transaction: string }>('cashier.makewithdrawal', asked, options)
    const kept = await world.db.pool.query<{ input_hash: Buffer }>(
      'select input_hash from cashier.withdrawals where id = $1',
      [first.data.transaction]
    )
    const mark = kept.rows[0]?.input_hash ?? Buffer.alloc(0)
    expect(mark).toHaveLength(32)
    const guess = (text: string) => createHash('sha256').update(text).digest()
    const texts = [textOf(asked), JSON.stringify(asked), JSON.stringify(account), iban]
    for (const text of [...texts, ...texts.map((one) => `${player.uid}:${one}`)])
      expect(mark.equals(guess(text))).toBe(false)
    expect((await player.post('cashier.makewithdrawal', asked, options)).data).toEqual(first.data)
    const other = await player.post(
      'cashier.makewithdrawal',
      { ...asked, requisites: { ...account, iban: 'GB82WEST12345698765432' } },
      options
    )
    expect(other.error).toMatchObject({ code: 'idempotency_key_reused' })
  })

  test('that were kept in the open before are sealed by the job, once', async () => {
    const id = await withdrawal(await payer())
    await world.db.pool.query('update cashier.withdrawals set requisites = $2 where id = $1', [
      id,
      JSON.stringify(account),
    ])
    expect(await keptOf(id)).toEqual({ requisites: account, sealed_with: '' })
    await sealRequisites(await world.context())
    const sealed = await keptOf(id)
    expect(sealed).toEqual({ requisites: expect.stringMatching(/^v1\.test\./) as string, sealed_with: 'test' })
    await sealRequisites(await world.context())
    expect(await keptOf(id)).toEqual(sealed)
    expect(await paysOut(id)).toBe('paid')
  })

  test('are sealed anew when the key changes, after which the old key is not needed any more', async () => {
    const id = await withdrawal(await payer())
    const context = await world.context()
    const rotated = { ...context, ports: { ...context.ports, vault: createVault([key('next', 8), key('test', 7)]) } }
    await sealRequisites(rotated)
    expect(await keptOf(id)).toMatchObject({ sealed_with: 'next' })
    const after = { ...context, ports: { ...context.ports, vault: createVault([key('next', 8)]) } }
    await world.comeDue()
    await payOut(after, BigInt(id))
    const { rows } = await world.db.pool.query<{ status: string }>(
      'select status from cashier.withdrawals where id = $1',
      [id]
    )
    expect(rows[0]?.status).toBe('approved')
    await sealRequisites({
      ...context,
      ports: { ...context.ports, vault: createVault([key('test', 7), key('next', 8)]) },
    })
  })
})

describe('requisites that no key opens', () => {
  test('keep no others in the open, and are told of', async () => {
    const [lost, open] = [await withdrawal(await payer()), await withdrawal(await payer())]
    const keep = (table: string, id: string, text: unknown) =>
      world.db.pool.query(`update cashier.${table} set requisites = $2 where id = $1`, [id, JSON.stringify(text)])
    const deposit = await world.pay(await world.server.player(), 50)
    await keep('deposits', deposit, 'v1.lost.AAAA')
    await keep('withdrawals', lost, 'v1.lost.AAAA')
    await keep('withdrawals', open, account)
    const errors: object[] = []
    const context = await world.context()
    await sealRequisites({ ...context, log: { ...context.log, error: (fields) => void errors.push(fields) } })
    expect([await keptOf(open), await keptOf(lost)]).toMatchObject([{ sealed_with: 'test' }, { sealed_with: 'lost' }])
    expect(errors).toMatchObject([
      { table: 'deposits', unopened: [deposit] },
      { table: 'withdrawals', unopened: [lost], error: expect.stringContaining('"lost"') as string },
    ])
  })
})

describe('the vault', () => {
  const vault = createVault([key('a', 1)])
  test('makes another text each time and opens it for its player only', () => {
    const [one, two] = [vault.seal(account, 7n), vault.seal(account, 7n)]
    expect(one).not.toBe(two)
    expect(vault.open(one, 7n)).toEqual(account)
    expect(() => vault.open(one, 8n)).toThrow()
    expect(vault.seal({}, 7n)).toEqual({})
  })
  test('marks the same text of two players apart, and knows its marks after the key has changed', () => {
    const [old, rotated, alien] = [
      createVault([key('a', 1)]),
      createVault([key('b', 2), key('a', 1)]),
      createVault([key('b', 2)]),
    ]
    const mark = old.fingerprint('asked', 7n)
    expect(Buffer.compare(mark, old.fingerprint('asked', 8n))).not.toBe(0)
    expect([old.isFingerprint(mark, 'asked', 7n), rotated.isFingerprint(mark, 'asked', 7n)]).toEqual([true, true])
    expect([
      old.isFingerprint(mark, 'asked', 8n),
      old.isFingerprint(mark, 'other', 7n),
      alien.isFingerprint(mark, 'asked', 7n),
      old.isFingerprint(Buffer.alloc(0), 'asked', 7n),
    ]).toEqual(Array.from({ length: 4 }, () => false))
  })

  test('opens nothing that was changed in any place', () => {
    const sealed = vault.seal(account, 7n)
    if (typeof sealed !== 'string') throw new Error('nothing was sealed')
    const [version, id, text = ''] = sealed.split('.')
    const bytes = Buffer.from(text, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => vault.open([version, id, changed.toString('base64url')].join('.'), 7n), `byte ${at}`).toThrow()
    }
    expect(() => vault.open([version, id, bytes.subarray(0, -1).toString('base64url')].join('.'), 7n)).toThrow()
  })
  test('names the key that is missing', () => {
    expect(() => createVault([key('b', 2)]).open(vault.seal(account, 7n), 7n)).toThrow(/key "a"/)
  })
})
