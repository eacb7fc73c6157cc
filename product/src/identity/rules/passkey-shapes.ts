import { jsonOf } from '@ante/kit/contract'
import { z } from 'zod'

/** What `navigator.credentials` answers, as JSON. The sizes are those of the largest that authenticators make, and some room. */
const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)
const frame = { id: encoded(1500), rawId: encoded(1500), type: z.literal('public-key') }

export const registrationResponse = jsonOf(
  z.object({
    ...frame,
    response: z.object({
      clientDataJSON: encoded(4000),
      attestationObject: encoded(20_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
)
export const authenticationResponse = jsonOf(
  z.object({
    ...frame,
    response: z.object({
      clientDataJSON: encoded(4000),
      authenticatorData: encoded(4000),
      signature: encoded(6000),
      userHandle: encoded(200).optional(),
    }),
  })
)
export type AuthenticationAnswer = z.output<typeof authenticationResponse>

const passkeyNameMax = 60
/** A name as it is kept; undefined for none. */
export function readPasskeyName(text: string | undefined): string | undefined {
  const name = (text ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return name === '' ? undefined : [...name].slice(0, passkeyNameMax).join('')
}
