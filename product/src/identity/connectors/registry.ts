// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as openid } from './openid/index.ts'
import { connector as telegram } from './telegram/index.ts'

/** The vendors that this capability knows. */
export const connectors = [openid, telegram]
