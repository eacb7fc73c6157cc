import { avatar } from '@ante/kit/avatars'
import { groupWith, textList } from '@ante/kit/contract'
import { oddsFormats } from '@ante/kit/odds'
import { z } from 'zod'
import { known } from './reasons.ts'

const done = z.literal(1)
const storageKey = z.string().regex(/^[\w.-]{1,100}$/)

/** What players choose for themselves: how others see them, how the site shows things to them, and what it keeps for them. */
export const ownSettingsEndpoints = groupWith(known, {
  /** API-16: the name under which others see the player. 1 is success. */
  'account.changefakename': {
    method: 'POST',
    access: 'player',
    input: z.object({ fakename: z.string().max(200).default('') }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter'],
    limit: 20,
  },
  /** The picture under which others see the player; empty or left out for none. 1 is success. */
  'account.changeavatar': {
    method: 'POST',
    access: 'player',
    input: z.object({ avatar: avatar.default('') }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter'],
    limit: 60,
  },
  /** How the site shows times and prices to the player; an empty zone is that of the device. 1 is success. */
  'account.changedisplay': {
    method: 'POST',
    access: 'account',
    input: z.object({ time_zone: z.string().max(60).default(''), odds_format: z.enum(oddsFormats) }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter'],
    limit: 60,
  },
  /** The stakes that the player has at hand, as decimal texts in the account's currency, four at most; none for those of the site. 1 is success. */
  'account.changestakes': {
    method: 'POST',
    access: 'player',
    input: z.object({ stakes: textList.pipe(z.array(z.string().max(20)).max(20)).default([]) }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter'],
    limit: 60,
  },
  'account.changelocale': {
    method: 'POST',
    access: 'account',
    input: z.object({ locale: z.string().max(10) }),
    output: z.object({ ok: z.literal(1) }),
    errors: ['Authorization/session_ended', 'InvalidParameter'],
  },
  /** API-107: what the site keeps for the player, over all devices. Null for a key that holds nothing. */
  'storage.get': {
    method: 'GET',
    access: 'account',
    input: z.object({ key: storageKey }),
    output: z.object({ value: z.string().nullable() }),
    errors: [],
  },
  'storage.getKeys': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ keys: z.array(z.string()) }),
    errors: [],
  },
  /** At most 100 keys of a player, and 10 kB a value. */
  'storage.set': {
    method: 'POST',
    access: 'account',
    input: z.object({ key: storageKey, value: z.string().max(100_000).default('') }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter', 'StorageQuotaExceeded'],
    limit: 60,
  },
})
