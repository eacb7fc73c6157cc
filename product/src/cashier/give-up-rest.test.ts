import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { money } from '@ante/kit/money'
import { playerAccount, post } from '../ledger/index.ts'
import { openCashier, type World } from './cashier.fixture.ts'
import { giveUpRest, tooLittleToWithdraw } from './give-up-rest.ts'
import { readUnapproved } from './store-decisions.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
  await world.db.pool.query(
    `update cashier.methods set min_minor = 500 where kind = 'crypto' and direction = 'withdrawal'`
  )
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.close()
})

const eight = money(800n, 'USD')
/** A player with 8.00. */
async function playerWithRest(): Promise<bigint> {
  const { uid } = await world.server.player()
  const to = playerAccount(uid, 'main')
  await world.db.write((tx) =>
    post(tx, {
      key: `rest:${uid}`,
      kind: 'adjustment',
      postings: [{ from: 'house:adjustments', to, amount: eight, code: 'adjustment' }],
    })
  )
  return uid
}

describe('a rest that is too little to withdraw', () => {
  it('ACC-18 is less than the smallest withdrawal of the methods that the market of the player allows', async () => {
    const uid = await playerWithRest()
    const restWhere = (crypto: boolean) =>
      world.db.write((tx) =>
        tooLittleToWithdraw(
          { policy: () => ({ creditCards: true, credit: false, cash: false, crypto }) as never },
          tx,
          uid,
          'USD'
        )
      )
    expect(await restWhere(true)).toBeUndefined()
    expect(await restWhere(false)).toEqual(eight)
  })

  it('ACC-18 is no adjustment of a member of staff to the limit of 24 hours', async () => {
    const uid = await playerWithRest()
    await world.db.write((tx) => giveUpRest(tx, uid, eight))
    const unapproved = { member: 'clerk@example.com', uid, currency: 'USD' }
    expect(await world.db.read((tx) => readUnapproved(tx, unapproved))).toEqual({ byMember: 0n, ofPlayer: 0n })
  })
})
