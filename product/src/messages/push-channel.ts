import { isRecord } from '@ante/kit/record'

/** What a device shows of a message. `url`: a path of the site; what has the tag of an earlier one takes its place. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
  /** Of its words. */
  readonly locale: string
  /** It leads to no play: who is excluded or restricted is told too. */
  readonly isNecessary: boolean
}
/** Reaches the devices on which a player allowed it. Who has none is reached nowhere: it is no error. Never inside a transaction. */
export interface PushChannel {
  /** Whether there was a device to tell. */
  send(uid: bigint, message: PushMessage): Promise<boolean>
  /** Whether the player allowed it on any device. */
  reaches(uid: bigint): Promise<boolean>
}
export interface PushPorts {
  readonly push?: PushChannel
}
/** Nothing is known of the ports of others. */
export const pushOf = (ports: unknown): PushChannel | undefined => (hasPush(ports) ? ports.push : undefined)
const hasPush = (ports: unknown): ports is { readonly push: PushChannel } => isRecord(ports) && isRecord(ports['push'])
