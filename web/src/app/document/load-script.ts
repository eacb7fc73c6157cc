/** CHAT-27, CHAT-28, CONST-31: how long is waited between two looks at whether a script is ready, and in all. Milliseconds. */
export const polling = { firstMs: 100, mostMs: 500, growth: 1.5, giveUpMs: 30_000 } as const

/**
 * Brings a vendor's script into the page. Rejects where it does not come, where the page's policy keeps it out, and where it throws as it begins.
 * @param src its address
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    const thrown = ({ filename, message }: ErrorEvent): void => {
      if (filename === script.src) end(() => failed(new Error(`the script failed: ${message}`)))
    }
    const end = (tell: () => void): void => {
      removeEventListener('error', thrown)
      tell()
    }
    addEventListener('error', thrown)
    script.addEventListener('load', () => end(loaded))
    script.addEventListener('error', () => end(() => failed(new Error('the script did not come'))))
    script.async = true
    script.src = src
    document.head.append(script)
  })
}

/** Resolves when `isReady`; rejects when that takes too long. */
export function whenReady(isReady: () => boolean): Promise<void> {
  return new Promise((ready, failed) => {
    let pause: number = polling.firstMs
    let waited = 0
    const look = (): void => {
      if (isReady()) return ready()
      if (waited >= polling.giveUpMs) return failed(new Error(`the script was not ready within ${polling.giveUpMs} ms`))
      setTimeout(look, pause)
      waited += pause
      pause = Math.min(polling.mostMs, pause * polling.growth)
    }
    look()
  })
}
