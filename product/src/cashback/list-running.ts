import type { PlayerContext } from '@ante/kit/context'
import type { OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { hour } from '@ante/kit/instant'
import { money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { earnsRewards } from '../bonuses/index.ts'
import { findPlayer, readPerson } from '../players/index.ts'
import { cashbackWeeks, type endpoints, type Running } from './contract.ts'
import { boundsOf } from './give-weeks.ts'
import { reckon } from '../bonuses/index.ts'
import { played } from './recheck-given.ts'
import { endOf, startOf, weekOf } from './rules/weeks.ts'
import * as store from './store.ts'
import { wireCalculation } from './wire.ts'

type List = (typeof endpoints)['cashbacks.getrunning']
type Works = Pick<PlayerContext, 'db' | 'clock' | 'policy' | 'locale' | 'player' | 'setting'>

/** BON-39: what the week that runs has come to for the caller, by each programme that gives something in their currency and market. */
export async function listRunning(context: Works): Promise<OutputOf<List>> {
  const { db, clock, policy, locale, player, setting } = context
  const week = weekOf(clock.now())
  const until = endOf(week)
  const givenAt = new Date(until.getTime() + setting('cashbackWeeks', cashbackWeeks).waitHours * hour)
  const items = await db.read(async (tx): Promise<Running[]> => {
    const [own, person] = [await findPlayer(tx, player.uid), await readPerson(tx, player.uid)]
    if (!own || !person || !(await earnsRewards(context, tx, player.uid))) return []
    const { currency } = own
    const running: Running[] = []
    for (const program of await store.readPrograms(tx, week)) {
      const bounds = boundsOf(program, currency, policy(person))
      if (!bounds) continue
      const { percent, product, sysname } = program
      const all = await played[product](tx, player.uid, { from: startOf(week), until })
      const days = all.find((one) => one.currency === currency)?.days ?? []
      const reckoned = reckon(days, percent, bounds)
      const sum = (minor: bigint) => toWire(money(minor, currency))
      running.push({
        sysname,
        description: describedIn(program, locale, defaultLocale),
        calculation: wireCalculation({ week, currency, percent, days }, reckoned),
        amount: sum(reckoned.sum),
        least_loss: sum(bounds.least),
        most: sum(bounds.most),
        receive_within_days: program.receive_within_days,
        given_at: givenAt.toISOString(),
      })
    }
    return running
  })
  return { items }
}
