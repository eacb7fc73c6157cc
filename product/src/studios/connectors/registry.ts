// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as slotegrator } from './slotegrator/index.ts'
import { connector as softswiss } from './softswiss/index.ts'

/** The vendors that this capability knows. */
export const connectors = [slotegrator, softswiss]
