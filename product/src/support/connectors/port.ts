import { connectorKind } from '@ante/kit/connector'
import type { WidgetConfig } from '../contract.ts'
import type { ChatVendor } from '../rules/words.ts'

/** What pages with this widget have to allow, by the parts of a content security policy. */
export interface WidgetSources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly image: readonly string[]
  readonly style: readonly string[]
}

/** A vendor whose widget people chat in. Its script runs in the browser; the host says only what it is opened with. Nobody outside is asked here. */
export interface ChatWidget {
  readonly provider: ChatVendor
  config(): WidgetConfig
  sources(): WidgetSources
  /** Proves to the vendor that the host vouches for this player; undefined where the vendor checks nothing. */
  sign(uid: bigint): string | undefined
}
export const chatConnector = connectorKind<ChatWidget>()('chat')
export const localToWidget = ['config', 'sources', 'sign'] as const

export interface ChatPorts {
  /** By the connectors' names. Undefined in houses without any. */
  readonly chats?: ReadonlyMap<string, ChatWidget>
}
