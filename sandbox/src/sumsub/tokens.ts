import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Subject } from './reviews.ts'

const claims = z.object({ kind: z.enum(['applicant', 'action']), id: z.string(), until: z.number() })

/**
 * Tokens for browsers. The vendor's client reads from the part that is JSON with `url` where its frame is, so it comes to the twin by itself.
 */
export function createTokens({ key, frameUrl, now }: { key: string; frameUrl: () => string; now: () => number }) {
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    issue(subject: Subject, seconds: number): string {
      const text = Buffer.from(JSON.stringify({ ...subject, until: now() + seconds * 1000 })).toString('base64url')
      const place = Buffer.from(JSON.stringify({ url: frameUrl() })).toString('base64')
      return `_act-sbx-jwt-${text}.${place}.${sign(text).toString('base64url')}`
    },
    /** What it is good for; undefined when it is none of ours, or over. */
    read(token: string): Subject | undefined {
      const [text = '', , signature = ''] = token.replace(/^_act-sbx-jwt-/, '').split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(text)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const { until, ...subject } = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      return until > now() ? subject : undefined
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
