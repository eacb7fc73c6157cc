import type { InputOf } from '@ante/kit/contract'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import { writeWhileOpen } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import { siteSettings } from '../content/contract.ts'
import { checkFakename } from './rules/fakename.ts'
import * as store from './store.ts'

type Change = (typeof endpoints)['account.changefakename']

/** PROF-18: the name under which other players see this one. */
export async function changeFakename(context: PlayerContext & RefusesAs<Change>, input: InputOf<Change>): Promise<1> {
  const { uid } = context.player
  const fakename = input.fakename.trim()
  const wrong = checkFakename(fakename, uid, context.setting('site', siteSettings).name)
  if (wrong) context.refuse('InvalidParameter', { fields: { fakename: wrong } })
  await writeWhileOpen(context, (tx) => store.setFakename(tx, uid, fakename))
  return 1
}
