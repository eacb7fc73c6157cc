import { eventGroup, flag, group, positiveId, settingGroup, topicGroup } from '@ante/kit/contract'
import { z } from 'zod'
import { endpointMax } from './rules/words.ts'

const endpoint = z.string().max(endpointMax)
const key = z.string().regex(/^[\w-]{1,120}=*$/)

export const choices = z.object({
  bets: z.boolean(),
  payments: z.boolean(),
  support: z.boolean(),
  matches: z.boolean(),
  /** Sums and names stand in what is told, also on a locked screen. */
  shows_details: z.boolean(),
})
export type PushChoices = z.output<typeof choices>

/** A browser that is told things, of one sign-in. */
export const device = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  since: z.string(),
  /** It belongs to the session that asks. */
  is_current: z.boolean(),
})
export type PushDevice = z.output<typeof device>

export const endpoints = group({
  /** What a browser needs to ask for an address; null where nobody is told anything this way. */
  'push.getsettings': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ key: z.string().nullable(), choices, devices: z.array(device) }),
    errors: [],
  },
  /** This browser may be told things, until this session ends. `replaces` is the address that it had before. */
  'push.subscribe': {
    method: 'POST',
    access: 'account',
    input: z.object({ endpoint, p256dh: key, auth: key, replaces: endpoint.optional() }),
    output: z.literal(1),
    errors: ['InvalidParameter', 'InvalidRequest/not_found', 'Authorization/session_ended'],
    secrets: ['endpoint', 'p256dh', 'auth', 'replaces'],
    limit: 20,
  },
  /** Also where there was none. */
  'push.unsubscribe': {
    method: 'POST',
    access: 'account',
    input: z.object({ endpoint }),
    output: z.literal(1),
    errors: [],
    secrets: ['endpoint'],
    limit: 60,
  },
  /** Another browser of the caller is told nothing more; also where there is none. */
  'push.removedevice': {
    method: 'POST',
    access: 'account',
    input: z.object({ device: positiveId }),
    output: z.literal(1),
    errors: [],
    limit: 60,
  },
  'push.change': {
    method: 'POST',
    access: 'account',
    input: z.object({ bets: flag, payments: flag, support: flag, matches: flag, shows_details: flag }),
    output: choices,
    errors: ['Authorization/session_ended'],
    limit: 60,
  },
  /** Matches whose start the caller is told of. */
  'push.getfollows': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ fixtures: z.array(z.string()) }),
    errors: [],
  },
  'push.follow': {
    method: 'POST',
    access: 'player',
    input: z.object({ fixture: positiveId.refine((text) => Number(text) < 2 ** 31), is_followed: flag }),
    output: z.object({ fixtures: z.array(z.string()) }),
    errors: ['Authorization/session_ended', 'InvalidRequest/not_found', 'InvalidRequest/conflict'],
    limit: 60,
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
