/** RG-13..18: what a clock of inactivity needs of the window. */
export interface InactivityHost {
  /** Runs once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, run: () => void): () => void
  /** At 80 percent: `left` is the last fifth. */
  warn(left: number): void
  /** A sign came after the warning. */
  calm(): void
  leave(): void
}

const warningAt = 0.8

/** Counts the time since the player's last sign of life. `period` in milliseconds; 0 counts nothing. */
export function countInactivity(period: number, host: InactivityHost): { sign(): void; stop(): void } {
  let cancel: () => void = () => undefined
  let warned = false
  const start = () => {
    if (period <= 0) return
    const quiet = Math.round(period * warningAt)
    cancel = host.after(quiet, () => {
      warned = true
      const left = period - quiet
      host.warn(left)
      cancel = host.after(left, () => host.leave())
    })
  }
  start()
  return {
    sign() {
      cancel()
      if (warned) host.calm()
      warned = false
      start()
    },
    stop() {
      cancel()
      if (warned) host.calm()
      warned = false
    },
  }
}
