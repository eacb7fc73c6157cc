import type { CDPSession, Page } from '@playwright/test'

/** What the main thread of a page has done for its frames. Unlike times these counts are nearly the same on every machine. */
export interface Work {
  readonly layouts: number
  readonly styles: number
}

async function workOf(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { layouts: valueOf('LayoutCount'), styles: valueOf('RecalcStyleCount') }
}

/** Records a page with `watch` in it: its frames, and how much work they were. */
export class Recorder {
  readonly #page: Page
  readonly #devtools: CDPSession
  #from: Work = { layouts: 0, styles: 0 }
  /** Of all that was recorded so far. */
  work: Work = { layouts: 0, styles: 0 }

  private constructor(page: Page, devtools: CDPSession) {
    ;[this.#page, this.#devtools] = [page, devtools]
  }

  static async of(page: Page, devtools: CDPSession): Promise<Recorder> {
    await devtools.send('Performance.enable')
    return new Recorder(page, devtools)
  }

  async start(): Promise<void> {
    this.#from = await workOf(this.#devtools)
    await this.#page.evaluate('void (seen.isOn = true)')
  }

  async stop(): Promise<void> {
    await this.#page.evaluate('void (seen.isOn = false)')
    const { layouts, styles } = await workOf(this.#devtools)
    this.work = {
      layouts: this.work.layouts + layouts - this.#from.layouts,
      styles: this.work.styles + styles - this.#from.styles,
    }
  }
}
