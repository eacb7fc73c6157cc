import { settings as cashier } from '@ante/product/cashier/contract'
import { settings as content } from '@ante/product/content/contract'
import { settings as games } from '@ante/product/games/contract'
import { settings as identity } from '@ante/product/identity/contract'
import { settings as loyalty } from '@ante/product/loyalty/contract'
import { settings as sportsbook } from '@ante/product/sportsbook/contract'
import type { PagePolicy } from '@ante/kit/policy'
import { messagesOf } from '@ante/texts'
import { siteContext } from '@ante/web/context'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, type LoaderFunctionArgs, Outlet, RouterContextProvider } from 'react-router'
import { AccountProvider } from '../app/session/account.tsx'
import type { AccountInfo, Site } from '../app/document/context.ts'
import { lookOf } from '../app/document/look.ts'
import { PopupsContext } from '../app/popups/popups.ts'
import { RequestContext } from '../app/document/request.ts'
import type { SiteData } from '../app/document/site-data.ts'
import { TextsProvider, textStore } from '../app/texts/texts.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const noStakes: AccountInfo['stake_presets'] = []
const visitor = {
  uid: 0,
  reg_time: '',
  login: '',
  avatar: '',
  locale: 'en',
  is_verified: false,
  is_on_verification: false,
  stake_presets: noStakes,
  terms_due: null,
  balance_main: usd(0),
  balance_bonus: usd(0),
  balance_betting_bonus: usd(0),
  balance_fun: usd(1000),
} as AccountInfo
export const player: AccountInfo = {
  ...visitor,
  uid: 7,
  login: 'ada@example.com',
  reg_time: '2026-03-01T10:00:00.000Z',
}

/** What the server says of somebody's verification, whose only check is this one. */
export const verification = (more: object = {}, check: object = {}) => ({
  duty: 'withdrawal',
  is_blocked: false,
  has_form: true,
  minutes: 10,
  needs_profile: false,
  needs_contact: false,
  changed_at: null,
  checks: [
    {
      step: 'identity',
      state: 'not_started',
      trigger: null,
      labels: [],
      comment: '',
      is_with_staff: false,
      asked_at: null,
      handed_in_at: null,
      decided_at: null,
      document_ends_on: null,
      external_action_id: null,
      ...check,
    },
  ],
  ...more,
})

/** The rules of a domain without a licence, as far as pages read them. */
export const rules = {
  minimumAge: 18,
  stakes: [],
  cycleMs: { slot: 0, other: 0 },
  pauses: null,
  identity: { before: 'first-withdrawal', deposits: null, closedAfterHours: null },
  autoplay: true,
  turbo: true,
  slamStop: true,
  featureBuy: true,
  severalGames: true,
  demoBeforeAge: true,
  jackpots: true,
  creditCards: true,
  credit: true,
  bonusMost: null,
  depositLimit: { monthMost: null },
  crypto: true,
  withdrawalCancel: true,
  welcomeBonus: { isOffered: true },
  laterBonuses: true,
  wageringMost: null,
  mixedBonuses: true,
  dormant: { after: { count: 30, unit: 'months' }, noticeDays: 30, balance: 'to-regulator' },
  breakHours: 24,
  timeOuts: ['1d', '7d', '30d'],
  exclusions: ['3m', '6m', '9m', '1y', '2y', '3y', '4y', '5y', 'permanent'],
  openBets: { onExclusion: 'stand', withinHours: null },
}

/** A tournament that runs, with all that the server says of one. */
export const tournament = {
  id: '4',
  description: { title: 'Evening cup', text: 'Played until midnight.', tile: '/art/evening.svg' },
  status: 'active',
  started_at: '2026-11-20T10:00:00Z',
  finished_at: '2026-11-22T10:00:00Z',
  total_prize: usd(500),
  games: Array.from({ length: 14 }, (_, n) => `game-${n}`),
  games_count: 14,
  user_info: null,
  winners: [],
  is_closed: false,
  leaderboard: [],
  restrictions: [{ type: 'currencies', params: { currencies: ['USD'] }, satisfied: false }],
  total_participants: 0,
  total_points: 0,
  reset_on_cashout: true,
  provider: null,
  image_url: '/art/evening.svg',
  tags: [],
  extra: {},
  stages: null,
  entry: { most: null, is_bought: false },
  scoring: 'stakes',
  rates: [{ stake: usd(1), points: 100 }],
  prizes: [usd(300), usd(200)],
} as const

const parse = (
  group: Readonly<Record<string, { parse(value: unknown): unknown }>>,
  given: Readonly<Record<string, unknown>>
) => Object.fromEntries(Object.entries(group).map(([name, schema]) => [name, schema.parse(given[name] ?? {})]))

