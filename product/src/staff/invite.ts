import { randomBytes } from 'node:crypto'
import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { hour } from '@ante/kit/instant'
import { hashPassword, isBreached } from '../identity/index.ts'
import { sendMessage, siteOf } from '../messages/index.ts'
import { permissionsOfRoles, refuseAbove, refuseMoreAlone } from './accounts.ts'
import { staffSettings } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { forgiveTry } from './count-tries.ts'
import { secretOwner } from './secret-owner.ts'
import type { SecretPorts } from '../identity/index.ts'
import { openSession, type SignedIn, startCookie } from './sign-in.ts'
import * as store from './store.ts'
import { insertEditor, insertToken } from './store-editors.ts'
import { newToken, sha256 } from './tokens.ts'
import { base32, keyAddress, usedStep } from '../identity/index.ts'

type Input<K extends keyof typeof staffEndpoints> = InputOf<(typeof staffEndpoints)[K]>
type Asked<K extends keyof typeof staffEndpoints> = RefusesAs<(typeof staffEndpoints)[K]>
type Gate = Omit<StaffContext<SecretPorts>, 'staff'>

async function accountFor(
  context: Asked<'staff.invite'>,
  tx: Tx,
  { email, username }: Input<'staff.invite'>
): Promise<bigint> {
  const known = await store.readMemberByEmail(tx, email)
  if (known) return known.id
  const made = await insertEditor(tx, {
    documentId: randomBytes(12).toString('hex'),
    username: username ?? email,
    email: email.toLowerCase(),
    passwordHash: null,
  })
  if (!made) context.refuse('InvalidParameter', { fields: { username: 'wrong' } })
  return made.id
}

/** Who is invited gets a link by email. An account that may do more than before, or that somebody uses already, needs another member's approval. */
export async function invite(
  context: StaffContext & Asked<'staff.invite'>,
  input: Input<'staff.invite'>
): Promise<{ account: string; link: string | null }> {
  const { staff } = context
  const isLocal = staff.id === undefined
  const { invitationHours } = context.setting('staff', staffSettings)
  const token = newToken()
  const link = `${context.origin}/operator/invitation#${token}`
  const account = await context.db.write(async (tx) => {
    const known = await store.readMemberByEmail(tx, input.email)
    if (known) refuseAbove(context, known)
    const permissions = await permissionsOfRoles(context, tx, input.roles)
    refuseAbove(context, { permissions })
    refuseMoreAlone(staff, known?.permissions ?? [], permissions)
    if (known?.has_second_factor && !isLocal) requireApproval(staff)
    const id = await accountFor(context, tx, input)
    await store.setRoles(tx, id, input.roles)
    await store.dropTokens(tx, id, 'invitation')
    await insertToken(tx, { hash: sha256(token), account: id, kind: 'invitation', lifeMs: invitationHours * hour })
    await sendMessage(tx, {
      key: 'account.staff-invitation',
      uid: null,
      site: siteOf(context),
      locale: context.locale,
      values: { link, hours: String(invitationHours) },
      to: { email: input.email },
    })
    return id
  })
  return { account: String(account), link: isLocal ? link : null }
}

/** The secret stays the same while the invitation is open: opening it again shows what the app already knows. */
export async function openInvitation(
  context: Gate & Asked<'staff.openinvitation'>,
  { token }: Input<'staff.openinvitation'>
): Promise<{ email: string; secret: string; key_address: string }> {
  const { secrets } = context.ports
  const { email, secret } = await context.db.write(async (tx) => {
    const invited = await store.lockByInvitation(tx, sha256(token))
    if (!invited || invited.blocked) context.refuse('InvalidRequest/link_expired')
    const owner = secretOwner(invited.id)
    if (invited.pending_secret !== null)
      return { email: invited.email, secret: secrets.open(invited.pending_secret, owner) }
    const secret = Buffer.from(context.random.bytes(20))
    await store.setPendingSecret(tx, invited.id, secrets.seal(secret, owner))
    return { email: invited.email, secret }
  })
  const { brand: issuer } = siteOf(context)
  return { email, secret: base32(secret), key_address: keyAddress(secret, { issuer, account: email }) }
}

/** Sets password and second factor; every other session of the account ends. */
export async function acceptInvitation(
  context: Gate & Asked<'staff.acceptinvitation'>,
  { token, password, code }: Input<'staff.acceptinvitation'>
): Promise<SignedIn> {
  if (isBreached(password)) context.refuse('InvalidParameter/password_too_common', { fields: { password: 'wrong' } })
  const { secrets } = context.ports
  const passwordHash = await hashPassword(password)
  const opened = await context.db.write(async (tx) => {
    const invited = await store.lockByInvitation(tx, sha256(token))
    if (!invited || invited.blocked || invited.pending_secret === null) context.refuse('InvalidRequest/link_expired')
    const secret = secrets.open(invited.pending_secret, secretOwner(invited.id))
    const step = usedStep(secret, code, context.clock.now(), 0n)
    if (step === undefined) context.refuse('InvalidParameter', { fields: { code: 'wrong' } })
    await store.activate(tx, invited.id, passwordHash, step)
    await forgiveTry(tx, context.address, invited.email, invited.id)
    return openSession(tx, context, invited.id)
  })
  startCookie(context, opened.token)
  return opened.member
}
