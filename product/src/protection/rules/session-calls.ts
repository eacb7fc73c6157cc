import { group, wholeNumber } from '@ante/kit/contract'
import { z } from 'zod'
import { checkMinutesLeast, dayMinutesLeast, dayMinutesMost, netPosition, sessionFacts, statement } from './session.ts'

/** The part of the contract that is about time and what it has come to. */
export const sessionCalls = group({
  /** SAFE-16..18: what the session has come to. */
  'account.getSession': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: sessionFacts,
    errors: ['Authorization/session_ended'],
  },
  /** The player has seen what the session came to, and plays on: until then no stake is taken once the check is due. */
  'account.continueSession': {
    method: 'POST',
    access: 'account',
    input: z.object({}),
    output: sessionFacts,
    errors: ['Authorization/session_ended'],
    limit: 60,
  },
  /** After how many minutes a reality check comes, where the market leaves it to the player; the market's own interval is the longest. */
  'account.setRealityCheck': {
    method: 'POST',
    access: 'account',
    input: z.object({ minutes: wholeNumber.refine((minutes) => minutes >= checkMinutesLeast && minutes <= 1440) }),
    output: sessionFacts,
    errors: ['InvalidParameter', 'Authorization/session_ended'],
    limit: 60,
  },
  /** How long a day the player is logged in. Like a limit: less acts at once, more waits; `removeLimit`, `confirmLimit` and `cancelLimitChange` know it as kind `session`, period 1. */
  'account.setTimeLimit': {
    method: 'POST',
    access: 'account',
    input: z.object({
      minutes: wholeNumber.refine((minutes) => minutes >= dayMinutesLeast && minutes <= dayMinutesMost),
    }),
    output: sessionFacts,
    errors: ['InvalidParameter', 'Authorization/session_ended'],
    limit: 60,
  },
  'account.getNetPosition': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: netPosition,
    errors: [],
    limit: 120,
  },
  'account.getStatement': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: statement,
    errors: [],
    limit: 120,
  },
  /** The player has opened the statement: its reminder is over. */
  'account.seeStatement': {
    method: 'POST',
    access: 'account',
    input: z.object({}),
    output: z.object({ is_new: z.literal(false) }),
    errors: [],
    limit: 60,
  },
})
