// Made from the folders beside it by `npm run check -- --write`; not edited by hand.
import { connector as bank } from './bank/index.ts'
import { connector as btcpay } from './btcpay/index.ts'
import { connector as stripe } from './stripe/index.ts'

/** The vendors that this capability knows. */
export const connectors = [bank, btcpay, stripe]
