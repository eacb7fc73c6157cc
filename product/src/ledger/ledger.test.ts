import { money } from '@ante/kit/money'
import { Refusal, refuse, type Refuses } from '@ante/kit/refusal'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountPath,
  audit,
  balancesOf,
  houseAccount,
  orLedgerRefusal,
  playerAccount,
  post,
  type Posting,
} from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const bank = houseAccount('bank')
const move = (from: AccountPath, to: AccountPath, minor: bigint): Posting => ({
  from,
  to,
  amount: money(minor),
  code: 'stake',
})
const postOne = (key: string, postings: Posting[], hash?: Uint8Array) =>
  orLedgerRefusal(
    { refuse },
    database.db.write((tx) => post(tx, { key, kind: 'test', postings, ...(hash ? { hash } : {}) }))
  )
const balance = async (path: AccountPath) => (await database.db.read((tx) => balancesOf(tx, [path])))[path]?.minor ?? 0n
const problems = () => database.db.read((tx) => audit(tx))

describe('the ledger', () => {
  test('moves money from one account to another and keeps both balances', async () => {
    const purse = playerAccount(1n, 'main')
    await postOne('move-1', [move(bank, purse, 5000n)])
    expect(await balance(purse)).toBe(5000n)
    expect(await balance(bank)).toBe(-5000n)
  })

  test('refuses a transaction that would make a player negative, and nothing of it happens', async () => {
    const [a, b] = [playerAccount(2n, 'main'), playerAccount(2n, 'hold')]
    await postOne('move-2', [move(bank, a, 100n)])
    const failing = postOne('move-3', [move(a, b, 60n), move(a, bank, 60n)])
    await expect(failing).rejects.toMatchObject({ type: 'UserNeedDeposit', reason: 'insufficient_funds' })
    expect(await balance(a)).toBe(100n)
    expect(await balance(b)).toBe(0n)
  })

  test('has its refusals declared: a context that may not refuse so does not compile', async () => {
    const context: Refuses<'InvalidRequest/idempotency_key_reused'> = { refuse }
    // @ts-expect-error an endpoint that posts and does not declare insufficient_funds
    expect(await orLedgerRefusal(context, Promise.resolve(1))).toBe(1)
  })

  test('throws what is no refusal where its caller expects none', async () => {
    const purse = playerAccount(2n, 'hold')
    const postings = [move(purse, bank, 60n)]
    const failing = database.db.write((tx) => post(tx, { key: 'move-3-plain', kind: 'test', postings }))
    await expect(failing).rejects.not.toBeInstanceOf(Refusal)
    expect(await balance(purse)).toBe(0n)
  })

  test('posts a key once, answers its repetition with the same transaction, and refuses the key with another input', async () => {
    const purse = playerAccount(3n, 'main')
    const hash = Buffer.alloc(32, 1)
    const first = await postOne('move-4', [move(bank, purse, 700n)], hash)
    const again = await postOne('move-4', [move(bank, purse, 700n)], hash)
    expect(again).toEqual({ id: first.id, replay: true })
    expect(await balance(purse)).toBe(700n)
    await expect(postOne('move-4', [move(bank, purse, 900n)], Buffer.alloc(32, 2))).rejects.toMatchObject({
      code: 'InvalidRequest/idempotency_key_reused',
    })
    expect(await balance(purse)).toBe(700n)
  })

  test('posts one of a hundred repetitions at the same time', async () => {
    const purse = playerAccount(4n, 'main')
    const answers = await Promise.all(Array.from({ length: 100 }, () => postOne('move-5', [move(bank, purse, 10n)])))
    expect(answers.filter((answer) => !answer.replay)).toHaveLength(1)
    expect(await balance(purse)).toBe(10n)
  })

  test('never spends more than there is, however many try at once', async () => {
    const purse = playerAccount(5n, 'main')
    await postOne('move-6', [move(bank, purse, 1000n)])
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => postOne(`spend-${index}`, [move(purse, bank, 30n)]))
    )
    expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(33)
    expect(await balance(purse)).toBe(10n)
  })

  test('does not deadlock when two directions of the same accounts run at once', async () => {
    const [a, b] = [playerAccount(6n, 'main'), playerAccount(6n, 'bonus')]
    await postOne('ring-0', [move(bank, a, 1000n), move(bank, b, 1000n)])
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        postOne(`ring-${index + 1}`, index % 2 === 0 ? [move(a, b, 5n)] : [move(b, a, 5n)])
      )
    )
    expect((await balance(a)) + (await balance(b))).toBe(2000n)
  })

  test('ACC-21 refuses a payment from one player to another', async () => {
    await expect(postOne('p2p', [move(playerAccount(1n, 'main'), playerAccount(2n, 'main'), 1n)])).rejects.toThrow(
      /no player pays another/
    )
  })

  test('keeps its rows: update, delete and truncate are refused by the database', async () => {
    for (const statement of [
      'update ledger.postings set amount_minor = 1',
      'delete from ledger.transactions',
      'truncate ledger.postings',
      'delete from ledger.accounts',
    ]) {
      await expect(database.db.pool.query(statement)).rejects.toMatchObject({ code: 'AN009' })
    }
  })

  test('agrees with a small model over random transactions, accepted and refused alike', async () => {
    let run = 0
    const purses = [0, 1, 2].map((n) => playerAccount(BigInt(100 + n), 'main'))
    const accounts: AccountPath[] = [
      bank,
      ...purses.flatMap((path) => [path, path.replace('main', 'hold') as AccountPath]),
    ]
    const step = fc.array(
      fc.record({
        from: fc.nat(accounts.length - 1),
        to: fc.nat(accounts.length - 1),
        amount: fc.integer({ min: 1, max: 900 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
      }
    )
    const model = new Map<AccountPath, bigint>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (transactions) => {
        for (const transaction of transactions) {
          const postings = transaction.map(({ from, to, amount }) =>
            move(accounts[from] ?? bank, accounts[to] ?? bank, BigInt(amount))
          )
          const next = applyToModel(model, postings)
          const accepted = await postOne(`model-${run++}`, postings).then(
            () => true,
            () => false
          )
          expect(accepted).toBe(next !== undefined)
          for (const [path, minor] of next ?? []) model.set(path, minor)
        }
        for (const path of accounts.slice(1)) expect(await balance(path)).toBe(model.get(path) ?? 0n)
      }),
      { numRuns: 25, seed: 20_261_121 }
    )
  })

  test('writes nothing for an amount that is not positive or an account paying itself, whoever asks', async () => {
    const purse = 'player:78:main'
    await postOne('nothing-opening', [move(bank, purse, 1_000n)])
    const one = (from: string, to: string, amount: number): string =>
      `ledger.post_one('nothing', null, 'round', 'USD', '${from}', '${to}', ${amount}, 'stake')`
    const many = (from: string, to: string, amount: number): string =>
      `ledger.post('nothing', null, 'round', 'USD', array['${from}'], array['${to}'], array[${amount}::bigint], array['stake'])`
    for (const call of [
      one(purse, 'house:games:test', 0),
      one(purse, 'house:games:test', -5),
      one(purse, purse, 5),
      many(purse, 'house:games:test', 0),
      many(purse, 'house:games:test', -5),
      many(purse, purse, 5),
    ])
      await expect(database.db.pool.query(`select ${call}`), call).rejects.toMatchObject({ code: 'AN004' })
    expect(await balance(purse)).toBe(1_000n)
  })

  test('balances after all of this: Σ = 0 and every balance is the sum of its postings', async () => {
    expect(await problems()).toEqual([])
  })

  test('finds a balance that somebody changed behind its back', async () => {
    await database.db.pool.query(
      `update ledger.accounts set balance_minor = balance_minor + 1 where path = 'player:1:main'`
    )
    expect((await problems()).map((problem) => problem.problem)).toEqual(
      expect.arrayContaining(['balance is not the sum of its postings', 'the sum of all balances in USD is not zero'])
    )
    await database.db.pool.query(
      `update ledger.accounts set balance_minor = balance_minor - 1 where path = 'player:1:main'`
    )
  })
})

/** What the books must say after a transaction, or undefined when it must be refused. */
function applyToModel(
  model: ReadonlyMap<AccountPath, bigint>,
  postings: readonly Posting[]
): Map<AccountPath, bigint> | undefined {
  const next = new Map(model)
  for (const { from, to, amount } of postings) {
    const payer = /^player:(\d+)/.exec(from)?.[1]
    const payee = /^player:(\d+)/.exec(to)?.[1]
    if (from === to || (payer && payee && payer !== payee)) return undefined
    const left = (next.get(from) ?? 0n) - amount.minor
    if (from.startsWith('player:') && left < 0n) return undefined
    next.set(from, left)
    next.set(to, (next.get(to) ?? 0n) + amount.minor)
  }
  return next
}
