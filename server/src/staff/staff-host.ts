import type { StaffHost } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import { type Caller, contextFor, type HostServices, withoutCookies } from '../http/call.ts'
import type { Registry } from '../registry.ts'
import { knownPermissions, performStaff } from './perform-staff.ts'

/** What the handlers of staff calls may ask of this host. A request that was approved is carried out with the key of its number, so never twice. */
export function staffHost(
  registry: Registry,
  around: HostServices,
  caller: Pick<Caller, 'locale' | 'address' | 'userAgent'>
): StaffHost {
  const host: StaffHost = {
    settings: registry.settings,
    permissions: knownPermissions(registry),
    async carryOut(key, input, staff) {
      const call = registry.calls.get(key)
      if (!call) refuse('MethodNotFound')
      const context = await contextFor(around, {
        ...caller,
        staff,
        host,
        handle: withoutCookies,
        idempotencyKey: `staff-request-${staff.approval?.request ?? ''}`,
      })
      return performStaff(call, { ...context, host }, input)
    },
  }
  return host
}
