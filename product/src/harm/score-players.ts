import { randomUUID } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import type { HarmAction, HarmRules } from '@ante/kit/policy'
import { spareMember } from '../loyalty/index.ts'
import { pageAddress, siteOf } from '../messages/index.ts'
import { barNews, currencyOf, isActive, readPerson, stopNews, tellPlayer } from '../players/index.ts'
import { countRaisedLimits, limitByHouse } from '../protection/index.ts'
import { appendAudit } from '../staff/index.ts'
import { levelOf, markersOf, scoreOf, type Shown } from './rules/markers.ts'
import { zoneOf } from './rules/zones.ts'
import * as store from './store.ts'

type Works = Pick<Context, 'db' | 'policy' | 'setting' | 'origin'>
interface Found {
  readonly score: number
  readonly markers: readonly Shown[]
}
const atOnce = 200
/** Longer than any market looks back. */
const keptDays = 120

/** Every player of whom something was counted since the last look, and whose score is a day old, each in a transaction of their own. */
export async function scorePlayers(context: Works): Promise<void> {
  await context.db.write(async (tx) => {
    await store.forgetDays(tx, keptDays)
    await store.markOld(tx)
  })
  for (;;) {
    const changed = await context.db.query((tx) => store.readChanged(tx, atOnce))
    for (const uid of changed) await scorePlayer(context, uid)
    if (changed.length < atOnce) return
  }
}

async function scorePlayer(context: Works, uid: bigint): Promise<void> {
  await context.db.write(async (tx) => {
    const before = await store.lockPlayer(tx, uid)
    const person = await readPerson(tx, uid)
    if (!before?.is_changed) return
    if (!person) return void (await store.writeScore(tx, uid, 0, 0, []))
    const { harm } = context.policy(person)
    const markers = markersOf(
      {
        days: await store.readDays(tx, uid, harm.days),
        raisedLimits: await countRaisedLimits(tx, uid, harm.days),
      },
      harm
    )
    const score = scoreOf(markers)
    const level = levelOf(score, harm)
    await store.putZone(tx, uid, zoneOf(person.country))
    await store.writeScore(tx, uid, score, level, markers)
    // Rewards for play are no help to whoever shows markers.
    await spareMember(tx, uid, level > 0)
    // For as long as it holds, whatever the player asks for meanwhile.
    const held = actionsOf(harm, 0, level)
    await barNews(tx, uid, held.includes('stop-marketing'))
    await limitByHouse(tx, uid, held.includes('limit') ? BigInt(harm.depositMost[await currencyOf(tx, uid)]) : null)
    if (level > before.level) await act(context, tx, uid, actionsOf(harm, before.level, level), { score, markers })
  })
}

/** What the levels ask for that the player was not on before: each action once. */
const actionsOf = ({ levels }: HarmRules, from: number, to: number): readonly HarmAction[] => [
  ...new Set(levels.slice(from, to).flatMap(({ actions }) => actions)),
]

async function act(
  context: Works,
  tx: Tx,
  uid: bigint,
  actions: readonly HarmAction[],
  { score, markers }: Found
): Promise<void> {
  const done: string[] = []
  for (const action of actions) {
    if (action === 'message') {
      // Who does not play anyway is left in peace.
      if (!(await isActive(tx, uid))) continue
      const site = siteOf(context)
      const values = (locale: string) => ({ link: pageAddress(site, locale, '/profile/responsible-game') })
      await tellPlayer(tx, uid, { key: 'protection.play-pattern', site, values })
    } else if (action === 'stop-marketing') await stopNews(tx, uid, 'harm')
    else if (action === 'interaction') await store.openTask(tx, uid)
    await store.insertAction(tx, uid, action, score, markers)
    done.push(action)
  }
  if (done.length === 0) return
  const call = { id: randomUUID(), key: 'harm.act', member: { name: 'house', permissions: [] }, address: 'house' }
  await appendAudit(tx, call, 'done', { uid: String(uid), actions: done, score, markers })
}
