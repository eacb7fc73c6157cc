import { access, constants, mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { settings as gameSettings } from '@ante/product/games/contract'
import { defaultLocale } from '@ante/texts'
import type { ServerBuild } from 'react-router'
import { sessionCookieName } from './http/cookies.ts'
import { sessionAt } from './http/session-at.ts'
import { mountPictures } from './pictures/mount-pictures.ts'
import { createPictures } from './pictures/pictures.ts'
import { openPictureStore, type PictureStore } from './pictures/picture-store.ts'
import type { RemoteRules } from './pictures/remote-source.ts'
import { warmUp } from './pictures/warm-up.ts'
import type { PageSurroundings } from './mount-calls.ts'
import { settingOf } from './settings.ts'
import { mountArcade, readArcade } from './site/arcade.ts'
import { mountOperator, readOperator } from './site/operator.ts'
import type { FrozenPage } from './site/frozen-page.ts'
import { createPageCache } from './site/page-cache.ts'
import { createRenderGate } from './site/render-gate.ts'
import { mountSite } from './site/site.ts'
import { createSharedAssets } from './site/shared-assets.ts'
import { type Assets, immutableOf, mountAssets, readAssets, sheetsOf } from './site/static.ts'

const webBuild = new URL('../../web/build/', import.meta.url)
const operatorBuild = new URL('../../operator/build/', import.meta.url)
const arcadeBuild = new URL('../../arcade/build/', import.meta.url)
/** Not in the site's own build, which the next build clears. */
const madePictures = new URL('../build/pictures/', import.meta.url)

const isPicture = (path: string): boolean => /\.(?:svg|png|jpe?g|webp|avif)$/.test(path)

export interface PagesOptions {
  /** A folder for pictures that were made of what is elsewhere, and of the house's where none can be kept beside the build. */
  readonly pictureFolder: string
  readonly pictureRules: RemoteRules
  /** Of payment pages that our cashier posts to or frames. */
  readonly payOrigins?: readonly string[]
  /** Of forms of the vendor that checks identities. */
  readonly identityOrigins?: readonly string[]
  /** Of games that other studios' servers play: framed. */
  readonly gameOrigins?: readonly string[]
}

/**
 * Pictures of the house belong to what is built and are kept with it: made at the first start of this copy, they are there for every other one, with
 * whatever data. Undefined where nothing can be written there.
 */
async function openOwnStore(): Promise<PictureStore | undefined> {
  const folder = fileURLToPath(madePictures)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return await openPictureStore(folder)
  } catch {
    return undefined
  }
}

/** Loads the built site once. Throws with the way out when it was not built. */
export async function openPages({
  pictureFolder,
  pictureRules,
  payOrigins = [],
  identityOrigins = [],
  gameOrigins = [],
}: PagesOptions): Promise<(app: FastifyInstance, around: PageSurroundings) => void> {
  const serverBuild = new URL('server/index.js', webBuild)
  await access(serverBuild).catch(() => {
    throw new Error('the site is not built: run `npm run build`, or start with `npm start`, which builds it')
  })
  const build: ServerBuild = await import(serverBuild.href)
  const assets = await readAssets(fileURLToPath(new URL('client', webBuild)))
  const arcade = await readArcade(fileURLToPath(arcadeBuild))
  const operator = await readOperator(fileURLToPath(operatorBuild))
  const [store, ownStore] = [await openPictureStore(pictureFolder), await openOwnStore()]
  return (app, around) => {
    mountAssets(app, assets)
    const own = (path: string) => (isPicture(path) ? assets.get(path)?.body : undefined)
    const pictures = createPictures({
      own,
      remote: pictureRules,
      store,
      ownStore,
      log: around.log,
      limiter: around.limiter,
    })
    mountPictures(app, pictures, around.log)
    let stopping = false
    app.addHook(
      'onListen',
      async () => void warmUp(pictures, [...assets.keys()].filter(isPicture), around.log, () => stopping)
    )
    app.addHook('preClose', async () => void (stopping = true))
    mountOperator(app, operator)
    mountArcade(app, arcade, {
      origin: around.origin,
      async playerOf(request) {
        const session = await sessionAt(request, request.cookies[sessionCookieName(around.secure)], around)
        return session && String(session.uid)
      },
      async gameOfKey(key) {
        const { customKeys } = settingOf(await around.settings.of(defaultLocale))('games', gameSettings.games)
        return Object.hasOwn(customKeys, key) ? customKeys[key] : undefined
      },
    })
    mountSharedAssets(app, around, new Map([...assets, ...arcade.assets, ...operator.assets]))
    const [cache, answers] = [createPageCache<FrozenPage>(), createPageCache<unknown>({ freshMs: 1000 })]
    around.onContentChange(() => {
      cache.clear()
      answers.clear()
    })
    mountSite(app, {
      ...around,
      build,
      cache,
      failures: createPageCache<FrozenPage>({ freshMs: 3_600_000 }),
      answers,
      sheets: sheetsOf(assets),
      gate: createRenderGate({ limiter: around.limiter }),
      payOrigins,
      identityOrigins,
      gameOrigins,
    })
  }
}

const dayMs = 86_400_000

/** After our own: what neither the site nor the arcade has may be another version's. */
function mountSharedAssets(app: FastifyInstance, { db, log }: PageSurroundings, own: Assets): void {
  const shared = createSharedAssets(db, { log })
  const publish = () => shared.publish(immutableOf(own))
  mountAssets(app, new Map(), shared)
  app.addHook('onReady', publish)
  // So that nobody takes them for forgotten.
  const daily = setInterval(() => void publish(), dayMs).unref()
  app.addHook('preClose', async () => clearInterval(daily))
}
