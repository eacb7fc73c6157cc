import type { Context, RefusesAs } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import { orRefuse } from '@ante/kit/refusal'
import type { InputOf } from '@ante/kit/contract'
import { isLocale } from '@ante/texts'
import { generalSettings } from '../content/contract.ts'
import { authSettings } from '../identity/contract.ts'
import {
  commonPasswords,
  createUser,
  hashPassword,
  limitTakenAnswers,
  openSession,
  passwordPolicyOf,
  sessionLifeMs,
} from '../identity/index.ts'
import { allowsBonusTo } from '../policies/index.ts'
import { events, type AccountInfo, type endpoints, personalFields } from './contract.ts'
import { fieldLists } from './field-lists.ts'
import { readAccountInfo } from './index.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { planRegistration } from './rules/registration.ts'
import * as store from './store.ts'

/** Creates the account, its profile and a session in one transaction; sets the cookie after the commit. */
export async function register(
  context: Context & RefusesAs<(typeof endpoints)['auth.register']>,
  input: InputOf<(typeof endpoints)['auth.register']>
): Promise<AccountInfo> {
  const auth = context.setting('auth', authSettings)
  const personal = Object.fromEntries(personalFields.map((field) => [field, input[field]]))
  const country = input.country ?? input.country_code
  // Only what is kept of the player decides: no form asks for the part of a country yet, so none is believed.
  const policy = context.policy({ country: country ?? null })
  const plan = orRefuse(
    context,
    planRegistration(
      { ...input, personal: { ...personal, country } },
      {
        now: context.clock.now(),
        fields:
          auth.authTypes.fastRegistration === 'full'
            ? personalFieldsFor(country, fieldLists(context.locale)).filter((field) => field.params.is_visible)
            : [],
        minimumAge: policy.minimumAge,
        passwordPolicy: passwordPolicyOf(auth, policy),
        isCommonPassword: (password) => commonPasswords.has(password),
        termsActive: auth.terms.isActive,
        currencies: context.setting('general', generalSettings).available_currencies,
        dictionary: auth.forms.registration.validation,
      }
    )
  )
  const isWelcome = allowsBonusTo(policy, {
    deposits: 0,
    birthDate: plan.personal.birth_date,
    now: context.clock.now(),
  })
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.password)
  const { token, info } = await limitTakenAnswers(context, () =>
    context.db.write(async (tx) => {
      const { uid } = await createUser(context, tx, {
        login: plan.login,
        email: plan.email,
        phone: plan.phone,
        passwordHash,
      })
      await store.insertProfile(tx, {
        uid,
        fakename: `player${uid}`,
        currency: input.currency ?? defaultCurrency,
        locale: input.locale !== undefined && isLocale(input.locale) ? input.locale : context.locale,
        countryCode: plan.personal.country ?? null,
        notify: input.notify ?? false,
        isBetting: input.is_betting ?? null,
        fields: plan.personal,
      })
      await tx.announce(events['players.registered'], {
        uid,
        ...(input.promo_code && isWelcome ? { promo_code: input.promo_code } : {}),
        ...(input.character_id ? { character_id: input.character_id } : {}),
      })
      return { token: await openSession(tx, uid, context), info: await readAccountInfo(tx, uid) }
    })
  )
  if (!info) throw new Error('the new account cannot be read')
  context.session?.start(token, sessionLifeMs)
  return info
}
