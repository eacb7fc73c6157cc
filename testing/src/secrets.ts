import { randomBytes } from 'node:crypto'

/** Secrets of one run: the server starts without none of them. */
export const testSecrets = {
  BANK_API_KEY: `sk_${randomBytes(24).toString('base64url')}`,
  BANK_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  FEED_API_KEY: `feed_${randomBytes(24).toString('base64url')}`,
  MAIL_API_KEY: `mail_${randomBytes(24).toString('base64url')}`,
  DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
} as const
