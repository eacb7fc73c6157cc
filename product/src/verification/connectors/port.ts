import type { Marks } from '@ante/kit/marks'
import { connectorKind } from '@ante/kit/connector'
import type { Review, Step, VerifiedPerson } from '../rules/words.ts'

/** A check as the vendor is asked for it: identity by its player, who has one; the means by a key of their own, because they are looked at again and again. */
export interface CheckName {
  readonly step: Step
  readonly uid: string
  readonly key: string
}
export interface ApplicantRequest extends CheckName {
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly firstName: string
  readonly lastName: string
  /** `yyyy-mm-dd` */
  readonly birthDate: string | undefined
  /** ISO 3166-1 alpha-2 */
  readonly country: string | undefined
  readonly locale: string
}
export type Created =
  | { readonly outcome: 'created'; readonly reference: string }
  | { readonly outcome: 'refused'; readonly why: string }
  /** No answer that can be relied on. Asked again, the vendor answers with the same applicant. */
  | { readonly outcome: 'unknown' }

export type Token =
  | { readonly outcome: 'token'; readonly token: string }
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unknown' }

export type Standing =
  | {
      readonly outcome: 'known'
      readonly reference: string
      readonly review: Review
      /** Undefined while nobody was verified. */
      readonly person: VerifiedPerson | undefined
    }
  /** The vendor has never heard of it. */
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown' }

/** What a vendor tells of a check. */
export interface Notice {
  readonly step: Step
  readonly uid: string
  readonly key: string
  readonly reference: string
  readonly review: Review
  /** The vendor's own time of it, in milliseconds; undefined where it says none. */
  readonly atMs: number | undefined
}
export type CallbackCheck =
  | { readonly kind: 'genuine'; readonly notice: Notice }
  /** Signed by the vendor, but of a kind that does not concern us. */
  | { readonly kind: 'irrelevant' }
  /** Signed by the vendor, but not as documented. */
  | { readonly kind: 'strange' }
  | { readonly kind: 'forged' }

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * What verification needs of a vendor. The calls go across the internet: they end in bounded time, repeat where that is safe, never throw for the
 * vendor's failures and say `unknown` when they cannot know.
 */
export interface IdentityProvider {
  createApplicant(request: ApplicantRequest): Promise<Created>
  /** For the vendor's own form in the player's browser. Lives for minutes. */
  accessToken(check: CheckName): Promise<Token>
  /** How a check stands by the vendor's own books. */
  standing(check: CheckName & { readonly reference: string | undefined }): Promise<Standing>
  /** What was handed in before counts no more: the player is asked anew. */
  reset(check: CheckName & { readonly reference: string }): Promise<'done' | 'refused' | 'unknown'>
  /** Checks the signature over the bytes as they came in, before anything is parsed. */
  verifyCallback(headers: Headers, rawBody: Uint8Array): CallbackCheck
  /** Where the vendor's form is framed from: sources of a content security policy. */
  frameSources(): readonly string[]
}
export const identityConnector = connectorKind<IdentityProvider>()('identity')
/** What a vendor does without asking anybody: also inside a transaction. */
export const localToProvider = ['verifyCallback', 'frameSources'] as const

export interface VerificationPorts {
  /** Undefined where the host has no vendor: staff decide then. */
  readonly identity: IdentityProvider | undefined
  readonly identityName: string
  /** Ours, of this process. */
  readonly marks: Marks
}
