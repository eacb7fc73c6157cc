import type { MailProvider } from './port.ts'
import { postbox, type PostboxOptions } from './postbox/adapter.ts'

export interface MailConfiguration {
  readonly postbox: PostboxOptions
}
/** The vendors by name. */
export const makers = { postbox } as const

/** `inTransaction` tells whether the running code is inside a database transaction: there a vendor must not be called, so the call throws. */
export function mailProvider(configuration: MailConfiguration, inTransaction: () => boolean): MailProvider {
  const mail = makers.postbox(configuration.postbox)
  return {
    name: mail.name,
    async send(letter) {
      if (inTransaction()) throw new Error('the mail provider was called inside a database transaction')
      return mail.send(letter)
    },
  }
}
