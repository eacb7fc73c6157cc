import { randomBytes } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import type { z } from 'zod'
import { terms } from './rules/terms.ts'
import * as store from './store.ts'

/** A campaign as the demo world writes it; it runs at once. One that has started stays as it is. */
export async function startNewCampaign(
  tx: Tx,
  one: { readonly sysname: string; readonly title: string; readonly terms: z.input<typeof terms> }
): Promise<void> {
  const { sysname, title } = one
  const key = randomBytes(32)
  const known = { sysname, title, terms: terms.parse(one.terms), endsAt: null, key }
  if ((await store.putCampaign(tx, known)) === undefined) return
  const row = await store.lockNamed(tx, sysname)
  if (row) await store.startCampaign(tx, row.id)
}
export { eraseMarketing, marketingData } from './store-personal-data.ts'
