import { tellAnalytics } from '../../app/session/analytics.ts'
import type { OpenPopup } from '../../app/popups/popups.ts'
import { takeSocialBack, takeSocialResult } from './social-window.ts'
import { pendingLogin } from './two-factor.ts'

/** What came of a sign-in that had no window of its own: this page was left for the service, and is there again. */
export function continueSocial(openPopup: OpenPopup): void {
  const result = takeSocialResult()
  const to = takeSocialBack()
  if (!result) return
  if (result.ok) return tellAnalytics(result.is_new ? 'registration' : 'login')
  if (!('token' in result) || result.code === 'password_needed') {
    tellAnalytics('login_error', { code: result.code })
    return void openPopup('AuthPopup', {
      view: 'authorization',
      redirectTo: to,
      problem: 'message' in result ? result.message : undefined,
    })
  }
  pendingLogin.begin({
    login: '',
    password: '',
    resend_time: result.resend_time,
    way: result.way,
    social: { token: result.token, to },
  })
  void openPopup('AuthPopup', { view: 'twofa', redirectTo: to })
}
