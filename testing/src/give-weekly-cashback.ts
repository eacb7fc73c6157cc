import { money } from '@ante/kit/money'
import { giveCalculated, putVoidCashbacks, readGivenCashbacks } from '@ante/product/bonuses/index'
import { runDatabaseCommand } from '@ante/server/database/command-line'

const day = 86_400_000
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const text = { en: { title: 'Weekly casino cashback', text: 'A tenth of what you lost.' } }
const days = (lost: number) => [{ day: '2026-11-17', plays: 2, staked: usd(lost), returned: usd(0) }]
const calculationOf = (lost: number) => ({
  from: '2026-11-16T00:00:00.000Z',
  until: '2026-11-23T00:00:00.000Z',
  days: days(lost),
  net_loss: usd(lost),
  percent: 10,
  is_capped: false,
})

const givenTo = (uid: bigint, isHeld: boolean, source: string): Parameters<typeof giveCalculated>[1] => ({
  source,
  program: 'weekly-casino',
  finishedAt: new Date(Date.now() - day),
  receiveWithinDays: isHeld ? 7 : null,
  reason: 'the week from 2026-11-16',
  texts: text,
  images: {},
  gifts: [
    {
      uid,
      sum: money(1_000n, 'USD'),
      calculation: calculationOf(100),
      ...(isHeld && { heldFor: { plays: 3, stakedMinor: 10_000n, others: [1n] } }),
    },
  ],
})

/**
 * Gives a player the cashback of a week that is over, as its job does: 10.00, `held` because of another account, or `paid` at once and then found to have come to 6.00 without what became void, and then, as `less`, to 2.00. A browser
 * test cannot wait for a week: it runs this as it runs staff calls.
 */
runDatabaseCommand(['give', ...process.argv.slice(2)], {
  async give({ db }, [uid = '', how = 'held', source = '']) {
    await db.write(async (tx) => {
      if (how !== 'less') await giveCalculated(tx, givenTo(BigInt(uid), how === 'held', source))
      const given = how === 'held' ? [] : await readGivenCashbacks(tx, BigInt(uid))
      await putVoidCashbacks(
        tx,
        given.map((one) => ({
          ...one,
          title: 'weekly-casino, the week from 2026-11-16',
          plays: how === 'less' ? 2 : 1,
          stakedMinor: how === 'less' ? 8_000n : 4_000n,
          dueMinor: how === 'less' ? 200n : 600n,
          dueCalculation: calculationOf(how === 'less' ? 20 : 60),
        }))
      )
    })
    return 0
  },
}).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  }
)
