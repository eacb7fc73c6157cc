import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { loadScript } from '../../app/document/load-script.ts'
import { forget, keep, kept } from '../../app/session/storage.ts'

type Config = NonNullable<TrackingPageSettings['marketing']>
type Call = readonly [name: string, ...given: unknown[]]

/** The vendor's queue until its script is there, and the vendor's own calls after that. */
interface Exponea {
  q: Call[]
  initialize(config: object): void
  identify(ids: object, properties: object): void
  anonymize(): void
  /** Of what goes with each event from now on. */
  update(properties: object): void
}
declare global {
  interface Window {
    exponea?: Exponea
  }
}

/** Whom the tool is set up with (TRK-01, TRK-02, TRK-03). */
export interface MarketingSetup {
  readonly config: Config
  /** 0 for a visitor. */
  readonly uid: number
  readonly origin: string
}

/**
 * TRK-06: the marketing tool of a page. It is told who is here by the number of their account alone. Without its three values there is none.
 * @param load brings the vendor's script
 */
export class MarketingTool {
  readonly #setup: MarketingSetup
  #uid = 0

  constructor(setup: MarketingSetup, load: (src: string) => Promise<void> = loadScript) {
    this.#setup = setup
    const { config, uid, origin } = setup
    const { target, token, site_group } = config
    window.exponea = queueOf()
    // Somebody else may have been here before, and the vendor's own cookie says so still.
    const before = kept('identified')
    window.exponea.initialize({ target, token, track: { visits: true }, properties: { site_group, origin, uid } })
    if (before !== '' && before !== String(uid)) window.exponea.anonymize()
    if (uid === 0) forget('identified')
    this.move(uid)
    load(config.src).catch((error: unknown) => console.warn('the marketing tool did not come', error))
  }

  /** TRK-04, TRK-05: somebody came in, or left. */
  move(uid: number): void {
    if (uid === this.#uid) return
    const { config, origin } = this.#setup
    if (this.#uid > 0) window.exponea?.anonymize()
    if (uid > 0) {
      keep('identified', String(uid))
      window.exponea?.identify(
        { registered: String(uid) },
        { site_group: config.site_group, origin, locale: document.documentElement.lang }
      )
    } else forget('identified')
    window.exponea?.update({ uid })
    this.#uid = uid
  }
}

function queueOf(): Exponea {
  const q: Call[] = []
  return {
    q,
    initialize: (config) => void q.push(['initialize', config]),
    identify: (ids, properties) => void q.push(['identify', ids, properties]),
    anonymize: () => void q.push(['anonymize']),
    update: (properties) => void q.push(['update', properties]),
  }
}

/** TRK-06: whether all three values are there. */
export const isWhole = (config: Config | null): config is Config =>
  config !== null && [config.target, config.token, config.site_group].every((value) => value !== '')
