import { connectorKind } from '@ante/kit/connector'
import { isRecord } from '@ante/kit/record'
import type { z } from 'zod'

/** A piece of content as its source gives it: nothing of it has been judged. */
export type GivenEntry = Readonly<Record<string, unknown>>

/** What a source holds, by the names of [decision 0025](../../../../docs/decisions/0025-strapi-compatible-content-api.md). */
export const collections = ['setting-groups', 'legacy-redirects', 'pages', 'banners'] as const
export type Collection = (typeof collections)[number]

/** The source does not answer, or answers what cannot be understood. The message says what an operator has to look at. */
export class ContentUnavailable extends Error {}

/** A CMS elsewhere. Every call ends in bounded time and reads a bounded answer, or throws ContentUnavailable. */
export interface ContentProvider {
  readonly name: string
  /** Codes of the languages in which there is content. */
  locales(): Promise<readonly string[]>
  /** All published entries, in one language where the collection has languages; lists inside them come along. */
  entries(collection: Collection, locale?: string): Promise<readonly GivenEntry[]>
}

/** Content from elsewhere, as the composition root built it. */
export interface RemoteContent extends ContentProvider {
  /** The address under which its copy is kept. */
  readonly source: string
  /** How long a copy is taken as it is, in milliseconds. */
  readonly freshMs: number
  /** What its webhooks bring as a bearer token; without it none is believed. */
  readonly webhookSecret?: string | undefined
  /** The groups of settings that are taken from there, and what they may say; all others are this house's own. */
  readonly schemas: Readonly<Record<string, z.ZodType>>
}
/** A CMS with what an operator says of it. */
export interface ConfiguredContent {
  readonly provider: ContentProvider
  readonly source: string
  readonly freshMs: number
  /** The groups of settings that are taken from there. */
  readonly groups: readonly string[]
  /** What its webhooks bring as a bearer token; without it none is believed. */
  readonly webhookSecret: string | undefined
}
export const contentConnector = connectorKind<ConfiguredContent>()('content')
export interface ContentPorts {
  /** Left out where content is this house's own. */
  readonly cms?: RemoteContent | undefined
}

/** This house's own content. */
export const ownSource = ''

/** The composition root names the ports: what it calls `cms` is a CMS. Nothing is known of the ports of others. */
const hasCms = (ports: unknown): ports is ContentPorts => isRecord(ports) && 'cms' in ports
export const cmsOf = (ports: unknown): RemoteContent | undefined => (hasCms(ports) ? ports.cms : undefined)

/** Where content is read from. Takes the ports of whoever asks as they are: most of them know no CMS. */
export const sourceOf = (ports: unknown): string => cmsOf(ports)?.source ?? ownSource

/** What webhooks of the CMS bring as a bearer token, where there is a CMS and it was given one. */
export const webhookSecretOf = (ports: unknown): string | undefined => cmsOf(ports)?.webhookSecret

/** Which settings are read from where. */
export const settingsSourceOf = (ports: unknown): { readonly source: string; readonly groups: readonly string[] } => ({
  source: sourceOf(ports),
  groups: Object.keys(cmsOf(ports)?.schemas ?? {}),
})

/** A path of the source as an address in full, as others must ask for it; undefined for what is neither a path nor an address. */
export function addressAt(source: string, url: string): string | undefined {
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(url) || !URL.canParse(url, source)) return undefined
  return new URL(url, source).href
}
