import type { Context, RefusesAs, StaffContext, StaffMember } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { hour } from '@ante/kit/instant'
import { decoyHash, verifyPassword } from '../identity/index.ts'
import { staffSettings } from './contract.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import type { staffEndpoints } from './contract-staff.ts'
import type { SecretPorts } from '../identity/index.ts'
import { secretOwner } from './secret-owner.ts'
import * as store from './store.ts'
import { newToken, sha256 } from './tokens.ts'
import { usedStep } from '../identity/index.ts'

type Endpoint = (typeof staffEndpoints)['staff.signin']
type Input = InputOf<Endpoint>
export interface SignedIn {
  readonly id: string
  readonly email: string
  readonly permissions: string[]
}

const wrong = (context: RefusesAs<Endpoint>): never => context.refuse('Authorization/wrong_login_or_password')

/**
 * Password and code at once: whatever is wrong, the answer is the same. A try counts before anything is looked at. What an
 * account has too many of makes every password a wrong one: another answer would tell which names belong together.
 */
export async function signIn(
  context: Omit<StaffContext<SecretPorts>, 'staff'> & RefusesAs<Endpoint>,
  { email, password, code }: Input
): Promise<SignedIn> {
  const { account, tried } = await context.db.write(async (tx) => {
    const account = await store.readByLogin(tx, email)
    return { account, tried: await countTry(tx, context.address, email, account?.id) }
  })
  if (tried.waitMs > 0) context.refuse('TooManyRequests', { data: { retry_after: Math.ceil(tried.waitMs / 1000) } })
  const isRight = await verifyPassword(password, account?.password_hash ?? (await decoyHash()))
  if (!account || !account.password_hash || !account.totp_secret || account.blocked) return wrong(context)
  const secret = context.ports.secrets.open(account.totp_secret, secretOwner(account.id))
  const step = usedStep(secret, code, context.clock.now(), account.totp_step)
  if (!isRight || step === undefined || tried.isShut) return wrong(context)
  const { password_hash: passwordHash } = account
  const { token, member } = await context.db.write(async (tx) => {
    // Of two who come with the same code one is let in; and not with a password that was changed meanwhile.
    if (!(await store.useStep(tx, account.id, step, passwordHash))) return wrong(context)
    await forgiveTry(tx, context.address, email, account.id)
    return openSession(tx, context, account.id)
  })
  startCookie(context, token)
  return member
}

/** A session of the operator's application. */
export async function openSession(
  tx: Parameters<typeof store.insertSession>[0],
  context: Pick<Context, 'address' | 'userAgent' | 'setting'>,
  account: bigint
): Promise<{ token: string; member: SignedIn }> {
  const token = newToken()
  await store.insertSession(tx, {
    tokenHash: sha256(token),
    account,
    address: context.address,
    userAgent: context.userAgent,
    hours: context.setting('staff', staffSettings).sessionHours,
  })
  const member = await store.readMember(tx, account)
  if (!member) throw new Error('a session without its account')
  return { token, member: { id: String(member.id), email: member.email, permissions: [...member.permissions] } }
}

export const startCookie = ({ session, setting }: Pick<Context, 'session' | 'setting'>, token: string): void =>
  session?.start(token, setting('staff', staffSettings).sessionHours * hour)

/** Who has this session: read each time, so that a block or another role holds at once. */
export async function findMember(
  { db, setting }: Pick<Context, 'db' | 'setting'>,
  token: string
): Promise<StaffMember | undefined> {
  if (token.length > 100) return undefined
  const { sessionIdleMinutes } = setting('staff', staffSettings)
  const row = await db.write((tx) => store.useSession(tx, sha256(token), sessionIdleMinutes))
  return row && { id: row.id, name: row.email, permissions: row.permissions }
}

export async function signOut(context: StaffContext): Promise<Record<string, never>> {
  const { session } = context
  if (session?.id !== undefined) {
    const { id } = session
    await context.db.write((tx) => store.deleteSession(tx, sha256(id)))
    session.end()
  }
  return {}
}
