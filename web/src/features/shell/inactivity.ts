/** RG-13..19: what a clock of inactivity needs of the window. */
export interface InactivityHost {
  /** Milliseconds of the clock that all windows of this browser share. */
  now(): number
  /** Runs once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, run: () => void): () => void
  /** When the player last did something in any window; 0 where none has noted it. */
  lastSign(): number
  /** Tells the other windows that the player did something in this one. */
  noteSign(at: number): void
  /** At 80 percent: `left` is the last fifth. */
  warn(left: number): void
  /** A sign came after the warning. */
  calm(): void
  leave(): void
}

const warningAt = 0.8
/** Other windows need not know it more exactly. */
const noteEveryMs = 1000

export interface InactivityClock {
  /** The player did something in this window. */
  sign(): void
  /** Another window noted a sign. */
  heard(): void
  stop(): void
}

/** Counts the time since the player's last sign of life in any window. `period` in milliseconds; 0 counts nothing. */
export function countInactivity(period: number, host: InactivityHost): InactivityClock {
  const quiet = Math.round(period * warningAt)
  let cancel: () => void = () => undefined
  let warned = false
  let last = -Infinity
  let noted = -Infinity
  const calm = () => {
    if (warned) host.calm()
    warned = false
  }
  /** Looks at the clock again. A timer that comes late, after the machine slept, finds the time gone by. */
  const look = () => {
    cancel()
    if (period <= 0) return
    const idle = host.now() - Math.min(host.now(), Math.max(last, host.lastSign()))
    if (idle >= period) return host.leave()
    if (idle < quiet) {
      calm()
      cancel = host.after(quiet - idle, look)
      return
    }
    cancel = host.after(period - idle, look)
    if (warned) return
    warned = true
    host.warn(period - idle)
  }
  const sign = () => {
    last = host.now()
    if (last - noted >= noteEveryMs || warned) {
      noted = last
      host.noteSign(last)
    }
    look()
  }
  sign()
  return {
    sign,
    heard: look,
    stop() {
      cancel()
      calm()
      period = 0
    },
  }
}
