declare const stored: unique symbol

/**
 * The text of a server seed as a row keeps it: sealed; plain where it was revealed, or written before seeds were sealed. It is no string: nothing is drawn by it or
 * shown before it is opened.
 */
export interface StoredSeed {
  readonly [stored]: true
}
