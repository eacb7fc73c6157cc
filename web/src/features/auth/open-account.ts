import { tellAnalytics } from '../../app/session/analytics.ts'
import { ApiError, post } from '../../app/api/client.ts'
import type { Output, Params } from '../../app/api/endpoints.ts'
import { forget } from '../../app/session/storage.ts'

/** ERR-56: opens the account and forgets what the visitor came with; a failure is counted and thrown on to the form, which keeps everything. */
export async function openAccount(
  params: Params<'auth.register'>,
  send: typeof post = post
): Promise<Output<'auth.register'>> {
  try {
    const account = await send('auth.register', params)
    forget('promoCode', 'isBetting')
    tellAnalytics('registration')
    return account
  } catch (error) {
    if (error instanceof ApiError) tellAnalytics('registration_error', { code: error.code })
    throw error
  }
}
