// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { twin as bank } from './bank/index.ts'
import { twin as betunlim } from './betunlim/index.ts'
import { twin as btcpay } from './btcpay/index.ts'
import { twin as comm100 } from './comm100/index.ts'
import { twin as drand } from './drand/index.ts'
import { twin as exponea } from './exponea/index.ts'
import { twin as feed } from './feed/index.ts'
import { twin as freshchat } from './freshchat/index.ts'
import { twin as gamstop } from './gamstop/index.ts'
import { twin as jivosite } from './jivosite/index.ts'
import { twin as livechat } from './livechat/index.ts'
import { twin as livetex } from './livetex/index.ts'
import { twin as openid } from './openid/index.ts'
import { twin as partner } from './partner/index.ts'
import { twin as players } from './players/index.ts'
import { twin as postbox } from './postbox/index.ts'
import { twin as publishers } from './publishers/index.ts'
import { twin as push } from './push/index.ts'
import { twin as seon } from './seon/index.ts'
import { twin as slotegrator } from './slotegrator/index.ts'
import { twin as sms } from './sms/index.ts'
import { twin as smtp } from './smtp/index.ts'
import { twin as softswiss } from './softswiss/index.ts'
import { twin as spelpaus } from './spelpaus/index.ts'
import { twin as stripe } from './stripe/index.ts'
import { twin as sumsub } from './sumsub/index.ts'
import { twin as telegram } from './telegram/index.ts'
import { twin as verbox } from './verbox/index.ts'

/** The vendors of this world by their folders, which are their paths too. */
export const twins = {
  bank,
  betunlim,
  btcpay,
  comm100,
  drand,
  exponea,
  feed,
  freshchat,
  gamstop,
  jivosite,
  livechat,
  livetex,
  openid,
  partner,
  players,
  postbox,
  publishers,
  push,
  seon,
  slotegrator,
  sms,
  smtp,
  softswiss,
  spelpaus,
  stripe,
  sumsub,
  telegram,
  verbox,
}