export interface Given {
  account?: AccountInfo
  /** Stored values of settings by group, over the defaults. */
  settings?: Readonly<Record<string, unknown>>
  /** Over the rules of a domain without a licence. */
  policy?: Partial<PagePolicy>
  /** What the API answers, by call; a call that is not named is refused. */
  answers?: Readonly<Record<string, unknown>>
  locale?: 'en' | 'de' | 'ar'
}

/** A host that answers what a test gives it. */
export function siteOf({
  account = visitor,
  settings = {},
  answers: given = {},
  policy = {},
  locale = 'en',
}: Given): Site & { asked: [string, unknown][] } {
  const asked: [string, unknown][] = []
  const answers: Given['answers'] = {
    'policies.getrules': { market: 'default', law: null, rules },
    'account.getSelfExclusion': { state: 'none', reach: 'house' },
    ...given,
  }
  const call = (key: string, params: unknown) => {
    asked.push([key, params])
    const error = {
      type: 'InvalidRequestException',
      code: 'not_found',
      message: '',
      error_data: {},
      invalid_parameters: {},
    }
    return Promise.resolve(key in answers ? { data: answers[key] } : { error })
  }
  return {
    asked,
    locale: { code: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' },
    locales: [],
    defaultLocale: 'en',
    messages: messagesOf(locale),
    call: call as Site['call'],
    account,
    settings: parse(
      { ...cashier, ...content, ...games, ...identity, ...loyalty, ...sportsbook },
      settings
    ) as unknown as Site['settings'],
    policy: {
      minimumAge: 18,
      passwordMin: 6,
      withdrawalCancel: true,
      advertising: 'all',
      findsOffers: true,
      hasDraws: true,
      ...policy,
    },
    nonce: '',
    origin: 'https://ante.example',
    theme: 'dark',
    timeZone: 'UTC',
    isBot: false,
  }
}

/** What a loader is called with. Within the site the request is of a path with `.data`; the address is the same without. */
export function loaderArgs(site: Site, path: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  const request = new Request(new URL(path, 'https://ante.example'))
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return { context, params, request, url, pattern: path }
}

/** A page with what its loader answered, as the server renders it. */
export function html(Page: ComponentType, site: Site, data: unknown = null, path = '/here'): string {
  const { account, settings, policy, locale, messages } = site
  const root: SiteData = {
    account,
    locales: [],
    defaultLocale: 'en',
    origin: 'https://ante.example',
    isMirror: settings.general.domain_type === 'mirror',
    timeZone: 'UTC',
    currencies: ['USD'],
    secondsToLogout: 0,
    secondsToLeave: { cashier: 0, profile: 0 },
    pages: [],
    policy,
    settings: {
      site: settings.site,
      seo: settings.seo,
      auth: settings.auth,
      games: settings.games,
      loyalty: settings.loyalty,
      images: settings.images,
      cashier: settings.cashier,
    },
  }
  const Root = () => (
    <Around site={site} messages={messages} locale={locale}>
      <Outlet />
    </Around>
  )
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Root,
      loader: () => root,
      children: [
        { id: 'index', index: true, Component: Page, loader: () => data },
        { id: 'page', path: '*', index: false, Component: Page, loader: () => data },
      ],
    },
  ])
  return renderToString(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { root, index: data, page: data } }} />
  ).replaceAll('<!-- -->', '')
}

function Around({
  site,
  messages,
  locale,
  children,
}: {
  site: Site
  messages: Site['messages']
  locale: Site['locale']
  children: ReactNode
}) {
  const request = {
    texts: textStore(messages, () => Promise.resolve(messages)),
    locale,
    theme: 'dark' as const,
    look: lookOf(site.settings, 'dark'),
    isBot: site.isBot,
  }
  return (
    <RequestContext value={request}>
      <TextsProvider store={request.texts} locale={locale.code} timeZone="UTC">
        <AccountProvider info={site.account} refresh={site.settings.site.balanceRefresh}>
          <PopupsContext value={() => Promise.resolve()}>{children}</PopupsContext>
        </AccountProvider>
      </TextsProvider>
    </RequestContext>
  )
}

/** The result of a match with a favourite, as the book offers it. */
export const market = {
  id: '7000',
  kind: '1x2',
  line: null,
  status: 'open',
  version: 4,
  book: 1.05,
  selections: [
    { outcome: 'home', price: 1.33 },
    { outcome: 'draw', price: 4.35 },
    { outcome: 'away', price: 12 },
  ],
}
