import type { Handlers, StaffContext } from '@ante/kit/context'
import { type Market } from '@ante/kit/policy'
import { everyDomain, readConfig, readDomains, settingsSourceOf } from '../content/index.ts'
import { settings } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { policyFiles } from './files.ts'
import { unconfirmedFields } from './rules/policy-of.ts'

/** The markets of all licences, of all domains. */
async function licensedMarkets({ db, ports }: StaffContext): Promise<Market[]> {
  const from = settingsSourceOf(ports)
  return db.read(async (tx) => {
    const found = new Set<Market>()
    for (const domain of [everyDomain, ...(await readDomains(tx, from))]) {
      const { licence } = await readConfig(tx, { licence: settings.licence }, '*', { ...from, domain })
      for (const market of settings.licence.parse(licence).markets) found.add(market)
    }
    return [...found]
  })
}

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async 'policies.getunconfirmed'(context) {
    const markets = await licensedMarkets(context)
    const items = markets.map((market) => ({
      market,
      fields: unconfirmedFields(policyFiles[market], context.clock.now()),
    }))
    return { items: items.filter(({ fields }) => fields.length > 0) }
  },
}
