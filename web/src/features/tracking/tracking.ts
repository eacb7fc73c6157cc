import type { ConsentCategory } from '@ante/kit/consent'
import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { isFreeOfCode } from '@ante/product/content/rules/custom-code'
import { post } from '../../app/api/client.ts'
import { listenToAnalytics, takeKept, tellAnalytics, type ToldEvent } from '../../app/session/analytics.ts'
import {
  dropForeignCookies,
  isConsented,
  isRefused,
  isUnanswered,
  onConsent,
  readTracking,
} from '../../app/session/consent.ts'
import { isWhole, MarketingTool } from './exponea.ts'
import { fingerprintAfterMs, sendFingerprint } from './fingerprint.ts'
import { isSentHere, type Landing, landingOf } from './landing.ts'
import { sendHit } from './send-hit.ts'
import { startContainer, containerOf } from './tag-container.ts'
import { startWaitingCode, waitsHere } from './waiting-code.ts'

export { countVisit } from './visit.ts'

export interface TrackingPlace {
  readonly settings: TrackingPageSettings
  readonly landing: Landing
  /** 0 for a visitor. */
  readonly uid: number
  /** When the page began, in milliseconds of `performance.now()`. */
  readonly startedAt: number
  /** TRK-18, TRK-19: events are printed. */
  readonly isDebug: boolean
}

/** TRK-18, TRK-19. */
export const isDebugging = (search: string): boolean => new URLSearchParams(search).get('analytics_debug') === '1'

/** What of this page waits for an answer: the vendors that are used, and which link led here. */
export function waitingOf({ settings, landing }: Pick<TrackingPlace, 'settings' | 'landing'>): ConsentCategory[] {
  const { used, is_asked_at_once: isAtOnce } = settings.consent
  const isFollowed = settings.is_followed && isSentHere(landing)
  return used
    .filter(({ category, vendors }) => isAtOnce || vendors.length > 0 || (category === 'marketing' && isFollowed))
    .map(({ category }) => category)
}

/** Begins what people agreed to, as soon as they did, and follows who is here. */
export class Tracking {
  readonly #place: TrackingPlace
  #uid: number
  #marketing: MarketingTool | undefined
  #isContained = false
  #isHit = false
  /** Of what a vendor's script runs here. */
  readonly #begun = new Set<ConsentCategory>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(place: TrackingPlace) {
    this.#place = place
    this.#uid = place.uid
    listenToAnalytics((told) => this.#tell(told))
    for (const { event, facts } of takeKept()) tellAnalytics(event, facts)
    onConsent(() => this.#begin())
    document.addEventListener('visibilitychange', this.#lookAgain)
    window.addEventListener('pageshow', this.#lookAgain)
    // Written by a window that had not heard of the no yet.
    if (isRefused('marketing') || isRefused('analytics')) dropForeignCookies()
    this.#begin()
  }

  get settings(): TrackingPageSettings {
    return this.#place.settings
  }

  /** Whether somebody has to be asked on this page. */
  isAsking(): boolean {
    return isUnanswered(waitingOf(this.#place))
  }

  /** Somebody came in, or left. */
  move(uid: number): void {
    if (uid === this.#uid) return
    this.#uid = uid
    this.#marketing?.move(uid)
    if (uid > 0) this.#mark()
  }

  #begin(): void {
    const { settings, landing } = this.#place
    if (isConsented('marketing')) {
      if (isWhole(settings.marketing) && this.#mayRun('marketing'))
        this.#marketing ??= new MarketingTool({
          config: settings.marketing,
          uid: this.#uid,
          origin: window.location.origin,
        })
      if (settings.is_followed && !this.#isHit) {
        this.#isHit = true
        sendHit(landing).catch((error: unknown) => console.warn('the link was not told', error))
      }
    }
    const container = containerOf(settings.analytic)
    if (container !== undefined && !this.#isContained && isConsented('analytics') && this.#mayRun('analytics')) {
      this.#isContained = true
      void startContainer(container)
    }
    for (const category of waitsHere())
      if (isConsented(category) && this.#mayRun(category)) void startWaitingCode(category)
    this.#mark()
  }

  /** Where cards are named no script of others begins; one that runs stays behind when somebody goes there. */
  #mayRun(category: ConsentCategory): boolean {
    if (isFreeOfCode(window.location.pathname)) return false
    document.documentElement.dataset['code'] = ''
    this.#begun.add(category)
    return true
  }

  /** A yes may have been taken back in another window: what runs here by it ends with the page. */
  readonly #lookAgain = (): void => {
    if ([...this.#begun].every(isConsented)) return
    dropForeignCookies()
    window.location.reload()
  }

  #mark(): void {
    const { settings, startedAt } = this.#place
    const config = settings.fingerprint
    if (!config || !isConsented('security') || (config.src !== '' && !this.#mayRun('security'))) return
    clearTimeout(this.#timer)
    const waitMs = Math.max(0, fingerprintAfterMs - (performance.now() - startedAt))
    this.#timer = setTimeout(() => {
      if (!isConsented('security')) return
      sendFingerprint(config).catch((error: unknown) => console.warn('the mark of the device was not told', error))
    }, waitMs)
  }

  /** TRK-20: to us too, where people agreed. */
  #tell({ event, facts }: ToldEvent): void {
    // oxlint-disable-next-line eslint/no-console -- TRK-19: asked for by the address, for whoever builds with these events.
    if (this.#place.isDebug) console.info('analytics', event, facts)
    if (isConsented('analytics'))
      post('events.handle', { event_name: event, event_params: facts }, { keepalive: true }).catch(() => undefined)
  }
}

/** Reads what is used here, and begins. `search` and `origin` are those of the address that the page began with. */
export async function startTracking({
  search,
  origin,
  startedAt,
  uid,
}: Pick<TrackingPlace, 'startedAt'> & {
  readonly search: string
  readonly origin: string
  /** Who is here when it begins. */
  readonly uid: () => number
}): Promise<Tracking> {
  const settings = await readTracking()
  const now = uid()
  // Who is signed in comes back from their bank, and from nobody who sent them.
  const landing = landingOf({ search, origin }, now > 0 ? '' : document.referrer)
  return new Tracking({ landing, startedAt, settings, uid: now, isDebug: isDebugging(search) })
}
