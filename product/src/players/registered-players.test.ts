import { locales } from '@ante/texts'
import type { SelfExclusion } from '../protection/contract.ts'
import { describe, expect, it } from 'vitest'
import { askAgain, askDaily } from './ask-registers-again.ts'
import {
  answersOf,
  becomes,
  context,
  cut,
  later,
  listed,
  member,
  mend,
  of,
  plays,
  query,
  stateOf,
  swede,
  takesStakes,
  under,
  useRegisters,
} from './registers.fixture.ts'

useRegisters()

describe('a player who comes onto a register', () => {
  it('has a restricted session from the next sign-in on, until the register says otherwise', async () => {
    under(of.gb)
    const { uid, visitor: before, email, signIn } = await member()
    await becomes(uid, 'last_name', 'Excluded')
    const back = await signIn()
    expect((await before.call('account.getBalance')).status).toBe(401)
    expect(await stateOf(back)).toMatchObject({ state: 'registered', register: 'GAMSTOP', until: null, kind: null })
    expect(await plays(back)).toBe('self_excluded: registered')
    expect(await takesStakes(uid)).toBe(false)
    const told = new Set<string>()
    for (const { code } of locales) {
      const { error } = await back.post('account.changefakename', { fakename: 'Lark' }, { locale: code })
      expect(error.message).toContain('GAMSTOP')
      told.add(error.message)
    }
    expect(told.size).toBe(locales.length)
    expect((await back.call('account.getBalance')).status).toBe(200)
    const { data } = await back.call<{ contacts: { is_subscribed: boolean }[] }>('account.getprofileinfo')
    expect(data.contacts.map((contact) => contact.is_subscribed)).not.toContain(true)
    expect(await back.post('account.changeSubscription', { contact: email, subscription: '1' })).toMatchObject({
      error: { code: 'self_excluded' },
    })
    expect(await back.post('account.askToReturn')).toMatchObject({ error: { code: 'exclusion_not_over' } })
    // An outage opens nothing, also where it would not stop play.
    await cut()
    expect(await plays(await signIn())).toBe('self_excluded: registered')
    await mend()
    expect(await listed(email)).toMatchObject([{ exclusion: 'registered', register: 'GAMSTOP' }])
    await becomes(uid, 'last_name', 'Lapsed')
    const free = await signIn()
    expect(await plays(free)).toBe('plays')
    expect(await takesStakes(uid)).toBe(true)
    expect((await stateOf(free)).state).toBe('none')
    // Marketing does not begin again by itself.
    const after = await free.call<{ contacts: { is_subscribed: boolean }[] }>('account.getprofileinfo')
    expect(after.data.contacts.map((contact) => contact.is_subscribed)).not.toContain(true)
    expect((await answersOf(uid)).map(({ word }) => word)).toEqual(['lapsed', 'unknown', 'excluded', 'clear'])
  })

  it('keeps what they chose themselves when the register lets them go, and the other way round', async () => {
    under(of.gb)
    const { uid, signIn } = await member()
    await becomes(uid, 'last_name', 'Excluded')
    const chosen = await (await signIn()).post<SelfExclusion>('account.setSelfExclusion', { period: '1d' })
    expect(chosen.data).toMatchObject({ state: 'registered' })
    await becomes(uid, 'last_name', 'Lovelace')
    const back = await signIn()
    expect(await stateOf(back)).toMatchObject({ state: 'active', period: '1d', register: null })
    expect(await takesStakes(uid)).toBe(false)
    await query(`update identity.users set excluded_until = excluded_until - interval '25 hours' where uid = $1`, [uid])
    await becomes(uid, 'last_name', 'Excluded')
    const again = await signIn()
    expect((await stateOf(again)).state).toBe('registered')
    expect((await again.post('account.askToReturn')).status).toBe(200)
    await query(`update identity.users set returns_at = now() where uid = $1`, [uid])
    expect((await stateOf(again)).state).toBe('registered')
    expect(await takesStakes(uid)).toBe(false)
    await becomes(uid, 'last_name', 'Lovelace')
    expect(await plays(await signIn())).toBe('plays')
    expect(await takesStakes(uid)).toBe(true)
  })

  it('is signed out by the daily question, also when the sign-in was long ago', async () => {
    under(of.gb)
    const { uid, visitor: before, signIn } = await member()
    await becomes(uid, 'last_name', 'Excluded')
    await askDaily(await context())
    expect(await plays(before)).toBe('plays')
    await later(uid, '24 hours')
    await askDaily(await context())
    expect(await takesStakes(uid)).toBe(false)
    expect(await query('select 1 from identity.sessions where uid = $1', [uid])).toEqual([])
    expect(await plays(await signIn())).toBe('self_excluded: registered')
    expect((await answersOf(uid)).map(({ moment }) => moment)).toEqual(['login', 'between', 'registration'])
  })
})

describe('a register that is down', () => {
  it('lets a player in where the market only stops new accounts, and its word holds as soon as it answers', async () => {
    under(of.gb)
    const { uid, signIn } = await member()
    await cut()
    const back = await signIn()
    expect(await plays(back)).toBe('plays')
    await becomes(uid, 'last_name', 'Excluded')
    await later(uid, '2 minutes')
    await askAgain(await context())
    expect(await plays(back)).toBe('plays')
    await mend()
    await later(uid, '2 minutes')
    await askAgain(await context())
    expect(await query('select 1 from identity.sessions where uid = $1', [uid])).toEqual([])
    expect(await plays(await signIn())).toBe('self_excluded: registered')
  })

  it('stops play where the market says so, never opens by waiting, and heals by itself', async () => {
    under(of.se)
    const { uid, signIn } = await member(swede)
    await cut()
    const back = await signIn()
    expect(await plays(back)).toBe('self_excluded: unchecked')
    expect(await stateOf(back)).toMatchObject({ state: 'unchecked', register: 'Spelpaus' })
    expect(await takesStakes(uid)).toBe(false)
    expect((await back.call('account.getBalance')).status).toBe(200)
    await later(uid, '3 days')
    await askAgain(await context())
    expect(await plays(back)).toBe('self_excluded: unchecked')
    expect(await takesStakes(uid)).toBe(false)
    await mend()
    await later(uid, '2 minutes')
    await askAgain(await context())
    expect(await plays(back)).toBe('plays')
    expect(await takesStakes(uid)).toBe(true)
  })

  it('asks Spelpaus at sign-in alone: who stays signed in for a day is signed out', async () => {
    under(of.se)
    const { uid, visitor: before, signIn } = await member(swede)
    await askDaily(await context())
    expect(await plays(before)).toBe('plays')
    await later(uid, '24 hours')
    await askDaily(await context())
    expect(await query('select 1 from identity.sessions where uid = $1', [uid])).toEqual([])
    expect((await answersOf(uid)).map(({ moment }) => moment)).toEqual(['registration'])
    expect(await plays(await signIn())).toBe('plays')
  })

  it('waits for what a profile lacks, and plays when it is there', async () => {
    const { uid, signIn } = await member({ postcode: '' })
    under(of.gb)
    const back = await signIn()
    expect(await stateOf(back)).toMatchObject({ state: 'details_needed', register: 'GAMSTOP' })
    expect(await plays(back)).toBe('self_excluded: details_needed')
    expect(await takesStakes(uid)).toBe(false)
    expect((await back.post('account.saveProfileInfo', { postcode: 'SW1A 1AA' })).status).toBe(200)
    expect(await plays(back)).toBe('plays')
    expect(await takesStakes(uid)).toBe(true)
  })
})
