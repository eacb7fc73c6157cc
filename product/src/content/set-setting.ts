import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isLocale } from '@ante/texts'
import type { staffEndpoints } from './contract-staff.ts'
import { putSetting } from './index.ts'
import { settingFaults } from './rules/setting-faults.ts'

type Endpoint = (typeof staffEndpoints)['content.putsetting']

const wrong = (context: RefusesAs<Endpoint>, field: string, issues: readonly string[]): never =>
  context.refuse('InvalidParameter', { fields: { [field]: 'wrong' }, data: { issues } })

/** Running hosts show it within moments. */
export async function setSetting(
  context: StaffContext & RefusesAs<Endpoint>,
  { group, value, locale, domain }: InputOf<Endpoint>
): Promise<OutputOf<Endpoint>> {
  const { db, host } = context
  const schema = Object.hasOwn(host.settings, group) ? host.settings[group] : undefined
  if (!schema) return wrong(context, 'group', [`there is: ${Object.keys(host.settings).toSorted().join(', ')}`])
  if (locale !== '*' && !isLocale(locale)) return wrong(context, 'locale', ['no language of this site'])
  const faults = settingFaults(schema, value)
  if (faults.length > 0) return wrong(context, 'value', faults)
  // These say what a member may do alone: nobody widens that alone.
  if (group.startsWith('staff')) requireApproval(context.staff)
  await db.write((tx) => putSetting(tx, group, value, locale, domain))
  return { group, locale, domain }
}
