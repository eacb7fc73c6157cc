import type { FastifyPluginAsync } from 'fastify'

/** What a twin is given of the sandbox. */
export interface TwinWorld {
  /** A file for its books: `storage('bank')` → `<SANDBOX_DATA>/bank.sqlite`. */
  storage(name: string): string
  /** A variable: the same that the server knows the vendor by, so that both have the same keys. Public knowledge as a default: it only guards a world without money. */
  variable(name: string, fallback: string): string
  /** Base address under which browsers and the server reach the twin, without a trailing slash. */
  readonly url: string
  /** Whether tests may make it fail, repeat and hurry. */
  readonly hasControl: boolean
  /** How many times longer everything takes here that takes its time: a test on a slow machine sees the same steps. */
  readonly pace: number
}

/** A vendor's twin: `sandbox/src/<name>/index.ts` exports one as `twin`, and it is reached under `/<name>`. */
export type Twin = (world: TwinWorld) => FastifyPluginAsync
