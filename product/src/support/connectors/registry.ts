// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as betunlim } from './betunlim/index.ts'
import { connector as comm100 } from './comm100/index.ts'
import { connector as freshchat } from './freshchat/index.ts'
import { connector as jivosite } from './jivosite/index.ts'
import { connector as livechat } from './livechat/index.ts'
import { connector as livetex } from './livetex/index.ts'
import { connector as verbox } from './verbox/index.ts'

/** The vendors that this capability knows. */
export const connectors = [betunlim, comm100, freshchat, jivosite, livechat, livetex, verbox]
