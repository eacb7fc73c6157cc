import { flag, groupWith, isoTime, offsetCount, positiveId, reason, wholeNumber } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import { reasons as identityReasons } from '../identity/contract.ts'
import { reasons } from './contract.ts'

const email = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
const roleName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/)
const roles = z.array(roleName).max(20)
/** Staff see players' money: longer than a player's has to be. */
const newPassword = z.string().min(12).max(128)
const token = z.string().min(20).max(100)
const code = z.string().regex(/^\d{6}$/)

const signedIn = z.object({ id: z.string(), email: z.string(), permissions: z.array(z.string()) })
const account = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  is_blocked: z.boolean(),
  has_second_factor: z.boolean(),
  created_at: isoTime,
})
const role = z.object({ name: z.string(), permissions: z.array(z.string()) })
export const auditEvents = ['allowed', 'refused', 'proposed', 'written', 'done', 'failed'] as const
const auditRow = z.object({
  id: z.string(),
  at: isoTime,
  /** The same for all rows of one call. */
  call_id: z.string(),
  account: z.string().nullable(),
  actor: z.string(),
  call: z.string(),
  event: z.enum(auditEvents),
  address: z.string(),
  content: json,
})
export type AuditItem = z.output<typeof auditRow>
const request = z.object({
  id: z.string(),
  call: z.string(),
  input: json,
  proposed_by: z.string(),
  proposed_at: isoTime,
  expires_at: isoTime,
  state: z.enum(['open', 'expired', 'approved', 'done', 'failed', 'declined']),
  is_own: z.boolean(),
})

const known = { ...identityReasons, ...reasons }
/** Signing in, invitations, accounts, roles. */
const accounts = groupWith(known, {
  /** All at once, and one answer for whatever was wrong. */
  'staff.signin': {
    method: 'POST',
    access: 'staff-sign-in',
    input: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(128), code }),
    output: signedIn,
    errors: ['Authorization/wrong_login_or_password', 'TooManyRequests'],
    secrets: ['password', 'code'],
    limit: 10,
  },
  /** What an invitation is for, and the secret to put into an authenticator app. */
  'staff.openinvitation': {
    method: 'POST',
    access: 'staff-sign-in',
    input: z.object({ token }),
    output: z.object({ email: z.string(), secret: z.string(), key_address: z.string() }),
    errors: ['InvalidRequest/link_expired'],
    secrets: ['token'],
    limit: 20,
  },
  'staff.acceptinvitation': {
    method: 'POST',
    access: 'staff-sign-in',
    input: z.object({ token, password: newPassword, code }),
    output: signedIn,
    errors: ['InvalidParameter', 'InvalidParameter/password_too_common', 'InvalidRequest/link_expired'],
    secrets: ['token', 'password', 'code'],
    limit: 20,
  },
  'staff.signout': { method: 'POST', access: 'staff', input: z.object({}), output: z.object({}), errors: [] },
  /** Who has this session; null for whoever has none, so that an application that asks at its start is told no failure. */
  'staff.me': {
    method: 'GET',
    access: 'staff-sign-in',
    input: z.object({}),
    output: signedIn.nullable(),
    errors: [],
    limit: 120,
  },
  'staff.accounts': {
    method: 'GET',
    access: 'staff:accounts:read',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(account) }),
    errors: [],
  },
  /**
   * An account, new or known, with these roles, and an email with a link to set password and second factor. For one that has them already another
   * member has to approve. `link` is answered at the command line only.
   */
  'staff.invite': {
    method: 'POST',
    access: 'staff:accounts:write',
    input: z.object({
      email,
      username: z
        .string()
        .regex(/^[^\s@]{3,60}$/)
        .optional(),
      roles,
    }),
    output: z.object({ account: z.string(), link: z.string().nullable() }),
    errors: ['AccessDenied', 'InvalidParameter'],
  },
  'staff.setroles': {
    method: 'POST',
    access: 'staff:accounts:write',
    input: z.object({ email, roles }),
    output: account,
    errors: ['AccessDenied', 'InvalidParameter', 'InvalidRequest/not_found'],
  },
  /** Ends all its sessions. */
  'staff.blockaccount': {
    method: 'POST',
    access: 'staff:accounts:write',
    input: z.object({ email, is_blocked: flag, reason }),
    output: account,
    errors: ['AccessDenied', 'InvalidRequest/not_found'],
  },
  'staff.roles': {
    method: 'GET',
    access: 'staff:accounts:read',
    input: z.object({}),
    output: z.object({ items: z.array(role), known_permissions: z.array(z.string()) }),
    errors: [],
  },
  'staff.putrole': {
    method: 'POST',
    access: 'staff:accounts:write',
    input: z.object({ name: roleName, permissions: z.array(z.string().max(60)).max(200) }),
    output: role,
    errors: ['AccessDenied', 'InvalidParameter'],
  },
})

/** The audit log, and what waits for a second pair of eyes. */
const decisionErrors = [
  'AccessDenied',
  'AccessDenied/own_request',
  'InvalidRequest/not_found',
  'InvalidRequest/request_closed',
] as const
const control = groupWith(known, {
  'staff.audit': {
    method: 'GET',
    access: 'staff:audit:read',
    input: z.object({
      before: positiveId.optional(),
      account: positiveId.optional(),
      call: z.string().max(100).optional(),
      event: z.enum(auditEvents).optional(),
      count: wholeNumber.default(50).pipe(z.number().min(1).max(200)),
    }),
    output: z.object({ items: z.array(auditRow) }),
    errors: [],
  },
  /** Reads the whole chain. A head that was noted before (`id`, `hash`) shows also that nothing was cut off behind it. */
  'staff.verifyaudit': {
    method: 'GET',
    access: 'staff:audit:read',
    input: z.object({ head_id: positiveId.optional(), head_hash: z.string().length(64).optional() }),
    output: z.object({
      rows: z.number().int(),
      head: z.object({ id: z.string(), hash: z.string() }).nullable(),
      broken: z.object({ id: z.string(), why: z.enum(['edited', 'missing', 'not_chained', 'cut_off']) }).nullable(),
    }),
    errors: [],
    limit: 10,
  },
  /** Those that the caller may approve, and the caller's own. */
  'staff.requests': {
    method: 'GET',
    access: 'staff',
    input: z.object({ ...offsetCount, only_open: flag.default(true) }),
    output: z.object({ items: z.array(request) }),
    errors: [],
  },
  /** Carries out what another member proposed, once. Who approves needs the permission of that call. */
  'staff.approverequest': {
    method: 'POST',
    access: 'staff',
    input: z.object({ id: positiveId }),
    output: z.object({
      state: z.enum(['done', 'failed']),
      answer: json,
      refusal: z.object({ type: z.string(), code: z.string().nullable() }).nullable(),
    }),
    errors: decisionErrors,
  },
  'staff.declinerequest': {
    method: 'POST',
    access: 'staff',
    input: z.object({ id: positiveId, reason }),
    output: z.object({}),
    errors: decisionErrors,
  },
})

export const staffEndpoints = { ...accounts, ...control }
