import { understood } from '../../../connectors/ask.ts'
import { type BtcpayOptions, read } from './client.ts'
import { rates } from './wire.ts'

/** The store's rate of a pair now: `BTC_USD`. */
export async function readRate(options: BtcpayOptions, pair: string): Promise<string | undefined> {
  const list = understood(await read(options, `/rates?currencyPair=${pair}`), rates)
  return list?.find(({ currencyPair }) => currencyPair === pair)?.rate ?? undefined
}
