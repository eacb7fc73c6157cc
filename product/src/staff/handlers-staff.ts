import type { Handlers } from '@ante/kit/context'
import { blockAccount, listAccounts, listRoles, putRole, setRoles } from './accounts.ts'
import { listAudit, verifyAudit } from './audit.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { acceptInvitation, invite, openInvitation } from './invite.ts'
import { approveRequest, declineRequest, listRequests } from './requests.ts'
import type { SecretPorts } from '../identity/index.ts'
import { signIn, signOut } from './sign-in.ts'

export const staffHandlers: Handlers<typeof staffEndpoints, SecretPorts> = {
  'staff.signin': signIn,
  'staff.openinvitation': openInvitation,
  'staff.acceptinvitation': acceptInvitation,
  'staff.signout': signOut,
  'staff.me': async ({ staff }) =>
    staff ? { id: String(staff.id ?? ''), email: staff.name, permissions: [...staff.permissions] } : null,
  'staff.accounts': listAccounts,
  'staff.invite': invite,
  'staff.setroles': setRoles,
  'staff.blockaccount': blockAccount,
  'staff.roles': listRoles,
  'staff.putrole': putRole,
  'staff.audit': listAudit,
  'staff.verifyaudit': verifyAudit,
  'staff.requests': listRequests,
  'staff.approverequest': approveRequest,
  'staff.declinerequest': declineRequest,
}
