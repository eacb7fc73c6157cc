let listener: (() => void) | undefined

/** Whether this window is signed in: for the guard of navigations and for refusals; the account's provider keeps it true. */
export const session = {
  signedIn: false,
  /** A call that ends the session is on its way: whoever made it says what comes after it. */
  isEnding: false,
  /** This document is being left for another one: nothing moves in it any more, or it would overtake that one. */
  isLeaving: false,
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
