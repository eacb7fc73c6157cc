import type { en } from './en/index.ts'

/** The shape of every locale: the keys of English, any sentences. A locale with a hole or a stray key does not compile. */
export type Messages = typeof en

/** What a module may declare as its reasons of refusal, with the statuses that differ from their types': each has a sentence in every language. */
export type SentencedReasons = { readonly [Reason in keyof Messages['reasons']]?: number | undefined }
