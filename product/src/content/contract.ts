import { consentCategories } from '@ante/kit/consent'
import {
  eventGroup,
  group,
  offsetCount,
  settingGroup,
  sitePath,
  textList,
  topicGroup,
  wholeNumber,
} from '@ante/kit/contract'
import { locales } from '@ante/texts/locales'
import { ownPages, ownWordings } from '@ante/texts/own-wording'
import { z } from 'zod'
import { imageSettings, tokenSettings, webSettings } from './rules/look-settings.ts'
import { type AddressKind, isTemplate, routesOf } from './rules/page-addresses.ts'
import { withoutLoops } from './rules/redirects.ts'
import { banner, block, pageTitle, slug } from './rules/shapes.ts'

export { imageSettings, tokenSettings, webSettings } from './rules/look-settings.ts'
export type { Banner } from './rules/shapes.ts'

const seconds = z.number().int().min(1)

/** Flags and settings of the site, by the names of the specification. What nobody set is off, but for what the specification says otherwise (CMS-08). */
export const siteSettings = z.object({
  name: z.string().default('Ante'),
  isTwoFAEnable: z.boolean().default(false),
  isSumsubEnable: z.boolean().default(false),
  isResponsibleGamingEnable: z.boolean().default(false),
  isBetHistoryEnable: z.boolean().default(false),
  isVisibleNoticeBetting: z.boolean().default(true),
  isTitleClickable: z.boolean().default(false),
  balanceRefresh: z
    .object({
      isEnabledInterval: z.boolean().default(true),
      countSecondsForInterval: seconds.default(10),
      isEnabledTurnOffRequests: z.boolean().default(true),
      countMinutesAfterWhichRequestsTurnedOff: seconds.default(5),
      isEnabledRequestsAfterClick: z.boolean().default(true),
      countSecondsForDelayBetweenClick: seconds.default(1),
    })
    .prefault({}),
  /** Sentences at fields in the operator's own words (VAL-14); `$$min$$` and `$$max$$` stand for bounds. */
  validators: z.array(z.object({ name: z.enum(ownWordings), message: z.string().min(1) })).default([]),
  theme: z
    .object({ default: z.enum(['dark', 'light']).default('dark'), isSwitchVisible: z.boolean().default(true) })
    .prefault({}),
  /** What stands over a page until it answers (CMS-10); a page of the house is there at once, so it has none unless an operator wants one. */
  loader: z
    .object({
      isEnabled: z.boolean().default(false),
      showPercentProgress: z.boolean().default(false),
      logo: sitePath.default(''),
      alt: z.string().default(''),
    })
    .prefault({}),
  /** The page on which every part of the site stands, for whoever builds with them. */
  isPartsGalleryEnable: z.boolean().default(false),
  /** The demo world is marked as a simulation. */
  isSimulation: z.boolean().default(true),
})

const ownText = z.string().max(500).optional()
/** Texts of system pages in the operator's own words (SYS-22), by language; what is not said stays. `$$sum$$` stands for the sum of a payment that arrived. */
export const systemPageSettings = z.partialRecord(
  z.enum(ownPages),
  z.object({ header: ownText, description: ownText, button: ownText })
)

export const generalSettings = z.object({
  analytic: z.record(z.string(), z.string()).default({}),
  available_currencies: z.array(z.string()).default(['USD']),
  default_currency: z.string().default('USD'),
  is_seon_enabled: z.boolean().default(false),
  domain_state: z.enum(['active', 'maintenance', 'disabled']).default('active'),
  domain_type: z.enum(['main', 'mirror']).default('main'),
  time_to_force_logout: z.number().int().min(0).default(0),
  is_bonus_isolation_enabled: z.boolean().default(false),
  is_game_history_export_enabled: z.boolean().default(true),
  user_inactivity_cashier_time: z.number().int().min(0).default(0),
  user_inactivity_pp_time: z.number().int().min(0).default(0),
})
export type GeneralSettings = z.output<typeof generalSettings>

/** Where a legacy address leads: a path of this site, or another site in full. */
const target = z.string().regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/)

