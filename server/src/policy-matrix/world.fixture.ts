import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { markets, type Policy } from '@ante/kit/policy'
import { recordOf } from '@ante/kit/record'
import { createVault } from '@ante/product/cashier/vault'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { createPolicies, policyFiles } from '@ante/product/policies/index'
import { createMarks } from '@ante/product/verification/marks'
import { seeds } from '@ante/product/seeds'
import { verifyPlayer } from '@ante/testing/identity'
import { testServer, type TestServer } from '@ante/testing/server'
import type { z } from 'zod'

type Player = Awaited<ReturnType<TestServer['player']>>
const now = instant(Date.now())
const files = createPolicies()
export const own = recordOf(markets, (market) => files.of(now, [market]))

export let server: TestServer
/** What a job of the host is given. */
export const jobContext = (policy: Policy) => ({
  db: server.database.db,
  clock: { now: () => instant(Date.now()) },
  origin: 'https://ante.example',
  policy: () => policy,
  setting: <S extends z.ZodType>(_: string, schema: S) => schema.parse({}),
})
/** What holds on the server for everybody; each cell sets its own. */
let inForce: Policy = own.default
export let player: Player
/** Who has never played: no round on its way holds up a bonus or a payment. */
export let payer: Player
/** Who has never paid in and never chose a limit of deposits. */
export let newcomer: Player
/** Nobody knows who this is. */
export let stranger: Player
/** Who logged in two minutes ago. */
export let lateOne: Player
export const under = async <T>(policy: Policy, work: () => Promise<T>): Promise<T> => {
  inForce = policy
  return work()
}

export async function openWorld(): Promise<void> {
  server = await testServer({
    policies: { files: policyFiles, of: () => inForce },
    env: { ANTE_ROLE: 'web' },
    ports: {
      payments: new Map(
        ['bank', 'btcpay'].map((name) => [name, { start: () => Promise.resolve({ outcome: 'unknown' }) }])
      ),
      vault: createVault([{ id: 'test', key: new Uint8Array(32) }]),
      marks: createMarks([{ key: new Uint8Array(32) }]),
    },
  })
  const { db } = server.database
  for (const { run } of seeds.filter(({ name }) => ['games', 'cashier'].includes(name))) await db.write(run)
  await query(
    `insert into jackpots.jackpots (texts, currency, levels) values ('{"en": {"title": "Night", "text": ""}}', 'USD', '{small}')`
  )
  await query(
    `insert into cashier.methods (sysname, direction, kind, provider, currency, min_minor, max_minor) values ('cash-desk', 'deposit', 'cash', 'bank', 'USD', 100, 100000), ('pay-later', 'deposit', 'pay-later', 'bank', 'USD', 100, 100000)`
  )
  player = await rich()
  payer = await rich()
  newcomer = await rich()
  lateOne = await rich()
  stranger = await rich({ isVerified: false })
  await query(`update identity.sessions set checked_at = checked_at - interval '2 minutes' where uid = $1`, [
    lateOne.uid,
  ])
  // Markets that ask for a limit of deposits have one: what they are asked here is something else.
  await under(own.default, () => payer.post('account.setLimit', { kind: 'deposit', period: 30, amount: '1000000' }))
}

export const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
export async function rich({ isVerified } = { isVerified: true }): Promise<Player> {
  const made = await under(own.default, () => server.player())
  if (isVerified) await verifyPlayer(server.database, made.uid)
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(made.uid, 'main'),
      amount: money(10_000_000n),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${made.uid}`, kind: 'opening', postings }))
  return made
}
