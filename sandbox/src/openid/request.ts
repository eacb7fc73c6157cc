import { z } from 'zod'

export interface Person {
  readonly subject: string
  readonly email: string
  readonly isVerified: boolean
  readonly givenName: string
  readonly familyName: string
}

export const oneLine = (max: number) => z.string().trim().max(max).default('')
/** What a site sends a reader here with. */
export const request = z.object({
  client_id: z.string().max(200),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(500),
  response_type: oneLine(50),
  scope: oneLine(200),
  state: oneLine(500),
  nonce: oneLine(500),
  code_challenge: oneLine(200),
  code_challenge_method: oneLine(20),
})
export type AuthorizationRequest = z.output<typeof request>
