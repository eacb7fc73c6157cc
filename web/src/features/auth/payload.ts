import { loginOf } from '@ante/kit/validators'
import { newsProducts } from '@ante/product/players/rules/news'
import type { Params } from '../../app/api/endpoints.ts'
import type { SettingsOf } from '../../app/document/settings.ts'
import type { Values } from '../../ui/use-fields.ts'

/** Fields that are not sent as they are: flags of the form, and `mobile`, which is sent as `phone`. */
const ownRules = new Set([
  'login',
  'email',
  'mobile',
  'terms',
  'notify',
  ...newsProducts.map((product) => `news_${product}`),
  'is_betting',
  'promo_code',
  'hasPromocode',
])

/** REG-32..42: login falls back to e-mail, then phone; ticks are '1' and '0'; what is empty is not sent; inactive options are not sent. */
export function registrationPayload(
  values: Values,
  options: SettingsOf<'auth'>,
  locale: string
): Params<'auth.register'> {
  const mobile = loginOf(values['mobile'] ?? '')
  const email = (values['email'] ?? '').trim()
  const all: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !ownRules.has(name))),
    login: loginOf(values['login'] ?? '') || email || mobile,
    email,
    phone: mobile,
    locale,
    terms: options.terms.isActive ? ticked(values['terms']) : undefined,
    notify: options.notify.isActive ? ticked(values['notify']) : undefined,
    ...newsOf(values, options),
    promo_code: takesPromoCode(values, options) ? (values['promo_code'] ?? '').trim() : undefined,
    is_betting: options.markBetting.isActive ? (values['is_betting'] === 'betting' ? '1' : '0') : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''))
}

/** The ticks by product are about the contact of the form. */
function newsOf(values: Values, { notify }: SettingsOf<'auth'>): Record<string, string> {
  const products = newsProducts.filter((product) => values[`news_${product}`] === '1').join()
  return notify.isActive ? { [(values['mobile'] ?? '') === '' ? 'notify_email' : 'notify_phone']: products } : {}
}

const ticked = (value: string | undefined): '1' | '0' => (value === '1' ? '1' : '0')

/** A code whose field is shut is not sent. */
const takesPromoCode = (values: Values, options: SettingsOf<'auth'>): boolean =>
  options.showPromocode && (options.showPromoFieldByDefault || values['hasPromocode'] === '1')
