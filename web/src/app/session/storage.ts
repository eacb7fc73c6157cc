/**
 * What a browser keeps for a visitor before there is an account. A browser may have no storage for us, or a full one: then nothing is kept, and
 * nothing breaks. `player` notes whose account the browser's windows show, `break` until when a player chose not to play, each with when that was noted;
 * `active` when that player last did something in any of them, `passkey` that one was used here,
 * `push` whom this browser tells of things, and in which language, `pushOffer` who wants no offer of that,
 * `chat` that somebody without an account has written to support, `feedback` a message to support that was not sent yet, `identified` whom a marketing tool was told of, after a yes.
 */
const keys = {
  promoCode: 'promo_code',
  isBetting: 'is_betting',
  player: 'player',
  break: 'break',
  active: 'active',
  passkey: 'passkey',
  chat: 'chat',
  feedback: 'feedback',
  identified: 'identified',
  push: 'push',
  pushOffer: 'push_offer',
} as const
type Kept = keyof typeof keys
/** Its name in the storage, which the browser tells to the other windows when the value changes. */
export const storageKeyOf = (what: Kept): string => keys[what]

export function kept(what: Kept): string {
  try {
    return localStorage.getItem(keys[what]) ?? ''
  } catch {
    // Forbidden by the browser's settings.
    return ''
  }
}

export function keep(what: Kept, value: string): void {
  try {
    localStorage.setItem(keys[what], value)
  } catch {
    // Forbidden or full.
  }
}

export function forget(...all: readonly Kept[]): void {
  try {
    for (const what of all) localStorage.removeItem(keys[what])
  } catch {
    // Forbidden: then there is nothing either.
  }
}

/** The uid of such a note; each has its moment behind it, or the other windows would not hear of it. */
export const notedPlayer = (note: string): string => note.split(' ', 1)[0] ?? ''
