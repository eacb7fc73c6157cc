import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
export const newToken = (): string => randomBytes(32).toString('base64url')
