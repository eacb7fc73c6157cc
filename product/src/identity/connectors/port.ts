import { connectorKind } from '@ante/kit/connector'
import { isRecord } from '@ante/kit/record'

/** Who somebody is, by what a service has signed. */
export interface SocialIdentity {
  /** The person's number there, which never changes. */
  readonly subject: string
  readonly email: string | undefined
  /** The service knows that the e-mail is theirs. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** Where the proof itself came by the browser: it is taken once. In milliseconds. */
  readonly once?: { readonly verified: string; readonly validUntil: number }
}

/** The service does not answer, or answers what cannot be understood: nobody is known by it, and they may try again. */
export class SocialUnavailable extends Error {}
/** The service does not stand behind this sign-in: the code is none of its own, or what it is said to have signed was not signed by it, or not for us. */
export class SocialRefused extends Error {}

/** A service that knows who somebody is. Every call ends in bounded time. */
export interface SocialProvider {
  /** The name under which an operator offers it. */
  readonly service: string
  /** The answer comes behind the # of the address, as `tgAuthResult`: a page has to read it. */
  readonly answersInFragment?: true
  /** Where the browser goes. Throws SocialUnavailable. */
  authorizationUrl(request: {
    state: string
    nonce: string
    challenge: string
    redirectUri: string
    locale: string
  }): Promise<string>
  /** Whom the code that came back speaks of; `issuedBy` is who says that it gave the code, where the answer tells it. Throws SocialRefused or SocialUnavailable. */
  identify(answer: {
    code: string
    issuedBy?: string | undefined
    verifier: string
    nonce: string
    redirectUri: string
  }): Promise<SocialIdentity>
}
/** One connector serves any number of services. */
export const socialConnector = connectorKind<readonly SocialProvider[]>()('social')
export interface SocialPorts {
  readonly social: ReadonlyMap<string, SocialProvider>
}

/** The composition root names the ports: what it calls `social` are these services. Nothing is known of the ports of others. */
export const hasSocial = (ports: unknown): ports is SocialPorts => isRecord(ports) && ports.social instanceof Map

/** The services that a house has an account with. */
export const servicesOf = (ports: unknown): readonly string[] => [...(hasSocial(ports) ? ports.social.keys() : [])]
