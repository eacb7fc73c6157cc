import { createECDH, ECDH } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { mayWriteTo, pushHosts } from './endpoint.ts'
import { type PushServices, PushServiceUnavailable, type PushTarget } from '../port.ts'
import { publicLookup } from './public-lookup.ts'

export interface WebPushOptions {
  /** 32 bytes in base64url. */
  readonly privateKey: string
  /** Whom a service may write to about us: `mailto:` or `https:`. */
  readonly subject: string
  /** Push services beside those that browsers are known to use. */
  readonly hosts: readonly string[]
  /** Address of the push service of this machine; undefined where there is none. */
  readonly local: string | undefined
  readonly timeoutMs?: number
}

/** Loaded with the first message. */
const loadWebPush = () => import('web-push')

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
/** An uncompressed point of P-256, and sixteen bytes: for a point beside the curve nothing can be encrypted. */
const areKeys = ({ p256dh, auth }: PushTarget): boolean => {
  const point = bytesOf(p256dh)
  return point.length === 65 && point[0] === 4 && isOnCurve(point) && bytesOf(auth).length === 16
}
function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}
function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytesOf(privateKey))
  return pair.getPublicKey('base64url')
}
/** Seconds, or a date. */
function pauseOf(text: string | undefined): number {
  if (text === undefined) return 0
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Web Push (RFC 8030) with encrypted messages (RFC 8291) and our key as proof of who we are (RFC 8292). Redirects are not followed. */
export function webPushServices({
  privateKey,
  subject,
  hosts,
  local,
  timeoutMs = 10_000,
}: WebPushOptions): PushServices {
  const publicKey = publicKeyOf(privateKey)
  const rules = { hosts: [...pushHosts, ...hosts], local }

  const ask = (url: URL, headers: Record<string, string>, body: Buffer): Promise<Answer> =>
    new Promise((done, fail) => {
      const isLocal = url.protocol === 'http:'
      const outgoing = (isLocal ? requestHttp : requestHttps)(
        url,
        {
          method: 'POST',
          agent: false,
          headers,
          signal: AbortSignal.timeout(timeoutMs),
          ...(isLocal ? {} : { lookup: publicLookup() }),
        },
        (response) => {
          // What it says beside the status is nothing to us, and may be long.
          response.destroy()
          done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
        }
      )
      outgoing.on('error', fail)
      outgoing.end(body)
    })

  return {
    publicKey,
    accepts: (target) => mayWriteTo(target.endpoint, rules) && areKeys(target),
    async send(target, { payload, ttlSeconds, topic, isUrgent }) {
      // What is stored was looked at when it came; the operator may have taken a host off the list since.
      if (!mayWriteTo(target.endpoint, rules) || !areKeys(target)) return 'gone'
      const { default: webPush } = await loadWebPush()
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
        payload,
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: ttlSeconds,
          topic,
          urgency: isUrgent ? 'high' : 'normal',
          contentEncoding: 'aes128gcm',
        }
      )
      const answer = await ask(new URL(target.endpoint), headers, body).catch((error: unknown) => {
        throw new PushServiceUnavailable('the push service does not answer', { cause: error })
      })
      if (answer.status >= 200 && answer.status < 300) return 'taken'
      if (answer.status === 404 || answer.status === 410) return 'gone'
      throw new PushServiceUnavailable(`the push service answered ${answer.status}`, {
        pauseMs: pauseOf(answer.retryAfter),
      })
    },
  }
}
