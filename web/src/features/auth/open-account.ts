import { tellAnalytics } from '../../app/analytics.ts'
import { ApiError, post } from '../../app/api.ts'
import type { Output, Params } from '../../app/endpoints.ts'
import { forget } from '../../app/storage.ts'

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
