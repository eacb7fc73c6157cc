import type { StaffMember } from './context.ts'

/** What a call throws that another member of staff has to approve: the host creates the request. What was written before goes back with its transaction: nothing of it stays. */
export class ApprovalNeeded extends Error {
  constructor() {
    super('another member of staff has to approve this call')
    this.name = 'ApprovalNeeded'
  }
}

/** Passes when the call carries out an approved request; throws ApprovalNeeded else. */
export function requireApproval(staff: StaffMember): void {
  if (staff.approval === undefined) throw new ApprovalNeeded()
}
