import type { InputOf } from '@ante/kit/contract'
import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import { orRefuse } from '@ante/kit/refusal'
import { validateField } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import { generalSettings } from '../content/contract.ts'
import { dayThroughout } from '../messages/index.ts'
import { authSettings } from '../identity/contract.ts'
import {
  acceptTerms,
  completeAccount,
  findUser,
  holdIncompleteUser,
  limitTakenAnswers,
  writeWhileOpen,
} from '../identity/index.ts'
import type { Asked } from '../registers/index.ts'
import { broughtCode } from './brought-code.ts'
import { cameBy } from './came-by.ts'
import { applyAnswers, checkPlayer, refuseRegistered } from './check-registers.ts'
import { events, type endpoints, personalFields } from './contract.ts'
import { keepPerson } from './excluded-person.ts'
import { fieldLists } from './field-lists.ts'
import { detailsOf, neededFields, wrongFor } from './person-details.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { planProfile } from './rules/profile.ts'
import * as store from './store.ts'

type Save = (typeof endpoints)['account.saveProfileInfo']
type Input = InputOf<Save>
/** Of an account that is not complete. */
type Incomplete = NonNullable<Awaited<ReturnType<typeof holdIncompleteUser>>>

/** PROF-15: saves what was given, all or nothing. An account that was not complete is, when this succeeds (SOC-09). */
export async function saveProfile(context: PlayerContext & RefusesAs<Save>, input: Input): Promise<1> {
  const { uid } = context.player
  const answers = await askBeforeOpening(context, input)
  const save = () =>
    writeWhileOpen(context, async (tx) => {
      const incomplete = await holdIncompleteUser(tx, uid)
      const profile = await store.holdProfile(tx, uid)
      if (!profile) throw new Error('a session without its player')
      const entry = incomplete && entryOf(context, input, incomplete)
      const email = incomplete ? null : ((await findUser(tx, uid))?.email ?? null)
      const wrong = entry?.wrong ?? named('email', otherEmail(input, email))
      const fields = plannedFields(context, input, profile, { completes: entry !== undefined, wrong })
      const country = fields.country ?? profile.country_code
      await store.saveFields(tx, uid, fields, country)
      await keepPerson(context, tx, uid, fields)
      await tx.announce(events['players.profile-saved'], { uid })
      if (!entry) return
      await applyAnswers(tx, uid, 'registration', answers)
      const rules = context.policy({ country, region: fields['region'] ?? null })
      await complete(context, tx, uid, entry, {
        market: rules.market,
        code: broughtCode(rules, input.promo_code, { birthDate: fields['birth_date'], clock: context.clock }),
      })
    })
  // Only an email may be somebody else's.
  await (input.email === undefined ? save() : limitTakenAnswers(context, save))
  // Where the player is and how old decides which rules hold: this host reads it anew.
  context.session?.othersEnded(uid)
  // What a register did not know of the player before, or could not be asked without.
  if (answers.length === 0) await checkPlayer(context, uid, 'login')
  return 1
}

/** SOC-09: an account that is completed is opened by it. What it will hold is planned here and again in the transaction: it may change in between. */
async function askBeforeOpening(context: PlayerContext & RefusesAs<Save>, input: Input): Promise<readonly Asked[]> {
  const { uid } = context.player
  const { user, profile } = await context.db.query(async (tx) => ({
    user: await findUser(tx, uid),
    profile: await store.readProfile(tx, uid),
  }))
  if (!user || !profile || user.is_complete) return []
  const country = input.country ?? input.country_code ?? profile.country_code
  const policy = context.policy({ country, region: profile.fields['region'] ?? null })
  if (policy.registers.length === 0) return []
  const email = user.email ?? (input.email?.trim().toLowerCase() || null)
  const person = detailsOf({
    fields: plannedFields(context, input, profile, { completes: true, wrong: entryOf(context, input, user).wrong }),
    email,
    phone: user.phone,
  })
  const wrong = wrongFor(context.ports, policy, person)
  if (Object.keys(wrong).length > 0) context.refuse('InvalidParameter', { fields: wrong })
  return refuseRegistered(context, policy, person)
}

