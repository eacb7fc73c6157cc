import { eventGroup, eventId, flag, group, isoTime, settingGroup, topicGroup } from '@ante/kit/contract'
import { consentCategories, consentPlaces } from '@ante/kit/consent'
import { z } from 'zod'
import { pageSteps } from './rules/funnel.ts'
import { linkValueMax } from './rules/words.ts'
import { trackingSettings } from './rules/settings.ts'

export { trackingSettings } from './rules/settings.ts'

const category = z.enum(consentCategories)
const answers = z.partialRecord(category, z.boolean())
const linkValue = z.string().max(linkValueMax).optional()
const mark = z.string().min(1).max(60_000)

/** What a page needs before it may tell anybody anything. */
const pageSettings = z.object({
  consent: z.object({
    /** What is used here, and by whom: `Exponea`; empty where it is ours alone. */
    used: z.array(z.object({ category, vendors: z.array(z.string()) })),
    asked_first: z.array(category),
    version: z.number().int(),
    is_asked_at_once: z.boolean(),
  }),
  /** TRK-16: `gtm` names a container of Google Tag Manager, `url` where its script is if not at Google. */
  analytic: z.record(z.string(), z.string()),
  /** TRK-01: null where there is none, or not all three values. */
  marketing: z
    .object({
      provider: z.literal('exponea'),
      target: z.string(),
      token: z.string(),
      site_group: z.string(),
      src: z.string(),
    })
    .nullable(),
  /** TRK-13: null where the flag is off. Without a vendor `src` is empty, and the page makes a mark of its own. */
  fingerprint: z.object({ src: z.string(), host: z.string() }).nullable(),
  is_followed: z.boolean(),
})
export type TrackingPageSettings = z.output<typeof pageSettings>

export const endpoints = group({
  'tracking.getsettings': { method: 'GET', access: 'public', input: z.object({}), output: pageSettings, errors: [] },
  /** Keeps what was answered, with its proof, and sets the cookie `consent`. What is left out was not asked about. */
  'tracking.setConsent': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({
      functional: flag.optional(),
      analytics: flag.optional(),
      marketing: flag.optional(),
      security: flag.optional(),
      /** The browser sends Global Privacy Control. */
      is_private: flag.default(false),
      place: z.enum(consentPlaces).default('choices'),
    }),
    output: z.object({ consent: z.string() }),
    errors: [],
    limit: 30,
  },
  /** What the caller has answered under their account, the latest first. */
  'tracking.getConsents': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          at: isoTime,
          answers,
          version: z.number().int(),
          /** Null where it was not kept. */
          place: z.enum(consentPlaces).nullable(),
          /** The browser sent Global Privacy Control. */
          is_private: z.boolean(),
        })
      ),
    }),
    errors: [],
  },
  /** TRK-07, API-136, API-137: also under `GET /hit`. Keeps which link led here, or the mark of a device; without consent to it, nothing. */
  'tracking.hit': {
    method: 'GET',
    access: 'public',
    input: z.object({
      track_id: linkValue,
      show_popup_reg: linkValue,
      publisher_id: linkValue,
      goal_id: linkValue,
      goal_entry_id: linkValue,
      link_id: linkValue,
      referer: z.string().max(2000).optional(),
      seon_session: mark.optional(),
    }),
    output: z.object({ is_kept: z.boolean() }),
    errors: [],
    limit: 60,
  },
  /** The mark of a device that is too long for an address. */
  'tracking.sendFingerprint': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({ seon_session: mark }),
    output: z.object({ is_kept: z.boolean() }),
    errors: [],
    limit: 60,
  },
  /** A step towards an account, counted by day and market and by nothing else; not of who said no to analytics. */
  'tracking.count': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({ step: z.enum(pageSteps) }),
    output: z.object({ is_counted: z.boolean() }),
    errors: [],
    limit: 600,
  },
  /** API-114, API-115: what happened on a page. Every name is taken; parameters are texts, numbers and ticks. */
  'events.handle': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({
      event_name: z.string().regex(/^[A-Za-z][\w.:-]{0,63}$/),
      event_params: z
        .union([z.string().max(4000).transform(parsed), z.record(z.string(), z.unknown())])
        .pipe(
          z
            .record(z.string().max(64), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
            .refine((params) => Object.keys(params).length <= 20)
        )
        .default({}),
    }),
    output: z.literal(1),
    errors: [],
    limit: 240,
  },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const topics = topicGroup({})
export const events = eventGroup({
  /** A fraud vendor says that somebody should be looked at, or turned away. */
  'tracking.fraud-found': z.object({ uid: eventId, state: z.enum(['REVIEW', 'DECLINE']) }),
})
export const settings = settingGroup({ tracking: trackingSettings })
