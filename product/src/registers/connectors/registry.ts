// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as gamstop } from './gamstop/index.ts'
import { connector as spelpaus } from './spelpaus/index.ts'

/** The vendors that this capability knows. */
export const connectors = [gamstop, spelpaus]
