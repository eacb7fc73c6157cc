import type { StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { registerNames } from '@ante/kit/policy'
import { type FoundUser, searchUsers } from '../identity/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { readBalancesOf, readTestAccounts } from './index.ts'
import { stateOf, statusOf } from './rules/player-state.ts'
import { readProfiles, readUidsByNickname } from './store.ts'

type Contract = (typeof staffEndpoints)['players.list']

const registerOf = ({ exclusion, own_exclusion: own, register_name: register }: FoundUser): string | null =>
  exclusion === own || !register ? null : registerNames[register]

export const listPlayers = (
  { db }: StaffContext,
  { query, state, only_test: onlyTest, uid, offset, count }: InputOf<Contract>
): Promise<OutputOf<Contract>> =>
  db.read(async (tx) => {
    const tests = onlyTest ? await readTestAccounts(tx) : null
    const among = uid === undefined ? tests : [BigInt(uid)].filter((one) => tests?.includes(one) ?? true)
    const named = query === '' ? [] : await readUidsByNickname(tx, query)
    const search = { query, named, status: state && statusOf(state), among, offset, count }
    const { users, total } = await searchUsers(tx, search)
    const uids = users.map(({ uid }) => uid)
    const profiles = new Map((await readProfiles(tx, uids)).map((profile) => [profile.uid, profile]))
    const balances = await readBalancesOf(tx, uids)
    const items = users.flatMap((user) => {
      const profile = profiles.get(user.uid)
      const held = balances.get(user.uid)
      if (!profile || !held) return []
      return {
        uid: String(user.uid),
        login: user.login,
        email: user.email,
        phone: user.phone,
        fakename: profile.fakename,
        state: stateOf(user.status),
        is_test: profile.is_test,
        exclusion: user.exclusion,
        register: registerOf(user),
        currency: profile.currency,
        country_code: profile.country_code,
        registered_at: user.registered_at.toISOString(),
        balance_main: held.balance_main,
        balance_bonus: held.balance_bonus,
      }
    })
    return { items, total }
  })
