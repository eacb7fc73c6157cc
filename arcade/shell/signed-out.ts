import type { WireError } from '@ante/kit/refusal'

/** Nobody is logged in whose money could be played for. */
export const signedOut: WireError = {
  type: 'AuthorizationException',
  code: 'session_ended',
  message: '',
  error_data: {},
  invalid_parameters: {},
}
