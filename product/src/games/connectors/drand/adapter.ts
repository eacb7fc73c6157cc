import { jsonIn } from '@ante/kit/json'
import { z } from 'zod'
import { readText } from '../../../connectors/read-body.ts'
import { type Beacon, BeaconRefused, type BeaconSource, BeaconUnavailable } from '../port.ts'
import { chainHashOf, type ChainInfo, isSigned, randomnessOf, scheme } from './verify.ts'

export interface DrandOptions {
  /** Base address without a trailing slash. */
  readonly url: string
  readonly chain: string
  /** Whether the address is the twin's. */
  readonly isSandbox: boolean
  readonly timeoutMs?: number
}

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const info = z.object({
  public_key: hex(192),
  period: z.number().int().min(1).max(86_400),
  genesis_time: z
    .number()
    .int()
    .min(0)
    .max(2 ** 40),
  groupHash: hex(64),
  schemeID: z.literal(scheme),
  metadata: z.object({ beaconID: z.string().min(1).max(100) }),
})
const beacon = z.object({ round: z.number().int(), randomness: hex(64), signature: hex(96) })
const bytesMax = 10_000

/** A chain of drand, read over its HTTP interface. Only its hash is believed: the key and the times have to give it, and each signature has to be of the key. */
export function drand({ url, chain, isSandbox, timeoutMs = 3000 }: DrandOptions): BeaconSource {
  let known: ChainInfo | undefined
  const get = async (path: string): Promise<unknown> => {
    let response: Response
    let text: string
    try {
      response = await fetch(`${url}/${chain}/${path}`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      text = await readText(response, bytesMax)
    } catch (error) {
      throw new BeaconUnavailable('drand does not answer', { cause: error })
    }
    // A round that is not there yet is 404 or 425 there.
    if (response.status !== 200) throw new BeaconUnavailable(`drand answered ${response.status}`)
    return jsonIn(text)
  }
  const infoOf = async (): Promise<ChainInfo> => {
    if (known) return known
    const said = info.safeParse(await get('info'))
    if (!said.success) throw new BeaconRefused('drand described a chain that cannot be understood')
    const { data } = said
    const told: ChainInfo = {
      publicKey: data.public_key,
      periodSeconds: data.period,
      genesisSeconds: data.genesis_time,
      groupHash: data.groupHash,
      beaconId: data.metadata.beaconID,
    }
    if (chainHashOf(told) !== chain) throw new BeaconRefused('drand described another chain')
    return (known = told)
  }
  return {
    name: 'drand',
    chain,
    publicUrl: isSandbox ? null : `${url}/${chain}/public/`,
    async roundAfter(time) {
      const { genesisSeconds, periodSeconds } = await infoOf()
      const since = time.getTime() / 1000 - genesisSeconds
      // Round 1 is that of the first time.
      const round = since < 0 ? 1 : Math.floor(since / periodSeconds) + 2
      return { round, at: new Date((genesisSeconds + (round - 1) * periodSeconds) * 1000) }
    },
    async read(round): Promise<Beacon> {
      const { publicKey } = await infoOf()
      const said = beacon.safeParse(await get(`public/${round}`))
      if (!said.success) throw new BeaconRefused('drand answered what cannot be understood')
      const { data } = said
      if (data.round !== round) throw new BeaconRefused(`drand answered round ${data.round} instead of ${round}`)
      if (randomnessOf(data.signature) !== data.randomness)
        throw new BeaconRefused(`the number of round ${round} does not follow from its signature`)
      if (!isSigned(publicKey, round, data.signature))
        throw new BeaconRefused(`the signature of round ${round} is not that of the chain`)
      return data
    },
  }
}
