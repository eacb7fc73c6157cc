import { ownPath } from '../../app/navigation/paths.ts'
import type { CodeSource } from './two-factor.ts'

/** SOC-01, CONST-11: in the middle of the window that it belongs to. */
export function windowFeatures({
  screenX,
  screenY,
  outerWidth,
  outerHeight,
}: Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>): string {
  const [width, height] = [640, 480]
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

export type SocialPurpose = 'login' | 'registration' | 'link'

/** SOC-02. */
export const initAddress = (service: string, purpose: SocialPurpose, back: string): string =>
  `/oauth/init?${new URLSearchParams({ service, redirect_url: back, type_auth: purpose }).toString()}`

/** SOC-05: where a social sign-in leads, kept over the visit to the service. */
const backKey = 'socialAuthBackUrl'
export function keepSocialBack(path: string): void {
  try {
    localStorage.setItem(backKey, path)
  } catch {
    // Forbidden or full: then it leads to where it began.
  }
}
export function takeSocialBack(): string | undefined {
  try {
    const path = ownPath(localStorage.getItem(backKey), window.location.origin)
    localStorage.removeItem(backKey)
    return path
  } catch {
    return undefined
  }
}

export type SocialResult =
  | { readonly ok: true; readonly is_new: boolean }
  | { readonly ok: false; readonly code: string; readonly message: string }
  | { readonly ok: false; readonly code: 'password_needed'; readonly token: string }
  | {
      readonly ok: false
      readonly code: 'second_step_needed'
      readonly token: string
      readonly resend_time: number
      readonly way: CodeSource
    }

/** What a page of ours has told; anything else is nothing. */
export function resultOf(data: unknown): SocialResult | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'oauth' || !('ok' in data))
    return undefined
  const said = data as Record<string, unknown>
  if (said['ok'] === true) return { ok: true, is_new: said['is_new'] === true }
  const code = typeof said['code'] === 'string' ? said['code'] : ''
  if (code === 'password_needed' && typeof said['token'] === 'string') return { ok: false, code, token: said['token'] }
  if (typeof said['token'] === 'string')
    return {
      ok: false,
      code: 'second_step_needed',
      token: said['token'],
      resend_time: Number(said['resend_time']) || 0,
      way: said['way'] === 'app' || said['way'] === 'phone' ? said['way'] : 'email',
    }
  return typeof said['message'] === 'string' ? { ok: false, code, message: said['message'] } : undefined
}

/** What waits for an answer that comes without this window: left by the page of the way back. */
const resultKey = 'socialAuthResult'
function keptResult(isWanted: (result: SocialResult | undefined) => boolean): SocialResult | undefined {
  try {
    const text = sessionStorage.getItem(resultKey)
    const result = text === null ? undefined : resultOf(JSON.parse(text))
    if (!isWanted(result)) return undefined
    sessionStorage.removeItem(resultKey)
    return result
  } catch {
    return undefined
  }
}
const isOfLink = (result: SocialResult | undefined): boolean =>
  result !== undefined && 'code' in result && result.code === 'password_needed'
export const takeSocialResult = (): SocialResult | undefined => keptResult((result) => !isOfLink(result))
/** The same of a service that is to be linked: it waits for the page of security. */
export const takeLinkResult = (): SocialResult | undefined => keptResult(isOfLink)

/** A window that is shut says nothing: it is looked at, and what it told last is still heard. */
const lookEveryMs = 400
const lastWordMs = 600

/**
 * SOC-01: the service in a window of its own, until it has told what came of it. Where no window may open, this page itself goes there and never answers.
 */
export function askService(address: string): Promise<SocialResult | 'closed'> {
  const shown = window.open(address, 'social-auth', windowFeatures(window))
  return new Promise((resolve) => {
    if (!shown) return window.location.assign(address)
    const leave = new AbortController()
    const done = (result: SocialResult | 'closed') => {
      leave.abort()
      clearInterval(looking)
      resolve(result)
    }
    const looking = setInterval(() => {
      if (!shown.closed) return
      clearInterval(looking)
      setTimeout(done, lastWordMs, 'closed')
    }, lookEveryMs)
    const hear = ({ origin, source, data }: MessageEvent) => {
      const result = origin === window.location.origin && source === shown ? resultOf(data) : undefined
      if (result) done(result)
    }
    window.addEventListener('message', hear, { signal: leave.signal })
  })
}
