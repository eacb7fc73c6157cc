import type { Context, RefusesAs, Tx } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { orRefuse } from '@ante/kit/refusal'
import type { InputOf } from '@ante/kit/contract'
import { isLocale } from '@ante/texts'
import { generalSettings } from '../content/contract.ts'
import { dayThroughout } from '../messages/index.ts'
import { authSettings } from '../identity/contract.ts'
import {
  acceptTerms,
  createUser,
  hashPassword,
  isBreached,
  limitTakenAnswers,
  openSession,
  passwordPolicyOf,
  refuseElsewhere,
  startSession,
} from '../identity/index.ts'
import { broughtCode } from './brought-code.ts'
import { cameBy } from './came-by.ts'
import { applyAnswers, refuseRegistered } from './check-registers.ts'
import { events, type AccountInfo, type endpoints, personalFields } from './contract.ts'
import { keepPerson } from './excluded-person.ts'
import { fieldLists } from './field-lists.ts'
import { readAccountInfo } from './index.ts'
import { keepNewsChoice } from './keep-news-choice.ts'
import { enterByMessenger } from './messenger-entry.ts'
import { detailsOf, neededFields, wrongFor } from './person-details.ts'
import { phoneCountries } from './phone-settings.ts'
import { type NewsChannel, type NewsChoice, newsOf } from './rules/news.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { planRegistration } from './rules/registration.ts'
import * as store from './store.ts'

/** What the form shows: all, or where contacts are enough what a register of the market has to be told. */
const fieldsOf = (context: Context, country: string | undefined, needed: ReadonlySet<string>) =>
  personalFieldsFor(country, fieldLists(context.locale), 'registration', needed).filter(
    ({ sysname, params }) =>
      params.is_visible &&
      (context.setting('auth', authSettings).authTypes.fastRegistration === 'full' || needed.has(sysname))
  )

/** Creates the account, its profile and a session in one transaction; sets the cookie after the commit. */
export async function register(
  context: Context & RefusesAs<(typeof endpoints)['auth.register']>,
  input: InputOf<(typeof endpoints)['auth.register']>
): Promise<AccountInfo> {
  if (input.is_tg) return enterByMessenger(context, input)
  await refuseElsewhere(context, null)
  const auth = context.setting('auth', authSettings)
  const personal = Object.fromEntries(personalFields.map((field) => [field, input[field]]))
  // Only what is kept of the player decides: no form asks for the part of a country yet, so none is believed.
  const country = input.country ?? input.country_code
  const policy = context.policy({ country: country ?? null })
  const needed = neededFields(context.ports, policy)
  const plan = orRefuse(
    context,
    planRegistration(
      { ...input, personal: { ...personal, country } },
      {
        now: dayThroughout(country ?? null, context.clock.now()),
        fields: fieldsOf(context, country, needed),
        minimumAge: policy.minimumAge,
        passwordPolicy: passwordPolicyOf(auth, policy),
        isCommonPassword: isBreached,
        termsActive: auth.terms.isActive,
        currencies: context.setting('general', generalSettings).available_currencies,
        phones: phoneCountries,
        dictionary: auth.forms.registration.validation,
      }
    )
  )
  const person = detailsOf({ fields: plan.personal, email: plan.email, phone: plan.phone })
  refuseWrong(context, wrongFor(context.ports, policy, person))
  const answers = await refuseRegistered(context, policy, person)
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.password)
  const { opened, info } = await limitTakenAnswers(context, () =>
    context.db.write(async (tx) => {
      const { uid } = await createUser(context, tx, {
        login: plan.login,
        email: plan.email,
        phone: plan.phone,
        phoneCountry: plan.phoneCountry,
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
      await keepChoices(context, tx, uid, { policy, input, plan })
      await keepPerson(context, tx, uid, plan.personal)
      await applyAnswers(tx, uid, 'registration', answers)
      await tx.announce(events['players.registered'], {
        uid,
        ...broughtCode(policy, input.promo_code, { birthDate: plan.personal.birth_date, clock: context.clock }),
        ...(input.character_id ? { character_id: input.character_id } : {}),
        ...cameBy(context, policy.market),
      })
      return { opened: await openSession(context, tx, uid), info: await readAccountInfo(context, tx, uid) }
    })
  )
  if (!info) throw new Error('the new account cannot be read')
  startSession(context, opened)
  return info
}

interface Chosen {
  readonly policy: Policy
  readonly input: InputOf<(typeof endpoints)['auth.register']>
  readonly plan: { readonly email: string | null; readonly phone: string | null }
}
/** The terms as they are now, and news. */
async function keepChoices(context: Context, tx: Tx, uid: bigint, { policy, input, plan }: Chosen): Promise<void> {
  if (input.terms) await acceptTerms(tx, uid, context.setting('auth', authSettings).terms.version)
  await keepNewsChoice(tx, uid, newsAsked(policy, input, plan), { source: 'registration', locale: context.locale })
}

/** What the form said of news, for the contacts that came with it: one tick for all, or one for each product where the market asks so. */
function newsAsked(
  { marketing }: Policy,
  input: InputOf<(typeof endpoints)['auth.register']>,
  { email, phone }: { readonly email: string | null; readonly phone: string | null }
): Partial<Record<NewsChannel, NewsChoice>> {
  const all: NewsChoice = { isOn: input.notify ?? false, products: [] }
  const isGeneral = marketing.consent === 'general'
  return {
    ...(email === null ? {} : { email: isGeneral ? all : newsOf(input.notify_email ?? []) }),
    ...(phone === null ? {} : { phone: isGeneral ? all : newsOf(input.notify_phone ?? []) }),
  }
}

function refuseWrong(
  context: RefusesAs<(typeof endpoints)['auth.register']>,
  fields: ReturnType<typeof wrongFor>
): void {
  if (Object.keys(fields).length > 0) context.refuse('InvalidParameter', { fields })
}
