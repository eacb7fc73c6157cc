import { connectorKind } from '@ante/kit/connector'

/** A number that a public source gave at a time that was fixed before, and that nobody could know until then. */
export interface Beacon {
  readonly round: number
  /** 32 bytes in lowercase hexadecimal digits: the SHA-256 of `signature`. */
  readonly randomness: string
  /** What proves it, in lowercase hexadecimal digits. It was verified against the key of the source. */
  readonly signature: string
}

/** It does not answer, or not yet: the same may be asked again. */
export class BeaconUnavailable extends Error {}
/** It answered with what is not its own number of this round. It is never taken. */
export class BeaconRefused extends Error {}

/** A public source of random numbers, one for each of its rounds. Every call ends in bounded time or throws one of both errors. */
export interface BeaconSource {
  readonly name: string
  /** Which of its chains is believed: the hash that stands for its key and its times. */
  readonly chain: string
  /** Where anybody reads a round; null for the source of the sandbox, whose key is known to all. */
  readonly publicUrl: string | null
  /** The first round whose number comes only after this time, and when. */
  roundAfter(time: Date): Promise<{ readonly round: number; readonly at: Date }>
  /** The number of a round, verified. */
  read(round: number): Promise<Beacon>
}
export const beaconConnector = connectorKind<BeaconSource>()('beacon')
