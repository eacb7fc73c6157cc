import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import { back, bet, openStudioWorld, type StudioPlayer, type StudioWorld, win } from './studios.fixture.ts'

let world: StudioWorld
beforeAll(async () => {
  world = await openStudioWorld()
})
afterAll(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

/** What was told of a player's rounds, in its order: how it ended, and from what to what it changed. */
const told = async ({ uid }: StudioPlayer): Promise<string[]> =>
  (
    await world.query<{ name: string; of: Record<string, string> }>(
      `select name, payload as of from outbox.events where name like 'games.round-%' and payload ->> 'player' = $1 order by id`,
      [String(uid)]
    )
  ).map(({ name, of }) => {
    const now = `${of['status']} ${of['stake_minor']} ${of['win_minor']}`
    return name === 'games.round-finished' ? now : `${of['stake_before_minor']} ${of['win_before_minor']} -> ${now}`
  })

describe('a round of which a part is taken back', () => {
  it('tells of what was taken back after its end, and while it goes on its end tells what is left', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('1a', 200), bet('1b', 300)])
    await world.rollback(who, 'a', [back('1c', '1a')])
    await world.play(who, 'a', [], { finished: true })
    expect(await told(who)).toEqual(['finished 300 0'])
    await world.play(who, 'b', [bet('2a', 200), bet('2b', 300), win('2c', 900)], { finished: true })
    await world.rollback(who, 'b', [back('2d', '2c')])
    await world.rollback(who, 'b', [back('2e', '2a')])
    await world.rollback(who, 'b', [back('2e', '2a')])
    await world.rollback(who, 'b', [back('2f', '2b')])
    expect(await told(who)).toEqual([
      'finished 300 0',
      'finished 500 900',
      '500 900 -> finished 500 0',
      '500 0 -> finished 300 0',
      'void 300 0',
      '300 0 -> void 300 0',
    ])
    expect(await world.balance(who)).toBe(9_700n)
  })
})
