import type { en } from './en/index.ts'

/** The shape of every locale: the keys of English, any sentences. A locale with a hole or a stray key does not compile. */
export type Messages = typeof en
