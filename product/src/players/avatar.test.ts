import { avatarNames } from '@ante/kit/avatar-names'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shownAs, shownPlayersOf } from './index.ts'

let server: TestServer
beforeAll(
  async () => void (server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] }))
)
afterAll(() => server.stop())

describe('the picture of a player', () => {
  it('is none at first, any of those that are offered, and none again', async () => {
    const visitor = await server.player()
    const seen = async () => (await visitor.call<{ avatar: string }>('account.getInfo')).data.avatar
    expect(await seen()).toBe('')
    for (const avatar of [...avatarNames, '']) {
      expect((await visitor.post('account.changeavatar', { avatar })).data).toBe(1)
      expect(await seen()).toBe(avatar)
    }
    // A form leaves out what is empty.
    await visitor.post('account.changeavatar', { avatar: 'key' })
    expect((await visitor.post('account.changeavatar')).data).toBe(1)
    expect(await seen()).toBe('')
  })

  it('is refused where there is no such picture, and for a visitor', async () => {
    const visitor = await server.player()
    for (const avatar of ['dragon', '../icons/key', 'https://example.com/me.png', 'Moon']) {
      const { status, error } = await visitor.post('account.changeavatar', { avatar })
      expect([status, Object.keys(error.invalid_parameters)], avatar).toEqual([400, ['avatar']])
    }
    expect((await server.visitor().post('account.changeavatar', { avatar: 'moon' })).status).toBe(401)
  })

  it('is seen by others with the name; one that is offered no more is none', async () => {
    const visitor = await server.player()
    const { uid } = visitor
    await visitor.post('account.changefakename', { fakename: 'Larkspur' })
    await visitor.post('account.changeavatar', { avatar: 'crow' })
    const shown = () => server.database.db.read(async (tx) => shownAs(await shownPlayersOf(tx, [uid, uid, 0n]), uid))
    expect(await shown()).toEqual({ name: 'Larkspur', avatar: 'crow' })
    await server.database.db.pool.query(`update players.profiles set avatar = 'dragon' where uid = $1`, [uid])
    expect(await shown()).toEqual({ name: 'Larkspur', avatar: '' })
    expect(await server.database.db.read(async (tx) => shownAs(await shownPlayersOf(tx, [0n]), 0n))).toEqual({
      name: '',
      avatar: '',
    })
  })
})
