/** Keyed marks of texts: they say whether two texts are the same, and nothing else to who has the database alone. */
export interface Marks {
  /** By the current key. */
  mark(text: string): Uint8Array
  /** By every key: what was marked before a rotation is found, too. */
  all(text: string): readonly Uint8Array[]
}
