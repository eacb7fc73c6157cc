import { flag, groupWith, isoTime, offsetCount, positiveId, reason } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import { reasons } from './contract.ts'
import { triggers } from './rules/check.ts'
import { taskKinds } from './rules/tasks.ts'
import { checkStates, steps } from './rules/words.ts'

const check = z.object({
  uid: z.string(),
  step: z.enum(steps),
  state: z.enum(checkStates),
  trigger: z.enum(triggers).nullable(),
  blocks: z.boolean(),
  labels: z.array(z.string()),
  comment: z.string(),
  asked_at: isoTime,
  handed_in_at: isoTime.nullable(),
  decided_at: isoTime.nullable(),
  document_ends_on: z.string().nullable(),
})
export type CheckItem = z.output<typeof check>
const task = z.object({
  id: z.string(),
  uid: z.string(),
  kind: z.enum(taskKinds),
  /** Other players of a duplicate, labels of a list, fields that differ. */
  details: z.object({
    players: z.array(z.string()).default([]),
    labels: z.array(z.string()).default([]),
    fields: z.array(z.string()).default([]),
  }),
  opened_at: isoTime,
  decision: z.enum(['cleared', 'rejected']).nullable(),
  decided_at: isoTime.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TaskItem = z.output<typeof task>
const change = z.object({
  at: isoTime,
  step: z.enum(steps),
  event: z.string(),
  state: z.enum(checkStates),
  by: z.string(),
  details: json,
})

const uid = z.object({ uid: positiveId })
const decideErrors = ['InvalidRequest/not_found', 'InvalidRequest/conflict'] as const

export const staffEndpoints = groupWith(reasons, {
  /** What waits for a decision of staff, oldest first. */
  'verification.opentasks': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(task) }),
    errors: [],
  },
  /** Checks that are not approved, oldest first. */
  'verification.openchecks': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ ...offsetCount, state: z.union([z.enum(checkStates), z.literal('')]).default('') }),
    output: z.object({ items: z.array(check) }),
    errors: [],
  },
  /** A player's checks and tasks, and the last hundred changes of them, newest first. */
  'verification.ofplayer': {
    method: 'GET',
    access: 'staff:players:read',
    input: uid,
    output: z.object({ checks: z.array(check), tasks: z.array(task), changes: z.array(change) }),
    errors: ['InvalidRequest/not_found'],
  },
  /** `rejected`: the check is, and with it play and payouts; of requisites, nobody is paid to them any more. */
  'verification.decidetask': {
    method: 'POST',
    access: 'staff:verification:decide',
    input: z.object({ id: positiveId, decision: z.enum(['cleared', 'rejected']), reason }),
    output: task,
    errors: decideErrors,
  },
  /** In place of the vendor, or over it: proof of funds that came by mail, a document that was seen. */
  'verification.decidecheck': {
    method: 'POST',
    access: 'staff:verification:decide',
    input: z.object({ ...uid.shape, step: z.enum(steps), decision: z.enum(['approve', 'retry', 'reject']), reason }),
    output: check,
    errors: decideErrors,
  },
  /** A doubt about the age, or another one. With `blocks` the player stakes and pays in nothing until it is approved. */
  'verification.ask': {
    method: 'POST',
    access: 'staff:verification:decide',
    input: z.object({
      ...uid.shape,
      step: z.enum(steps),
      trigger: z.enum(['age', 'staff']).default('staff'),
      blocks: flag.default(false),
      reason,
    }),
    output: check,
    errors: decideErrors,
  },
})
