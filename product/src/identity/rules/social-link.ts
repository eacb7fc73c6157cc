import { type Refused, refused } from '@ante/kit/refusal'
import type { UserStatus } from './user-status.ts'

/** An account that is reached by the e-mail which a service has told of a person. */
export interface Owner {
  readonly uid: bigint
  readonly status: UserStatus
  readonly isConfirmed: boolean
}

/**
 * What becomes of a person whom no account is linked to. An e-mail opens an account that is there only when both sides know that it is theirs: the service,
 * or anybody could name an address of somebody else there; and we, or somebody could have opened the account here in wait for its owner. Else they sign
 * in as they always did, and nothing is made.
 */
export function decideSocialLink(
  owners: readonly Owner[],
  isVerified: boolean
): { readonly link: bigint } | 'create' | Refused<'InvalidRequest/social_email_taken' | 'UserBanned'> {
  const [owner, another] = owners
  if (!owner) return 'create'
  if (another || !isVerified || !owner.isConfirmed || owner.status === 'deleted')
    return refused('InvalidRequest/social_email_taken')
  return owner.status === 'banned' ? refused('UserBanned') : { link: owner.uid }
}
