import { createHash } from 'node:crypto'
import type { Context } from '@ante/kit/context'

/** What is kept of the key in a browser's cookie. */
export const visitOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A key for a browser that has none yet. */
export const newVisitKey = ({ random }: Pick<Context, 'random'>): string =>
  Buffer.from(random.bytes(32)).toString('base64url')
