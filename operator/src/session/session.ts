import { grants } from '@ante/product/staff/rules/permissions'
import { useSyncExternalStore } from 'react'
import type { Answer } from '../api.ts'

export type Member = NonNullable<Answer<'staff.me'>>
/** Undefined while it is not known, null for nobody. */
let member: Member | null | undefined
const listeners = new Set<() => void>()

export function setMember(next: Member | null): void {
  member = next
  for (const listener of listeners) listener()
}
export const endSession = (): void => setMember(null)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useMember = (): Member | null | undefined => useSyncExternalStore(subscribe, () => member)
/** Whether who is signed in holds a permission; the host asks again at each call. */
export function useMay(permission: string): boolean {
  const held = useMember()
  return held ? grants(held.permissions, permission) : false
}
