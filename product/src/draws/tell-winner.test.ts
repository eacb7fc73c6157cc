import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawRaffle } from './award.ts'
import { type DrawsWorld, openDraws } from './draws.fixture.ts'
import { tellWinner, type WinTelling } from './tell-winner.ts'

let world: DrawsWorld
beforeAll(async () => {
  world = await openDraws()
})
afterAll(() => world.close())

describe('who wins a raffle', () => {
  it('is told of it once, in their language, with the prize that they have', async () => {
    const id = await world.draw({
      texts: { en: { title: 'Raffle', text: '' }, de: { title: 'Verlosung', text: '' } },
      prizes_minor: [500n],
    })
    const [winner, other] = [await world.player(), await world.player()]
    await world.query(`update players.profiles set locale = 'de' where uid = $1`, [winner])
    await world.play(winner, { stake: 250 })
    await world.query(
      `update draws.draws set ends_at = now() - interval '1 second', due_before = now() - interval '1 second' where id = $1`,
      [id]
    )
    expect(await world.db.write((tx) => drawRaffle(world.context, tx, id, Date.now()))).toBe(true)
    const told = await world.query<{ payload: WinTelling }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'draws.tell-winner'`
    )
    expect(told.map(({ payload }) => payload)).toEqual([
      { draw: String(id), place: 1, uid: String(winner), minor: '500', currency: 'USD' },
    ])
    const [first] = told
    if (!first) throw new Error('nobody is told')
    const setting: (typeof world.context)['setting'] = (_name, schema) => schema.parse({})
    for (let times = 0; times < 2; times += 1)
      await tellWinner({ db: world.db, origin: 'https://ante.example', setting }, first.payload)
    const inbox = await world.query<{ uid: bigint; title: string; text: string; path: string }>(
      'select uid, title, text, path from messages.inbox where uid = any ($1)',
      [[winner, other]]
    )
    expect(inbox).toMatchObject([{ uid: winner, path: '/draws' }])
    expect(inbox[0]?.title).toContain('$5.00')
    expect(inbox[0]?.text).toContain('„Verlosung“')
  })
})
