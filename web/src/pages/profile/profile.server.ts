import { day, instant, instantOf } from '@ante/kit/instant'
import { type Bonus, cashback } from '@ante/product/bonuses/contract'
import { redirect } from 'react-router'
import { isHintTime, unconfirmedLogin } from '../../app/session/confirm-hint.ts'
import { pack, packsMost } from '@ante/product/games/rules/free-spins'
import type { Site } from '../../app/document/context.ts'
import { read, readIfAllowed } from '../../app/api/load.server.ts'

export type FlaggedSection = 'loyalty' | 'responsible-game'

const flags: Readonly<Record<FlaggedSection, (site: Site) => boolean>> = {
  loyalty: ({ settings }) => settings.loyalty.isEnableLoyalty,
  'responsible-game': ({ settings }) => settings.site.isResponsibleGamingEnable,
}

/** RTE-45: a section that the site has switched off leads to the settings. */
export function openSection(site: Site, section: FlaggedSection): void {
  if (!flags[section](site)) throw redirect('/profile/settings')
}

/** KYC-01: by the site's switch, and wherever a licence or somebody of the staff asks the player for it. */
export async function isVerificationOpen(site: Site): Promise<boolean> {
  if (site.settings.site.isSumsubEnable) return true
  const known = await readIfAllowed(site, 'account.getVerification', {})
  return known !== undefined && (known.duty !== 'none' || known.checks.some(({ trigger }) => trigger !== null))
}

export async function loadVerification(site: Site) {
  if (!(await isVerificationOpen(site))) throw redirect('/profile/settings')
  return { verification: await readIfAllowed(site, 'account.getVerification', {}) }
}

export async function loadResponsibleGame(site: Site) {
  openSection(site, 'responsible-game')
  const [deposits, rules, pattern, limits, { reach }] = await Promise.all([
    readIfAllowed(site, 'cashier.getdepositinfo', {}),
    read(site, 'policies.getrules', {}),
    readIfAllowed(site, 'account.getPlayPattern', {}),
    readIfAllowed(site, 'account.getLimits', {}),
    read(site, 'account.getSelfExclusion', {}),
  ])
  return { deposits, rules, pattern, limits, reach, made: new Date().toISOString() }
}

export async function loadStatement(site: Site) {
  const [position, statement] = await Promise.all([
    read(site, 'account.getNetPosition', {}),
    read(site, 'account.getStatement', {}),
  ])
  return { position, statement }
}

/** Of packs that are over, so many are shown, the latest first. */
const pastPacksMost = 10

async function readPastPacks(site: Site) {
  const lists = await Promise.all(
    (['used', 'expired', 'removed'] as const).map((status) =>
      read(site, 'freespins.get', { status, count: pastPacksMost })
    )
  )
  return lists
    .flatMap(({ items }) => items.map((one) => pack.parse(one)))
    .toSorted((one, other) => (other.ended_at ?? '').localeCompare(one.ended_at ?? ''))
    .slice(0, pastPacksMost)
}

/** BON-01, BON-03: casino and betting bonuses, those that can be used first. Clocks of the page start from `made`. */
export async function loadBonuses(site: Site) {
  const [casino, betting, spins, pastPacks, freeBets, boosts] = await Promise.all([
    read(site, 'bonuses.get', { count: 60 }),
    read(site, 'BettingBonuses.get', { count: 60 }),
    read(site, 'freespins.get', { status: 'active', count: packsMost }),
    readPastPacks(site),
    read(site, 'sportsbook.getfreebets', { count: 60 }),
    read(site, 'sportsbook.getboosts', { count: 60 }),
  ])
  const place = ({ status }: Bonus): number => (status === 'active' ? 0 : status === 'available' ? 1 : 2)
  const bonuses = [...casino.items, ...betting.items].toSorted((one, other) => place(one) - place(other))
  return {
    bonuses,
    packs: spins.items.map((one) => pack.parse(one)),
    pastPacks,
    freeBets: freeBets.items,
    boosts: boosts.items,
    made: new Date().toISOString(),
  }
}

/** BON-31: with all of their fields. */
export async function loadCashbacks(site: Site) {
  const [{ items }, running] = await Promise.all([
    read(site, 'cashbacks.get', { count: 60 }),
    read(site, 'cashbacks.getrunning', {}),
  ])
  return { cashbacks: items.map((one) => cashback.parse(one)), running: running.items }
}

export async function loadMessages(site: Site) {
  const [inbox, choices] = await Promise.all([
    read(site, 'messages.getinbox', {}),
    read(site, 'messages.getpreferences', {}),
  ])
  return { inbox, choices }
}

export const loadContacts = async (site: Site) => ({
  contacts: (await read(site, 'account.getprofileinfo', { fields: ['contacts'] })).contacts,
})

/** The same with what numbers look like, where one may be given. */
export async function loadContactCards(site: Site) {
  const [{ contacts, news_consent: newsConsent }, { phones }, push] = await Promise.all([
    read(site, 'account.getprofileinfo', { fields: ['contacts'] }),
    site.settings.auth.phoneContacts ? read(site, 'account.getContactPhoneSettings', {}) : { phones: [] },
    readIfAllowed(site, 'push.getsettings', {}),
  ])
  return { contacts, phones, newsConsent, push }
}

/** REG-56: the contact of the login, in the days in which the profile reminds of it. */
export async function loadUnconfirmed(site: Site): Promise<{ unconfirmed: string | undefined }> {
  const { login, reg_time } = site.account
  if (!isHintTime(reg_time, instant(Date.now()))) return { unconfirmed: undefined }
  const info = await readIfAllowed(site, 'account.getprofileinfo', { fields: ['contacts'] })
  return { unconfirmed: info && unconfirmedLogin(login, info.contacts) }
}

/** No account of less than so many days has been dormant. */
const dormantAfterMs = 30 * day

export async function loadDormancy(site: Site) {
  if (instant(Date.now()) - instantOf(site.account.reg_time) < dormantAfterMs) return null
  return (await readIfAllowed(site, 'account.getDormancy', {}))?.notice ?? null
}

export async function loadSecurity(site: Site) {
  const [sessions, factors, services] = await Promise.all([
    readIfAllowed(site, 'account.getSessions', {}),
    read(site, 'account.getSecondFactors', {}),
    readIfAllowed(site, 'account.getLoginServices', {}),
  ])
  return { sessions: sessions?.sessions, factors, services: services?.services }
}
