import type { Context } from '@ante/kit/context'
import type { SessionHandle, StaffMember } from '@ante/kit/context'
import { Refusal } from '@ante/kit/refusal'
import { networkOf } from '@ante/kit/network'
import { findMember } from '@ante/product/staff/index'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextFor, type HostServices } from '../http/call.ts'
import { cookieOptions, staffCookieName } from '../http/cookies.ts'
import { type OwnOrigins, refuseCrossSite } from '../http/origin.ts'
import { readBody, readQuery } from '../http/params.ts'
import type { Call, Registry } from '../registry.ts'
import { auditedCall, performStaff, recordRefusal } from './perform-staff.ts'
import { staffHost } from './staff-host.ts'

export interface StaffOptions extends HostServices, OwnOrigins {
  readonly registry: Registry
  /** Throws TooManyRequests. */
  readonly limit: (key: string, perMinute: number) => Promise<void>
}

const membersLimit = 600
/** Whoever is not signed in writes a line of the audit log with each call: not more of them than this. */
const strangersLimit = 60

/** The cookie of staff: not sent along from any other site, whatever the link. */
function handleOf(reply: FastifyReply, secure: boolean, token: string | undefined): SessionHandle {
  const set = (value: string, maxAgeMs: number) =>
    void reply.setCookie(staffCookieName(secure), value, cookieOptions(maxAgeMs, { secure, sameSite: 'strict' }))
  return {
    ...(token === undefined ? {} : { id: token }),
    start: set,
    keepDevice: () => undefined,
    keepVisitor: () => undefined,
    keepConsent: () => '',
    keepVisit: () => undefined,
    end: () => set('', 0),
    othersEnded: () => undefined,
  }
}

/** A staff call over HTTP. Whatever is refused is in the audit log, but for what is too much: a flood would be a flood there, too. */
export async function answerStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, query, locale, ...options }: StaffOptions & { call: Call; query: URLSearchParams; locale: string }
): Promise<unknown> {
  const { endpoint, key } = call
  const token = request.cookies[staffCookieName(options.secure)]
  const caller = { locale, address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) }
  const idempotencyKey = request.headers['idempotency-key']
  const host = staffHost(options.registry, options, caller)
  const base = await contextFor(options, {
    ...caller,
    host,
    handle: handleOf(reply, options.secure, token),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  })
  const member = token === undefined ? undefined : await findMember(base, token)
  await limitMember(options, call, request.ip, member)
  const context: Context & { host: typeof host } = { ...base, host, ...(member ? { staff: member } : {}) }
  let params: unknown
  try {
    refuseCrossSite(request, { isWrite: endpoint.method === 'POST', ...options })
    params = endpoint.method === 'GET' ? readQuery(query) : readBody(request.body, request.headers['content-type'])
  } catch (error) {
    if (error instanceof Refusal) await recordRefusal(options.db, auditedCall(key, member, request.ip), error)
    throw error
  }
  return performStaff(call, context, params)
}

async function limitMember(
  { limit }: StaffOptions,
  { key, endpoint }: Call,
  address: string,
  member: StaffMember | undefined
): Promise<void> {
  if (member) return limit(`staff ${member.id} ${key}`, endpoint.limit ?? membersLimit)
  if (endpoint.access === 'staff-sign-in')
    return limit(`${key} ${networkOf(address)}`, endpoint.limit ?? strangersLimit)
  // One count for all calls together.
  return limit(`staff ${networkOf(address)}`, strangersLimit)
}