function plannedFields(
  context: PlayerContext & RefusesAs<Save>,
  input: Input,
  { fields: saved, verified_at }: store.ProfileRow,
  { completes, wrong }: { completes: boolean; wrong: Entry['wrong'] }
): Readonly<Record<string, string>> {
  const auth = context.setting('auth', authSettings)
  const given: Record<string, string | undefined> = Object.fromEntries(
    personalFields.map((field) => [field, input[field]])
  )
  given['country'] ??= given['country_code']
  const country = given['country'] ?? saved['country']
  // Where the operator registers by contact alone, nothing more is asked for here.
  const isAsked = auth.authTypes.fastRegistration === 'full'
  const policy = context.policy({ country: country ?? null, region: saved['region'] ?? null })
  const needed = neededFields(context.ports, policy)
  return orRefuse(
    context,
    planProfile(given, {
      now: dayThroughout(country ?? null, context.clock.now()),
      minimumAge: policy.minimumAge,
      fields: personalFieldsFor(country, fieldLists(context.locale), 'profile', needed).filter(
        ({ sysname }) => isAsked || !completes || given[sysname] !== undefined || needed.has(sysname)
      ),
      saved,
      completes,
      isVerified: verified_at !== null,
      dictionary: completes ? auth.forms.registration.validation : auth.forms.profile.validation,
      wrongElsewhere: wrong,
    })
  )
}

/** What the form of registration asks for beside the personal fields: the terms, and one way to reach the player. */
interface Entry {
  readonly email: string | null
  readonly hasTerms: boolean
  readonly wrong: Readonly<Record<string, validators.Wrong>>
}

function entryOf(context: PlayerContext, input: Input, { email, phone, has_terms }: Incomplete): Entry {
  const isWithoutContact = email === null && phone === null
  const said = (input.email ?? '').trim().toLowerCase()
  const { terms, forms } = context.setting('auth', authSettings)
  const rules = forms.registration.validation['email']
  const wrong = {
    ...named('email', isWithoutContact ? validateField(rules, said, validators.email(said)) : otherEmail(input, email)),
    ...named('terms', has_terms ? undefined : validators.terms(input.terms === true, terms.isActive)),
  }
  return { email: isWithoutContact ? said : null, hasTerms: input.terms === true, wrong }
}
/** A contact that is there is changed by `account.addcontact` alone: with the password, the second factor and a code. */
const otherEmail = ({ email }: Input, own: string | null): validators.Verdict => {
  const said = (email ?? '').trim().toLowerCase()
  return said === '' || said === own ? undefined : { key: 'wrong' }
}
const named = (field: string, verdict: validators.Verdict) => (verdict ? { [field]: verdict } : {})

async function complete(
  context: RefusesAs<Save> & Pick<PlayerContext, 'setting' | 'session'>,
  tx: Tx,
  uid: bigint,
  entry: Entry,
  { market, code }: { market: string; code: ReturnType<typeof broughtCode> }
): Promise<void> {
  await completeAccount(context, tx, uid, entry)
  if (entry.hasTerms) await acceptTerms(tx, uid, context.setting('auth', authSettings).terms.version)
  await tx.announce(events['players.registered'], {
    uid,
    ...code,
    ...cameBy(context, market),
  })
}

/** SOC-09: chosen while the account is not complete; from then on money may be in it, and it stays (PROF-17). */
export async function setCurrency(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.setCurrency']>,
  { currency }: InputOf<(typeof endpoints)['account.setCurrency']>
): Promise<1> {
  if (!context.setting('general', generalSettings).available_currencies.includes(currency))
    context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
  const { uid } = context.player
  await writeWhileOpen(context, async (tx) => {
    const incomplete = await holdIncompleteUser(tx, uid)
    const profile = await store.holdProfile(tx, uid)
    if (!incomplete && profile?.currency !== currency)
      context.refuse('InvalidParameter/currency_fixed', { fields: { currency: 'wrong' } })
    await store.setCurrency(tx, uid, currency)
  })
  return 1
}
