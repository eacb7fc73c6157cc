import { requireApproval } from '@ante/kit/approval'
import type { ReadTx, RefusesAs, StaffContext, StaffMember, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import type { Refuses } from '@ante/kit/refusal'
import type { staffEndpoints } from './contract-staff.ts'
import { covers, isPermission } from './rules/permissions.ts'
import * as store from './store.ts'

type Input<K extends keyof typeof staffEndpoints> = InputOf<(typeof staffEndpoints)[K]>
type Asked<K extends keyof typeof staffEndpoints> = StaffContext & RefusesAs<(typeof staffEndpoints)[K]>

/** Nobody decides about themselves, nor about somebody or something that may do more than they may. */
export function refuseAbove(
  context: StaffContext & Refuses<'AccessDenied'>,
  other: { readonly id?: bigint; readonly permissions: readonly string[] }
): void {
  const { staff } = context
  if (other.id !== undefined && other.id === staff.id) context.refuse('AccessDenied')
  if (!covers(staff.permissions, other.permissions)) context.refuse('AccessDenied')
}

/**
 * Whoever lets an account do more than before needs another member: alone they could make a second account, and approve their own requests with it. The
 * command line is whoever runs the host, and makes the first members.
 */
export function refuseMoreAlone(staff: StaffMember, before: readonly string[], after: readonly string[]): void {
  if (staff.id !== undefined && !covers(before, after)) requireApproval(staff)
}

/** All that these roles grant. Refuses a role that does not exist. */
export async function permissionsOfRoles(
  context: Refuses<'InvalidParameter'>,
  tx: ReadTx,
  names: readonly string[]
): Promise<string[]> {
  const roles = await store.listRoles(tx)
  return names.flatMap((name) => {
    const role = roles.find((one) => one.name === name)
    if (!role) context.refuse('InvalidParameter', { fields: { roles: 'wrong' } })
    return [...role.permissions]
  })
}

const accountOf = (row: store.MemberRow) => ({
  id: String(row.id),
  email: row.email,
  username: row.username,
  roles: [...row.roles],
  permissions: [...row.permissions],
  is_blocked: row.blocked,
  has_second_factor: row.has_second_factor,
  created_at: row.created_at.toISOString(),
})

export const listAccounts = async (context: StaffContext, { offset, count }: Input<'staff.accounts'>) => ({
  items: (await context.db.read((tx) => store.listMembers(tx, offset, count))).map(accountOf),
})

async function change(
  context: Asked<'staff.blockaccount'>,
  email: string,
  work: (tx: Tx, row: store.MemberRow) => Promise<void>
): Promise<ReturnType<typeof accountOf>> {
  return context.db.write(async (tx) => {
    const row = await store.readMemberByEmail(tx, email)
    if (!row) context.refuse('InvalidRequest/not_found')
    refuseAbove(context, row)
    await work(tx, row)
    const changed = await store.readMember(tx, row.id)
    if (!changed) throw new Error('an account went away')
    return accountOf(changed)
  })
}

export const setRoles = (context: Asked<'staff.setroles'>, { email, roles }: Input<'staff.setroles'>) =>
  change(context, email, async (tx, { id, permissions }) => {
    const after = await permissionsOfRoles(context, tx, roles)
    refuseAbove(context, { permissions: after })
    refuseMoreAlone(context.staff, permissions, after)
    await store.setRoles(tx, id, roles)
  })

export const blockAccount = (
  context: Asked<'staff.blockaccount'>,
  { email, is_blocked }: Input<'staff.blockaccount'>
) =>
  change(context, email, async (tx, { id }) => {
    await store.setBlocked(tx, id, is_blocked)
    if (is_blocked) await store.deleteSessionsOf(tx, id)
  })

const roleOf = ({ name, permissions }: store.RoleRow) => ({ name, permissions: [...permissions] })

export const listRoles = async ({ db, host }: StaffContext) => ({
  items: (await db.read((tx) => store.listRoles(tx))).map(roleOf),
  known_permissions: [...host.permissions],
})

export async function putRole(
  context: Asked<'staff.putrole'>,
  { name, permissions }: Input<'staff.putrole'>
): Promise<{ name: string; permissions: string[] }> {
  if (!permissions.every((one) => isPermission(one, context.host.permissions)))
    context.refuse('InvalidParameter', { fields: { permissions: 'wrong' } })
  return context.db.write(async (tx) => {
    const before = (await store.listRoles(tx)).find((role) => role.name === name)
    refuseAbove(context, { permissions: [...permissions, ...(before?.permissions ?? [])] })
    // A role that nobody has gives nobody anything.
    if (before) refuseMoreAlone(context.staff, before.permissions, permissions)
    await store.putRole(tx, name, permissions)
    return { name, permissions }
  })
}
