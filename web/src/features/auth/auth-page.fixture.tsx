import { authSettings } from '@ante/product/identity/contract'
import { en } from '@ante/texts/en/index'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { AccountProvider } from '../../app/session/account.tsx'
import type { AccountInfo } from '../../app/document/context.ts'
import { PopupsContext } from '../../app/popups/popups.ts'
import { RequestContext } from '../../app/document/request.ts'
import { TextsProvider, textStore } from '../../app/texts/texts.tsx'

const account = { uid: 0, locale: 'en' } as AccountInfo
/** A part of the popup with an operator's options. */
export function html(part: ReactNode, auth: object = {}, hasPages = true): string {
  const request = {
    texts: textStore(en, () => Promise.resolve(en)),
    locale: { code: 'en' as const, dir: 'ltr' as const },
    theme: 'dark' as const,
  }
  const refresh = {
    isEnabledInterval: false,
    countSecondsForInterval: 10,
    isEnabledTurnOffRequests: false,
    countMinutesAfterWhichRequestsTurnedOff: 5,
    isEnabledRequestsAfterClick: false,
    countSecondsForDelayBetweenClick: 1,
  }
  const Root = () => (
    <RequestContext value={request}>
      <TextsProvider store={request.texts} locale="en" timeZone="UTC">
        <AccountProvider info={account} refresh={refresh}>
          <PopupsContext value={() => Promise.resolve()}>
            <Outlet />
          </PopupsContext>
        </AccountProvider>
      </TextsProvider>
    </RequestContext>
  )
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Root, loader: () => ({}), children: [{ index: true, Component: () => part }] },
  ])
  const settings = { auth: authSettings.parse(auth), site: {}, games: {} }
  const pages = ['terms', 'privacy'].map((slug) => ({ slug, title: slug }))
  const root = {
    account,
    locales: [],
    defaultLocale: 'en',
    origin: 'http://x',
    timeZone: 'UTC',
    currencies: ['USD', 'EUR'],
    pages: hasPages ? pages : [],
    policy: { minimumAge: 18, passwordMin: 6, withdrawalCancel: true },
    settings,
  }
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll('<!-- -->', '')
}
