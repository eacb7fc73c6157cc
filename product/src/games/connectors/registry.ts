// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as drand } from './drand/index.ts'

/** The vendors that this capability knows. */
export const connectors = [drand]
