let listener: (() => void) | undefined
let untilEnding = new AbortController()

/** Whether this window is signed in: for the guard of navigations and for refusals; the account's provider keeps it true. */
export const session = {
  signedIn: false,
  /** A call that ends the session is on its way: whoever made it says what comes after it. */
  isEnding: false,
  /** This document is being left for another one: nothing moves in it any more, or it would overtake that one. */
  isLeaving: false,
  /**
   * Asks something in the session's name: not while a call ends it, and what is on its way then is given up, or the server would answer "log in" to a window
   * that is logging out. Answers `undefined` then, else what `call` answers or throws.
   */
  async asks<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (!session.signedIn || session.isEnding) return undefined
    const { signal } = untilEnding
    try {
      return await call(signal)
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  },
  /** A call that ends the session begins. */
  beginEnding(): void {
    session.isEnding = true
    untilEnding.abort()
    untilEnding = new AbortController()
  },
  /** The one who must know when the server says that the session is over. */
  whenEnded(then: () => void): () => void {
    listener = then
    return () => {
      if (listener === then) listener = undefined
    }
  },
  /** A call of a signed-in window was answered "log in": the session ended elsewhere, or its time was up. */
  reportEnded(): void {
    if (session.signedIn && !session.isEnding) listener?.()
  },
}
