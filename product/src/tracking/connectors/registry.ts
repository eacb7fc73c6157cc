// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as exponea } from './exponea/index.ts'
import { connector as postback } from './postback/index.ts'
import { connector as seon } from './seon/index.ts'

/** The vendors that this capability knows. */
export const connectors = [exponea, postback, seon]
