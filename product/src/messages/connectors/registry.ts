// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as postbox } from './postbox/index.ts'
import { connector as sms } from './sms/index.ts'
import { connector as smtp } from './smtp/index.ts'

/** The vendors that this capability knows. */
export const connectors = [postbox, sms, smtp]
