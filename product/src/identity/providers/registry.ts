import { openid, type OpenIdOptions } from './openid/adapter.ts'
import type { MailProvider, SocialProvider } from './port.ts'
import { postbox, type PostboxOptions } from './postbox/adapter.ts'

export interface MailConfiguration {
  readonly postbox: PostboxOptions
}
/** The vendors of mail by name, and the protocols by which a service tells who somebody is. */
export const makers = { postbox } as const
export const socialMakers = { openid } as const

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

/** The services by the names under which an operator offers them. */
export function socialProviders(
  services: readonly OpenIdOptions[],
  inTransaction: () => boolean
): ReadonlyMap<string, SocialProvider> {
  const outside = (service: string) => {
    if (inTransaction()) throw new Error(`${service} was called inside a database transaction`)
  }
  return new Map(
    services.map((options) => {
      const provider = socialMakers.openid(options)
      const guarded: SocialProvider = {
        service: provider.service,
        async authorizationUrl(request) {
          outside(provider.service)
          return provider.authorizationUrl(request)
        },
        async identify(answer) {
          outside(provider.service)
          return provider.identify(answer)
        },
      }
      return [provider.service, guarded]
    })
  )
}