/** `*` in `from_url` is any run of characters. */
export const legacyRedirect = z.object({ from_url: z.string().regex(/^[/*]/), to_url: target })
/** As an operator writes them. */
export const legacyRedirects = z.object({ list: z.array(legacyRedirect).default([]) })
/** Legacy addresses (RTE-84 to RTE-88): the first entry that fits counts, and those that would lead in circles do not. */
export const redirectSettings = z.object({
  list: legacyRedirects.shape.list.overwrite((list) => [...withoutLoops(list).kept]),
})

/** The languages in which the site is offered, of those that the house speaks (CMS-24); that of the house is always among them. Without any there is no site (CMS-28). */
export const localeSettings = z.object({ list: z.array(z.string()).default(locales.map(({ code }) => code)) })

const template = (kind: AddressKind) =>
  z
    .string()
    .default(routesOf[kind])
    .refine((text) => isTemplate(kind, text))

/** The head of pages and what crawlers may read, by domain (CMS-39, CMS-40). Paths are without the locale's prefix. */
export const seoSettings = z.object({
  /** The title of the home page. Empty: the house's own. */
  title: z.string().default(''),
  /** Of pages that have none of their own. */
  description: z.string().default(''),
  keywords: z.string().default(''),
  /** Stands in `/robots.txt` behind the rules that come from `disallow`. */
  robots: z.string().default(''),
  /** The picture that stands for a page where its link is shared. */
  image: z.string().default(''),
  /** What single pages say otherwise. */
  pages: z
    .record(
      z.string().startsWith('/'),
      z.object({
        title: z.string().optional(),
        description: z.string().optional(),
        keywords: z.string().optional(),
        image: z.string().optional(),
        noIndex: z.boolean().optional(),
      })
    )
    .default({}),
  templates: z
    .object({
      offer: template('offer'),
      jackpot: template('jackpot'),
      game: template('game'),
      tournament: template('tournament'),
    })
    .prefault({}),
  /** Closed to crawlers: each path, and all that begins with it. */
  disallow: z
    .array(z.string().startsWith('/'))
    .default([
      '/api/',
      '/platform/',
      '/cashier',
      '/profile',
      '/bets',
      '/responsible-game',
      '/forms/',
      '/confirmation',
      '/unsubscribe',
      '/_icons',
      '/_parts',
    ]),
})

/** CMS-52: code of others in the pages (counters, tag managers): markup, or a bare script. Without a position it stands at the end of the body. */
export const customCodeSettings = z.object({
  list: z
    .array(
      z.object({
        isEnabled: z.boolean().default(false),
        position: z.enum(['head', 'bodyStart', 'bodyEnd']).default('bodyEnd'),
        code: z.string(),
        /** What its person has to have agreed to before it runs. The site can do without whatever is not marked as necessary. */
        consent: z.enum(['necessary', ...consentCategories]).default('marketing'),
      })
    )
    .default([]),
  /** Where that code may load from and tell: sources of the pages' content security policy. */
  hosts: z.array(z.string().regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/)).default([]),
})

/** CONST-23. */
export const bannersAtOnce = 10
export const bannerFields = ['description', 'finished_at', 'leads_to'] as const

const country = z.object({ code: z.string(), name: z.string(), phone_code: z.string() })

export const endpoints = group({
  'metadata.getgeneralinfo': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: generalSettings.extend({ available_locales: z.array(z.string()) }),
    errors: [],
  },
  'metadata.get': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({
      countries: z.array(country),
      currencies: z.array(z.object({ code: z.string(), symbol: z.string(), digits: z.number() })),
    }),
    errors: [],
  },
  /** What the operator shows at the positions of the site, or at one of them. */
  'banners.get': {
    method: 'GET',
    access: 'public',
    input: z.object({
      ...offsetCount,
      count: wholeNumber.default(bannersAtOnce).pipe(z.number().min(1).max(200)),
      fields: textList.optional(),
      position: z.string().max(40).optional(),
    }),
    output: z.object({ items: z.array(banner), count: z.number().int() }),
    errors: [],
  },
  /** The operator's page of a slug, in the caller's language, else in the default one. */
  'content.getpage': {
    method: 'GET',
    access: 'public',
    input: z.object({ slug }),
    output: pageTitle.extend({ description: z.string(), blocks: z.array(block) }),
    errors: ['InvalidRequest/not_found'],
  },
  'content.getpages': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({ items: z.array(pageTitle) }),
    errors: [],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({ 'content.changed': z.object({ name: z.string() }) })
export const settings = settingGroup({
  site: siteSettings,
  systemPages: systemPageSettings,
  general: generalSettings,
  locales: localeSettings,
  redirects: redirectSettings,
  seo: seoSettings,
  images: imageSettings,
  tokens: tokenSettings,
  webSetting: webSettings,
  customCode: customCodeSettings,
})
