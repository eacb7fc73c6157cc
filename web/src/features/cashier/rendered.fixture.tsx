import { ar } from '@ante/texts/ar/index'
import { en } from '@ante/texts/en/index'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import type { AccountInfo } from '../../app/document/context.ts'
import { RequestContext } from '../../app/document/request.ts'
import { AccountProvider } from '../../app/session/account.tsx'
import { TextsProvider, textStore } from '../../app/texts/texts.tsx'

/** A part of the cashier for this account, rendered as the server does it. */
export function rendered(account: AccountInfo, part: ReactNode, locale: 'en' | 'ar' = 'en'): string {
  const texts = textStore(locale === 'ar' ? ar : en, () => Promise.resolve(en))
  const request = {
    texts,
    locale: { code: locale, dir: locale === 'ar' ? ('rtl' as const) : ('ltr' as const) },
    theme: 'dark' as const,
    isBot: false,
  }
  const Root = () => (
    <RequestContext value={request}>
      <TextsProvider store={texts} locale={locale} timeZone="UTC">
        <AccountProvider
          info={account}
          refresh={{
            isEnabledInterval: false,
            countSecondsForInterval: 10,
            isEnabledTurnOffRequests: false,
            countMinutesAfterWhichRequestsTurnedOff: 5,
            isEnabledRequestsAfterClick: false,
            countSecondsForDelayBetweenClick: 1,
          }}
        >
          <Outlet />
        </AccountProvider>
      </TextsProvider>
    </RequestContext>
  )
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Root, loader: () => ({}), children: [{ index: true, Component: () => part }] },
  ])
  const root = {
    account,
    locales: [],
    defaultLocale: 'en',
    origin: 'http://x',
    timeZone: 'UTC',
    currencies: ['USD'],
    settings: { site: { isSimulation: true } },
  }
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll('<!-- -->', '')
}
