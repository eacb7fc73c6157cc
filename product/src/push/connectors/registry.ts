// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as webPush } from './web-push/index.ts'

/** The vendors that this capability knows. */
export const connectors = [webPush]
