import { expect, it } from 'vitest'
import { feedDice } from '../feed/dice.ts'
import { visit } from './player.ts'
import { Refused, type SiteClient } from './site-client.ts'

it('U13 a simulated player whose first visit is cut off after the registration comes back to the same account and takes its name and its picture', async () => {
  const sent: string[] = []
  let isCut = true
  const answer = <T>(call: string): T => {
    sent.push(call)
    if (call === 'account.changefakename' && isCut) throw new Refused(call, 'busy')
    if (call === 'tournaments.get') throw new Refused(call, 'enough of it')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A site that answers what a visit reads of it.
    return {
      uid: call === 'account.getInfo' ? 0 : 7,
      fakename: 'player-7',
      avatar: '',
      balance_main: { amount: 50 },
    } as T
  }
  const client: SiteClient = { cookie: '', ask: async (call) => answer(call), send: async (call) => answer(call) }
  const about = { client, dice: feedDice('player', 'a test'), pay: async () => {}, wait: async () => {} }
  let one = { number: 0, email: 'a@example.com', password: 'secret-9', nickname: 'SimOtter', uid: 0, cookie: '' }
  const come = () => visit(about, one, (uid) => (one = { ...one, uid }))
  await expect(come()).rejects.toThrow('busy')
  isCut = false
  await expect(come()).rejects.toThrow('enough of it')
  expect(sent.filter((call) => call !== 'account.getInfo')).toEqual([
    'auth.register',
    'account.changefakename',
    'auth.login',
    'account.changefakename',
    'account.changeavatar',
    'tournaments.get',
  ])
})
