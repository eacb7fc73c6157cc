import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { post } from '../../app/api/client.ts'
import { loadScript } from '../../app/document/load-script.ts'

type Config = NonNullable<TrackingPageSettings['fingerprint']>

interface Seon {
  init(): void
  getSession(options?: object): Promise<string>
}
declare global {
  interface Window {
    seon?: Seon
  }
}

/** TRK-14, CONST-30: so long after the start of the page the mark of the device is sent, in milliseconds. */
export const fingerprintAfterMs = 3000
/** The longest query that every server between us and the browser takes. */
const queryMax = 6000

/** TRK-15: what this page knows of the device, where there is no vendor. It is told to nobody but us. */
export function ownMark(): string {
  const { userAgent, language, hardwareConcurrency } = navigator
  const { width, height, colorDepth } = window.screen
  const facts = { userAgent, language, hardwareConcurrency, width, height, colorDepth, own: true }
  return btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(facts))))
}

/** Undefined where the vendor's script does not come: what is not the vendor's own would be taken for a lie. */
async function markOf({ src, host }: Config): Promise<string | undefined> {
  if (src === '') return ownMark()
  try {
    await loadScript(src)
    window.seon?.init()
    const options = { geolocation: { canPrompt: false }, networkTimeoutMs: 2000, silentMode: true }
    return await window.seon?.getSession(host === '' ? options : { ...options, host })
  } catch (error) {
    console.warn('the fraud vendor’s script did not come', error)
    return undefined
  }
}

/** TRK-13: sends the mark of the device: in the address, and in a body where it is too long for one. */
export async function sendFingerprint(config: Config, send: typeof fetch = fetch): Promise<void> {
  const mark = await markOf(config)
  if (mark === undefined) return
  const query = new URLSearchParams({ seon_session: mark }).toString()
  if (query.length <= queryMax) await send(`/hit?${query}`, { credentials: 'same-origin' })
  else await post('tracking.sendFingerprint', { seon_session: mark })
}
