import { connectorKind } from '@ante/kit/connector'
import type { PageSources } from '@ante/kit/page-sources'
import type { FraudAction, FraudAnswer, Postback } from '../rules/words.ts'

/** What a marketing tool's script is begun with in a browser (TRK-01). All of it is public. */
export interface MarketingConfig {
  readonly provider: 'exponea'
  /** Address that the tool speaks to. */
  readonly target: string
  /** Names our project there. */
  readonly token: string
  /** Our own mark of this site among those of the operator. */
  readonly site_group: string
  readonly src: string
}
/** A vendor of campaigns whose script knows who is signed in. It runs in the browser; nobody outside is asked here. */
export interface MarketingTool {
  config(): MarketingConfig
  sources(): PageSources
}
export const marketingConnector = connectorKind<MarketingTool>()('marketing')

/** What a fraud vendor's script is begun with in a browser. */
export interface FingerprintConfig {
  readonly provider: 'seon'
  readonly src: string
  /** Where the vendor's script asks; left out: the vendor's own. */
  readonly host: string
}
/** About whom and what a fraud vendor is asked. */
export interface FraudQuestion {
  readonly uid: bigint
  readonly action: FraudAction
  readonly address: string
  /** What the vendor's script made of the device; empty where none came. */
  readonly session: string
  /** Our own number of the question. */
  readonly trace: string
}
/** The vendor does not answer, or answers what cannot be understood. */
export class FraudVendorUnavailable extends Error {}
/** Every question ends in bounded time or throws FraudVendorUnavailable. */
export interface FraudVendor {
  config(): FingerprintConfig
  sources(): PageSources
  check(question: FraudQuestion): Promise<FraudAnswer>
}
export const fraudConnector = connectorKind<FraudVendor>()('fraud')
export const localToFraud = ['config', 'sources'] as const

/** The network did not take it: it is sent again under its number. */
export class NetworkUnavailable extends Error {}
export interface AffiliateNetwork {
  send(postback: Postback): Promise<void>
}
export const affiliatesConnector = connectorKind<AffiliateNetwork>()('affiliates')

/** The vendors of this capability; undefined where the operator has no account at one. */
export interface TrackingPorts {
  readonly marketing?: MarketingTool | undefined
  readonly fraud?: FraudVendor | undefined
  readonly affiliates?: AffiliateNetwork | undefined
}
