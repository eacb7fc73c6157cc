import { instant } from '@ante/kit/instant'
import { redirect } from 'react-router'
import { isHintTime, unconfirmedLogin } from '../../app/session/confirm-hint.ts'
import type { Site } from '../../app/document/context.ts'
import { read, readIfAllowed } from '../../app/api/load.server.ts'

export type FlaggedSection = 'loyalty' | 'verification' | 'responsible-game'

const flags: Readonly<Record<FlaggedSection, (site: Site) => boolean>> = {
  loyalty: ({ settings }) => settings.loyalty.isEnableLoyalty,
  verification: ({ settings }) => settings.site.isSumsubEnable,
  'responsible-game': ({ settings }) => settings.site.isResponsibleGamingEnable,
}

/** RTE-45: a section that the site has switched off leads to the settings. */
export function openSection(site: Site, section: FlaggedSection): void {
  if (!flags[section](site)) throw redirect('/profile/settings')
}

export function loadVerification(site: Site): { state: 'none' | 'pending' | 'done' } {
  openSection(site, 'verification')
  const { is_verified, is_on_verification } = site.account
  return { state: is_verified ? 'done' : is_on_verification ? 'pending' : 'none' }
}

export async function loadResponsibleGame(site: Site) {
  openSection(site, 'responsible-game')
  const [deposits, rules] = await Promise.all([
    readIfAllowed(site, 'cashier.getdepositinfo', {}),
    readIfAllowed(site, 'policies.getrules', {}),
  ])
  return { deposits, rules }
}

/** BON-03. Clocks of the page start from `made`. */
export const loadBonuses = async (site: Site) => ({
  bonuses: (await read(site, 'bonuses.get', { count: 60 })).items,
  made: new Date().toISOString(),
})

export const loadContacts = async (site: Site) => ({
  contacts: (await read(site, 'account.getprofileinfo', { fields: ['contacts'] })).contacts,
})

/** REG-56: the contact of the login, in the days in which the profile reminds of it. */
export async function loadUnconfirmed(site: Site): Promise<{ unconfirmed: string | undefined }> {
  const { login, reg_time } = site.account
  if (!isHintTime(reg_time, instant(Date.now()))) return { unconfirmed: undefined }
  const info = await readIfAllowed(site, 'account.getprofileinfo', { fields: ['contacts'] })
  return { unconfirmed: info && unconfirmedLogin(login, info.contacts) }
}
