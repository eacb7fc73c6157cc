import { randomBytes } from 'node:crypto'
import type { Clock, Context, Database, Log, SessionHandle, StaffHost, StaffMember } from '@ante/kit/context'
import { type Endpoint, isStaffAccess } from '@ante/kit/contract'
import { instant } from '@ante/kit/instant'
import { Refusal, type RefusalCode, refuse, type Refuses } from '@ante/kit/refusal'
import type { Market } from '@ante/kit/policy'
import { isStorable } from '@ante/kit/storable'
import { type GeneralSettings, generalSettings } from '@ante/product/content/contract'
import { ContentMissing, everyDomain } from '@ante/product/content/index'
import { authSettings } from '@ante/product/identity/contract'
import { exclusionData, ownBrand, refuseElsewhere, termsDue } from '@ante/product/identity/index'
import type { Policies } from '@ante/product/policies/index'
import { refuseBeyondPace } from '@ante/product/protection/index'
import { licenceSettings } from '@ante/product/policies/contract'
import { mayBeFollowed } from '@ante/product/tracking/index'
import type { Call } from '../registry.ts'
import type { PlayerSession } from '../sessions.ts'
import { type Config, type Settings, settingOf } from '../settings.ts'

export const systemClock: Clock = { now: () => instant(Date.now()) }

/** What every call is given by the composition root. */
export interface HostServices {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly ports: unknown
  readonly settings: Settings
  readonly policies: Policies
  readonly origin: string
}

export interface Caller {
  readonly session?: PlayerSession | undefined
  readonly handle: SessionHandle
  readonly locale: string
  /** Whose settings hold; left out, those for all domains. */
  readonly domain?: string
  readonly address: string
  readonly country?: string | undefined
  readonly userAgent: string
  readonly idempotencyKey?: string | undefined
  readonly staff?: StaffMember | undefined
  readonly host?: StaffHost
}

/** As which of the operator's names a domain is known to players. */
export const brandIn = (domain: string | undefined, setting: Context['setting']): string =>
  domain === undefined || domain === everyDomain || setting('general', generalSettings).domain_type === 'mirror'
    ? ownBrand
    : domain

/** The licences of the whole house: whom one of them covers has its rules under each of our names, also where they are laxer for others. */
const licencesIn = (configs: readonly Config[]): Market[] =>
  configs.flatMap((config) => settingOf(config)('licence', licenceSettings).markets)

export async function contextFor(around: HostServices, caller: Caller): Promise<Context & Refuses<RefusalCode>> {
  // Work that needs no setting is done also where none can be read: the job that fetches them is one of it.
  const [setting, everywhere] = await Promise.all([
    around.settings.of(caller.locale, caller.domain).then(settingOf, (error: unknown): Context['setting'] => () => {
      throw error
    }),
    around.settings.everywhere(caller.locale),
  ])
  const person = caller.session?.person
  const policy: Context['policy'] = (whereabouts = person) =>
    around.policies.of(
      around.clock.now(),
      [...setting('licence', licenceSettings).markets, ...licencesIn(everywhere)],
      whereabouts
    )
  return {
    refuse,
    db: around.db,
    clock: around.clock,
    random: { bytes: (count) => randomBytes(count) },
    log: around.log,
    ports: around.ports,
    setting,
    policy,
    origin: around.origin,
    ...(caller.domain === undefined ? {} : { domain: caller.domain }),
    brand: () => brandIn(caller.domain, setting),
    locale: caller.locale,
    address: caller.address,
    ...(caller.country === undefined ? {} : { country: caller.country }),
    userAgent: caller.userAgent,
    session: withVisit(caller.handle, { setting, policy }),
    ...(caller.staff ? { staff: caller.staff } : {}),
    ...(caller.host ? { host: caller.host } : {}),
    ...(caller.session
      ? {
          player: {
            uid: caller.session.uid,
            restricted: caller.session.restricted,
            birthDate: person?.birthDate,
            isVerified: person?.isVerified ?? false,
            isTest: person?.isTest ?? false,
            // Read where it is asked for: work that needs no setting is done also where none can be read.
            get wantsNews() {
              return person?.wantsNews[policy().marketing.consent] ?? false
            },
          },
        }
      : {}),
    ...(caller.idempotencyKey === undefined ? {} : { idempotencyKey: caller.idempotencyKey }),
  }
}

/** A browser is known by the link that it followed only while its person agrees to that. */
const withVisit = (handle: SessionHandle, rules: Pick<Context, 'setting' | 'policy'>): SessionHandle => {
  if (handle.visit === undefined || mayBeFollowed({ session: handle, ...rules })) return handle
  const { visit: _, ...others } = handle
  return others
}

/** For callers whose answer carries no cookie. */
export const withoutCookies: SessionHandle = {
  start: () => undefined,
  keepDevice: () => undefined,
  keepVisitor: () => undefined,
  keepConsent: () => '',
  keepVisit: () => undefined,
  end: () => undefined,
  othersEnded: () => undefined,
}

