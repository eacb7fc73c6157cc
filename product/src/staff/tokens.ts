import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Under which tries to sign in are counted: the name that was typed, and the account that has two names. */
export const nameHash = (login: string): Buffer => sha256(`name ${login.toLowerCase()}`)
export const accountHash = (id: bigint): Buffer => sha256(`account ${id}`)
