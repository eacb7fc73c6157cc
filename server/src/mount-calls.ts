import type { Context } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import { ownSource, sourceOf, webhookSecretOf } from '@ante/product/content/index'
import type { FastifyInstance } from 'fastify'
import { mountCms } from './cms/mount-cms.ts'
import { mountEditors } from './cms/mount-editors.ts'
import { mountCmsWebhook } from './cms/mount-webhook.ts'
import type { Env } from './env.ts'
import type { Registry } from './registry.ts'
import { type ApiOptions, mountApi } from './http/api.ts'
import type { HostServices } from './http/call.ts'
import { type Callback, mountCallbacks } from './http/callbacks.ts'
import { mountContent } from './http/content.ts'
import { mountOneClick } from './http/one-click.ts'
import { mountOpenApi } from './http/openapi.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import { mountWallets, type ReceiveWalletCall } from './http/wallets.ts'
import { mountOauth } from './oauth/mount-oauth.ts'
import type { Sessions } from './sessions.ts'

export interface PageSurroundings extends HostServices {
  readonly registry: Registry
  readonly sessions: Sessions
  readonly secure: boolean
  /** Left out where nobody is counted. */
  readonly limiter: RateLimiter | undefined
  /** Told on every host when the stored content or configuration changed. */
  readonly onContentChange: (listener: () => void) => void
}

/** What the composition root has answered besides the calls of the contracts; each is left out where it is not tested. */
export interface Mounted {
  readonly receiveCallback?: (context: Context & Refuses<RefusalCode>, callback: Callback) => Promise<unknown>
  readonly receiveWalletCall?: ReceiveWalletCall
  /** The site and the games' frames; left out where only the API is tested. */
  readonly mountPages?: (app: FastifyInstance, around: PageSurroundings) => void
}

interface CallSurroundings extends PageSurroundings, Pick<ApiOptions, 'allowedOrigins' | 'wake' | 'observe'> {
  readonly context: () => Promise<Context & Refuses<RefusalCode>>
}

/** Everything that a host answers to others than its operators' machines: calls, content, callbacks of vendors, pages. */
export function mountCalls(
  app: FastifyInstance,
  { env, receiveCallback, receiveWalletCall, mountPages }: Mounted & { readonly env: Env },
  { allowedOrigins, context, wake, observe, ...around }: CallSurroundings
): void {
  const { db, log, ports, settings, registry, limiter } = around
  const source = sourceOf(ports)
  mountOpenApi(app, registry)
  mountApi(app, { ...around, allowedOrigins, countryHeader: env.COUNTRY_HEADER, wake, observe })
  mountOauth(app, { ...around, wake, countryHeader: env.COUNTRY_HEADER })
  mountContent(app, { settings, log })
  mountOneClick(app, { ...around, limiter, wake })
  mountEditors(app, { ...around, limiter, wake, canRegister: env.CMS_REGISTRATION === 'on' })
  mountCms(app, { db, log, settings, source, limiter, token: env.CMS_API_TOKEN })
  if (source !== ownSource) mountCmsWebhook(app, { db, log, secret: webhookSecretOf(ports), wake })
  if (receiveCallback) mountCallbacks(app, { context, receive: receiveCallback, wake })
  if (receiveWalletCall) mountWallets(app, { context, receive: receiveWalletCall, wake })
  mountPages?.(app, around)
}
