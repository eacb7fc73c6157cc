// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { twin as bank } from './bank/index.ts'
import { twin as btcpay } from './btcpay/index.ts'
import { twin as feed } from './feed/index.ts'
import { twin as openid } from './openid/index.ts'
import { twin as postbox } from './postbox/index.ts'
import { twin as stripe } from './stripe/index.ts'

/** The vendors of this world by their folders, which are their paths too. */
export const twins = {
  bank,
  btcpay,
  feed,
  openid,
  postbox,
  stripe,
}
