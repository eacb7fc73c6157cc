import type { SentencedReasons } from '@ante/texts/messages'

/** Why the rules of a game refuse a choice. */
export const reasons = { round_not_open: 409, wrong_choice: undefined } as const satisfies SentencedReasons
