import { siteContext } from '@ante/web/context'
import brygadaCyrillic from '@fontsource-variable/brygada-1918/files/brygada-1918-cyrillic-wght-normal.woff2?url'
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import messiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?url'
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import onestExtended from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url'
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useLoaderData,
  useLocation,
} from 'react-router'
import { AccountProvider } from './app/session/account.tsx'
import { setPreference } from './app/document/cookies.ts'
import { nameDevice } from './app/document/device.ts'
import { replayQueuedInput } from './app/document/early-press.ts'
import { touchIconOf } from './app/document/look.ts'
import { readIfAllowed } from './app/api/load.server.ts'
import { beforeNavigation } from './app/navigation/navigation.ts'
import { useRequest } from './app/document/request.ts'
import { whenIdle } from './app/document/when-idle.ts'
import type { SiteData } from './app/document/site-data.ts'
import { showStep, StartLoader } from './app/document/start-loader.tsx'
import { TextsProvider } from './app/texts/texts.tsx'
import { ErrorPage } from './features/system/error-page.tsx'
import { preparePopups } from './pages/shell/open-popup.ts'
import { Dialogs, prepareDialogs } from './ui/dialog/dialogs.tsx'
import { Toasts } from './ui/toast.tsx'
import './styles/site.css'

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const site = context.get(siteContext)
  const { account, locales, defaultLocale, origin, timeZone, settings, policy, failure } = site
  if (failure) throw data({ type: failure.type }, { status: failure.status })
  // CMS-05, ERR-33: the site is closed for a while, or for good.
  const { domain_state: state } = settings.general
  if (state !== 'active')
    throw data({ type: `Application${state === 'disabled' ? 'Disabled' : 'Unavailable'}Exception` }, { status: 503 })
  return {
    account,
    locales,
    defaultLocale,
    origin,
    isMirror: settings.general.domain_type === 'mirror',
    timeZone,
    currencies: settings.general.available_currencies,
    secondsToLogout: settings.general.time_to_force_logout,
    secondsToLeave: {
      cashier: settings.general.user_inactivity_cashier_time,
      profile: settings.general.user_inactivity_pp_time,
    },
    pages: (await readIfAllowed(site, 'content.getpages', {}))?.items ?? [],
    policy,
    settings: {
      site: settings.site,
      seo: settings.seo,
      auth: settings.auth,
      games: settings.games,
      loyalty: settings.loyalty,
      images: settings.images,
      cashier: { regHintConfig: settings.cashier.regHintConfig },
    },
  }
}

export const clientMiddleware = [beforeNavigation]

/** The frame's data change with the session, not with the page: only an explicit revalidation reads them again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.href === nextUrl.href && defaultShouldRevalidate

/**
 * What a page's first screen is set in; the Latin display face also where its letters are of another script, for it has the spaces between them. Other
 * scripts on it (a club's name) are fetched when they are met.
 */
const latin = [onest, brygada]
const fonts: Readonly<Record<string, readonly string[]>> = {
  ar: [vazirmatn, messiri, onest, brygada],
  ru: [onestCyrillic, brygadaCyrillic, ...latin],
  tr: [...latin, onestExtended],
}

/** The document, of pages and of errors alike. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, theme, nonce, firstScript, inlineTexts, isBot, hasMoved, look } = useRequest()
  const touchIcon = look && touchIconOf(look)
  const isForm = useLocation().pathname.startsWith('/forms/')
  return (
    <html
      lang={locale.code}
      dir={locale.dir}
      data-theme={theme}
      data-bot={isBot ? '' : undefined}
      data-moved={hasMoved ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript ?? '' }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={look?.colour} />
        <meta name="application-name" content={look?.name} />
        {look?.icons.map(({ sizes, href }) => (
          <link key={sizes} rel="icon" sizes={sizes} href={href} />
        ))}
        {touchIcon && <link rel="apple-touch-icon" href={touchIcon} />}
        <link rel="manifest" href={useHref('/manifest.webmanifest')} />
        {(fonts[locale.code] ?? latin).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        <Links />
        {/* After the house's own: CMS-46. */}
        <link rel="stylesheet" href={look?.tokens} />
      </head>
      <body>
        <StartLoader />
        {children}
        <script
          id="texts"
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlineTexts ?? '' }}
        />
        {/* In a frame of another site a browser may refuse its storage, and the form is one screen. */}
        {!isForm && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(() => {
    comeAlive()
    whenIdle(() => {
      prepareDialogs()
      preparePopups()
    })
    return nameDevice(document.documentElement)
  }, [])
  const site = useLoaderData<typeof loader>()
  const { uid } = site.account
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./app/document/installation.ts').then(
            ({ followInstallation }) => followInstallation(uid),
            // Without it the site is a page like any other.
            () => undefined
          )
      ),
    [uid]
  )
  return (
    <Texts timeZone={useTimeZone(site.timeZone, site.account.time_zone)}>
      <AccountProvider info={site.account} refresh={site.settings.site.balanceRefresh}>
        <Outlet />
        <Dialogs />
        <Toasts loyalty={site.settings.loyalty.notification} />
      </AccountProvider>
    </Texts>
  )
}

/** From here on the page's controls answer: what was done before is told and done, and the loader goes. `data-ready` says so to whoever drives the page. */
function comeAlive(): void {
  replayQueuedInput(() => {
    showStep(100)
    document.documentElement.dataset['ready'] = ''
  })
}

/** The last resort: where even the frame could not be made. */
export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(comeAlive, [])
  return (
    <Texts timeZone="UTC">
      <ErrorPage error={error} bare />
    </Texts>
  )
}

function Texts({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { texts, locale } = useRequest()
  return (
    <TextsProvider store={texts} locale={locale.code} timeZone={timeZone}>
      {children}
    </TextsProvider>
  )
}

/** The zone that the player has chosen. Else the server renders in that of the last visit; the browser's own zone takes over and is remembered. */
function useTimeZone(known: string, chosen: string): string {
  const [timeZone, setTimeZone] = useState(known)
  useEffect(() => {
    if (chosen || (known === 'UTC' && isAlwaysUtc())) return
    // To ask for its name takes long, and setting the times anew can wait for the page.
    whenIdle(() => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone
      if (!own || own === known) return
      setPreference('time_zone', own)
      startTransition(() => setTimeZone(own))
    })
  }, [known, chosen])
  return chosen || timeZone
}

/** In winter and in summer: then nothing on the page would be another. */
function isAlwaysUtc(): boolean {
  const year = new Date().getFullYear()
  return [0, 6].every((month) => new Date(year, month).getTimezoneOffset() === 0)
}
