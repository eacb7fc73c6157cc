import type { Database } from '@ante/kit/context'
import { hashPassword, isCurrentHash, verifyPassword } from './hash-password.ts'
import { readSecret, renewPassword } from './store.ts'

/**
 * SEC-2: the hash by which a right password is known from now on. One that was made by parameters of before is made anew, which only whoever has the password can
 * do. A password that is changed at the same moment stays the new one.
 */
export async function renewHash(
  db: Database,
  { uid, password_hash: before }: { readonly uid: bigint; readonly password_hash: string },
  password: string
): Promise<string> {
  if (isCurrentHash(before)) return before
  const hash = await hashPassword(password)
  if (await db.write((tx) => renewPassword(tx, uid, before, hash))) return hash
  // Another login was faster, or the password is another one by now.
  const now = await db.read((tx) => readSecret(tx, uid))
  return now && (await verifyPassword(password, now.password_hash)) ? now.password_hash : before
}
