import { day, hour, minute } from '@ante/kit/instant'

/** So many tries in a row may fail from one network for one account; the next ones wait until the last of these is this old. */
export const failuresMax = 5
export const lockMs = 15 * minute

/**
 * From one network for all accounts together, and for one account from all networks together. Beyond the second a right password from a network
 * that is new to the account needs the code of an email too: somebody is guessing.
 */
export const failuresOfAllMax = 100
/** Wrong codes of one account from all networks together; a network that is known to the account may go on. */
export const codeFailuresOfAllMax = 50

/** How long a network stays known to an account. */
export const networkKnownMs = 90 * day

/** Emails with a link to a new password in a day: to one account, and of these wished for from one network. A network that is known to the account has its own in any case. */
export const recoveriesPerDay = { account: 10, network: 5 } as const

/** Whoever was not there for so long shows once more that the account is theirs (ACC-17). */
export const longAwayMs = 365 * day

/** How often one network is told that a login, email or phone number is taken. */
export const takenAnswers = { max: 20, lockMs: hour } as const

/**
 * Text messages cost money: so many go to one number, and at the wish of one network, before a pause. Of those that anybody may have sent one network has a part: the
 * rest is left to the owner of the number.
 */
export const textsTo = {
  numberInAnHour: { max: 5, lockMs: hour },
  numberInADay: { max: 15, lockMs: day },
  numberOfNetworkInAnHour: { max: 3, lockMs: hour },
  numberOfNetworkInADay: { max: 9, lockMs: day },
  network: { max: 40, lockMs: hour },
} as const

/** So long a contact that was added or changed does not bring a new password by itself, where the account has another one. */
export const contactSettlesMs = day
