import { connectorKind } from '@ante/kit/connector'
import type { PageSources } from '@ante/kit/page-sources'
import type { WidgetConfig } from '../contract.ts'
import type { ChatVendor } from '../rules/words.ts'

/** A vendor whose widget people chat in. Its script runs in the browser; the host says only what it is opened with. Nobody outside is asked here. */
export interface ChatWidget {
  readonly provider: ChatVendor
  config(): WidgetConfig
  sources(): PageSources
  /** Proves to the vendor that the host vouches for this player; undefined where the vendor checks nothing. */
  sign(uid: bigint): string | undefined
}
export const chatConnector = connectorKind<ChatWidget>()('chat')
export const localToWidget = ['config', 'sources', 'sign'] as const

export interface ChatPorts {
  /** By the connectors' names. Undefined in houses without any. */
  readonly chats?: ReadonlyMap<string, ChatWidget>
}
