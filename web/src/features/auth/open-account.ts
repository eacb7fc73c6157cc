import { tellAnalytics } from '../../app/session/analytics.ts'
import { ApiError, post } from '../../app/api/client.ts'
import type { Output, Params } from '../../app/api/endpoints.ts'
import { forget } from '../../app/session/storage.ts'

/** The login and the password of a registration whose answer was lost. */
let unanswered: string | undefined

/** ERR-56: opens the account and forgets what the visitor came with; a failure is counted and thrown on to the form, which keeps everything. */
export async function openAccount(
  params: Params<'auth.register'>,
  send: typeof post = post
): Promise<Output<'auth.register'>> {
  try {
    const account = await openOnce(params, send)
    unanswered = undefined
    forget('promoCode', 'isBetting')
    tellAnalytics('registration')
    return account
  } catch (error) {
    if (error instanceof ApiError) tellAnalytics('registration_error', { code: error.code })
    throw error
  }
}

/** The login that is taken may be the account that this form has opened by a call whose answer was lost: then its password opens it. */
async function openOnce(params: Params<'auth.register'>, send: typeof post): Promise<Output<'auth.register'>> {
  const { login, password } = params
  const name = JSON.stringify([login, password])
  try {
    return await send('auth.register', params)
  } catch (error) {
    if (!(error instanceof ApiError)) unanswered = name
    else if (login !== undefined && error.code === 'login_taken' && unanswered === name)
      return send('auth.login', { login, password }).catch(() => {
        throw error
      })
    throw error
  }
}
