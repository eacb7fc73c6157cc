import type { RateLimiter } from '../http/rate-limit.ts'

/** Why a page is not made now: this visitor asked for too many, or everybody together did. */
export class NotRendered extends Error {
  readonly status: 429 | 503
  readonly retryAfterMs: number
  constructor(status: 429 | 503, retryAfterMs: number) {
    super(status === 429 ? 'this visitor asks for too many pages' : 'too many pages are asked for at once')
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

export interface RenderGate {
  /**
   * Does the work when it is its turn. Throws `NotRendered` at once where it would not come to it, and when its turn comes where nobody waits for it
   * any more.
   */
  pass<T>(who: string, work: () => Promise<T>, isGone?: () => boolean): Promise<T>
}

export interface RenderLimits {
  /** Left out where nobody is counted. */
  readonly limiter?: RateLimiter | undefined
  /** Pages of one visitor that are made anew. Those that are kept cost nothing and are not counted. */
  readonly perMinute?: number
  readonly atOnce?: number
  readonly waitingMax?: number
  /** Of those that wait, from one visitor: a page that asks again and again must not take the places of all others. */
  readonly waitingPerVisitor?: number
}

/**
 * Before every rendering: any address that nobody asked for before (a query made up is enough) costs one, so what a single visitor may cost is
 * bounded, and what all of them together may have on the way is too.
 */
export function createRenderGate({
  limiter,
  perMinute = 240,
  atOnce = 16,
  waitingMax = 240,
  waitingPerVisitor = Math.ceil(waitingMax / 4),
}: RenderLimits = {}): RenderGate {
  const waiting: { readonly who: string; readonly go: () => void }[] = []
  let busy = 0
  return {
    async pass(who, work, isGone = () => false) {
      const waitMs = (await limiter?.take(`page ${who}`, perMinute)) ?? 0
      if (waitMs > 0) throw new NotRendered(429, waitMs)
      if (busy >= atOnce) {
        if (waiting.length >= waitingMax) throw new NotRendered(503, 2_000)
        if (waiting.filter((one) => one.who === who).length >= waitingPerVisitor) throw new NotRendered(429, 2_000)
        // Whoever ends hands its place on: nobody can come in between.
        await new Promise<void>((go) => waiting.push({ who, go }))
      } else busy += 1
      try {
        if (isGone()) throw new NotRendered(503, 2_000)
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next.go()
        else busy -= 1
      }
    },
  }
}