/** A context for work that nobody called: jobs, callbacks, the feed. */
export const contextOfHouse = (around: HostServices, locale = 'en'): Promise<Context & Refuses<RefusalCode>> =>
  contextFor(around, { handle: withoutCookies, locale, address: 'house', userAgent: 'house' })

/** What a restricted session may do is said by the contracts; all that they do not name is refused. */
const isForRestricted = ({ access, method, whileRestricted }: Endpoint): boolean =>
  access === 'account' || (access === 'public' && (method === 'GET' || whileRestricted === true))

function refuseRestricted({ exclusion }: PlayerSession): never {
  if (exclusion) refuse('InvalidRequest/self_excluded', { data: exclusionData(exclusion) })
  refuse('InvalidRequest/account_restricted')
}

/** Of a site that is closed it can be read that it is, and a session be ended. */
const openWhileClosed: ReadonlySet<string> = new Set(['metadata.getgeneralinfo', 'auth.logout'])

/**
 * CMS-05, ERR-02: while an operator has closed a site, for a time or for good, nobody plays, bets or pays by a page that is still open somewhere. Where no
 * setting can be read, each call says so itself.
 */
export function refuseClosed({ key }: Pick<Call, 'key'>, { setting }: Pick<Context, 'setting'>): void {
  const state = stateOf(setting)
  if (state === 'active' || openWhileClosed.has(key)) return
  refuse(state === 'disabled' ? 'ApplicationDisabled' : 'ApplicationUnavailable')
}

function stateOf(setting: Context['setting']): GeneralSettings['domain_state'] {
  try {
    return setting('general', generalSettings).domain_state
  } catch (error) {
    if (error instanceof ContentMissing) return 'active'
    throw error
  }
}

function guard({ endpoint }: Call, context: Context, session: PlayerSession | undefined): void {
  // Whether a member may call was asked, and written down, before; a page of the site that asks for it is told no.
  if (isStaffAccess(endpoint.access)) {
    if (!context.staff && endpoint.access !== 'staff-sign-in') refuse('Authorization/session_ended')
    return
  }
  if (session?.banned && endpoint.access !== 'public') refuse('UserBanned')
  if (session?.restricted && !isForRestricted(endpoint)) refuseRestricted(session)
  if (endpoint.spends && session) refuseBeyondPace({ ...context, refuse }, endpoint.spends, session)
  if (endpoint.access === 'public') return
  if (!context.player) refuse('Authorization/session_ended')
  // RTE-105: pages are read, money stays where it is: also what a restricted player may move.
  const isMove = endpoint.access === 'player' || endpoint.idempotent === true
  if (isMove && endpoint.method === 'POST' && session?.incomplete) refuse('UserNeedProfileData/registration_incomplete')
  // ACC-3: money can be paid out without.
  const { terms } = context.setting('auth', authSettings)
  if (endpoint.access === 'player' && endpoint.method === 'POST' && session && termsDue(terms, session.termsVersion))
    refuse('InvalidRequest/terms_changed')
}

const isKey = (text: string | undefined): text is string => text !== undefined && /^[\x21-\x7e]{8,128}$/.test(text)

/**
 * One call through its contract: access, idempotency key, input, handler, output. Throws a Refusal for every expected no; any other error is
 * a bug or an outage and is thrown as it is.
 */
export async function perform(
  call: Call,
  context: Context,
  session: PlayerSession | undefined,
  params: unknown
): Promise<unknown> {
  try {
    return await carryOut(call, context, session, params)
  } catch (error) {
    const before = error instanceof Refusal && !session?.banned ? await answerBefore(call, context, params) : undefined
    if (before === undefined) throw error
    return before
  }
}

/** A call that moved money and lost its answer is repeated under its key: what happened is the answer, also where it would be refused by now. */
async function answerBefore({ endpoint, answer }: Call, context: Context, params: unknown): Promise<unknown> {
  if (!answer || !context.player || !isKey(context.idempotencyKey) || !isStorable(params)) return undefined
  const input = endpoint.input.safeParse(params)
  const before = input.success ? await answer(context, input.data) : undefined
  return before === undefined ? undefined : endpoint.output.parse(before)
}

async function carryOut(
  call: Call,
  context: Context,
  session: PlayerSession | undefined,
  params: unknown
): Promise<unknown> {
  const { endpoint, handler } = call
  guard(call, context, session)
  if (session && endpoint.access === 'player' && endpoint.method === 'POST')
    await refuseElsewhere({ ...context, refuse }, session.uid)
  if (endpoint.idempotent && !isKey(context.idempotencyKey)) refuse('InvalidRequest/idempotency_key_missing')
  if (!isStorable(params)) refuse('InvalidRequest/malformed_body')
  const input = endpoint.input.safeParse(params)
  if (!input.success) {
    const fields = Object.fromEntries(input.error.issues.map((issue) => [String(issue.path[0] ?? 'body'), 'wrong']))
    // Staff write whole documents: they are told which part does not fit.
    const issues = input.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
    refuse('InvalidParameter', { fields, ...(context.host ? { data: { issues } } : {}) })
  }
  return endpoint.output.parse(await handler(context, input.data))
}
