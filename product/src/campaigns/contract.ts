import {
  eventGroup,
  groupWith,
  idList,
  isoTime,
  offsetCount,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wireMoney,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as bonusReasons, terms } from '../bonuses/contract.ts'
import { lossProducts } from './rules/gifts.ts'
import { boostTerms } from '../sportsbook/contract.ts'
import { offerStates } from './rules/offer-state.ts'

/** What an offer gives to its reader. Of a `match` the terms are those of its largest bonus: `amount` is the most that it can be. */
const offerGives = z.discriminatedUnion('type', [
  terms.extend({ type: z.literal('bonus') }),
  terms.extend({
    type: z.literal('match'),
    /** Hundredths of the deposit. */
    percent: z.number().int(),
    /** The least deposit that brings it. */
    least: wireMoney.nullable(),
  }),
  terms.extend({
    type: z.literal('loss_back'),
    of: z.enum(lossProducts),
    /** Hundredths of the net loss. */
    percent: z.number().int(),
    /** The time that counts, up to the moment at which it is taken. */
    over_days: z.number().int(),
    /** The least net loss that counts, and the most that the bonus can be. */
    least: wireMoney,
    most: wireMoney,
    /** What the caller has lost in that time, and what the bonus would be now; null for a visitor. */
    now: z.object({ lost: wireMoney, amount: wireMoney }).nullable(),
  }),
  z.object({
    type: z.literal('free_spins'),
    game: z.object({ sysname: z.string(), name: z.string() }),
    count: z.number().int(),
    stake: wireMoney,
    /** How long they can be played. */
    days: z.number().int(),
    /** Of the bonus that their wins become; null where they go to the balance. */
    bonus: z.object({ wager_times: z.number().int(), days: z.number().int() }).nullable(),
  }),
  z.object({
    type: z.literal('free_bet'),
    amount: wireMoney,
    /** How long it can be placed. */
    days: z.number().int(),
    /** Whether a win pays the stake too. */
    returns_stake: z.boolean(),
    odds_least: z.number().nullable(),
  }),
  /** `days`: how long it can be used. */
  boostTerms.extend({ type: z.literal('boost'), days: z.number().int() }),
])
export type OfferGives = z.output<typeof offerGives>

export const offer = z.object({
  id: z.string(),
  /** `action` says what takes the offer; `params` narrows it, and `user_satisfies_params` whether the caller may have it. Optional here because `fields` picks. */
  trigger: z
    .object({
      action: z.string().default(''),
      params: z.record(z.string(), json).default({}),
      user_satisfies_params: z.boolean(),
    })
    .optional(),
  description: description.optional(),
  promotions: z.array(json).optional(),
  /** BON-16: of the caller; a visitor has taken nothing. */
  state: z.enum(offerStates),
  /** Which of its steps comes next, or was the last: one that gives something with each of several deposits has more than one. */
  step: z.object({ number: z.number().int(), of: z.number().int() }),
  /** What that step gives in the caller's currency: read before anything is taken. */
  gives: z.array(offerGives),
  finished_at: isoTime.nullable(),
})
export const promotion = z.object({
  id: z.string(),
  description,
  /** Where its button leads: a path of this site. */
  leads_to: z.string(),
  offer_id: z.string().nullable(),
  started_at: isoTime,
  finished_at: isoTime.nullable(),
})
export type Promotion = z.output<typeof promotion>
export const offerFields = ['trigger', 'description', 'promotions'] as const

const words = z.object({ title: z.string().min(1), text: z.string(), button: z.string().optional() })
/** A path of this site: a popup leads nobody elsewhere. */
const ownPath = z.string().regex(/^\/(?![/\\])/)

const popupTimes = ['ever', 'session'] as const

/** Popups of the operator's campaigns, each in the languages that its editor wrote. */
export const popupSettings = z.object({
  list: z
    .array(
      z.object({
        id: z.string().regex(/^\d{1,18}$/),
        texts: z.record(z.string(), words),
        image: z.string().optional(),
        leads_to: ownPath.optional(),
        /** Shown to players only from, and only until, then; a preview does not ask (RTE-107). */
        starts_at: isoTime.optional(),
        finished_at: isoTime.optional(),
        /** BON-20: on these pages and those below them; without it after an entry. */
        paths: z.array(ownPath).min(1).max(20).optional(),
        /** BON-20: whether a player is shown it once, or once in each session of the browser. After an entry it is once. */
        once: z.enum(popupTimes).default('ever'),
        /** BON-20: only to players whose account is that many days old. */
        account_days_min: z.number().int().min(1).optional(),
        /** BON-20: only to players who may take this offer and have not taken it yet. */
        offer_id: positiveId.optional(),
      })
    )
    .default([]),
})
export type PopupSettings = z.output<typeof popupSettings>

/** Why this module refuses. */
export const reasons = {
  offer_taken: 409,
  offer_not_available: 409,
} as const satisfies SentencedReasons

/** All that its endpoints may declare. */
const known = { bonus_linked_account: bonusReasons.bonus_linked_account, ...reasons }

export const endpoints = groupWith(known, {
  /** Offers that can be taken now, the newest first; `ids` asks for some of them. */
  'campaigns.getoffers': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, fields: textList.optional(), ids: idList.optional() }),
    output: z.object({ items: z.array(offer), count: z.number().int() }),
    errors: [],
  },
  /** API-54, API-55: true for a code that leads to an offer of now. */
  'campaigns.checkPromocode': {
    method: 'POST',
    access: 'public',
    input: z.object({ promo_code: z.string().max(60).default('') }),
    output: z.boolean(),
    errors: ['InvalidParameter', 'TooManyRequests'],
    limit: 60,
  },
  /**
   * API-53, BON-22: takes the offer behind a code, once for each player. A refusal names what is wrong in `error_data.promo_code`: INVALID, EXPIRED,
   * ALREADY_USED, NOT_STARTED, LIMIT_REACHED or NOT_AVAILABLE.
   */
  'campaigns.activateOffer': {
    method: 'POST',
    access: 'player',
    input: z.object({ promo_code: z.string().max(60).default(''), fields: textList.optional() }),
    output: offer,
    errors: ['InvalidParameter', 'InvalidRequest/self_excluded'],
    limit: 30,
  },
  /** BON-15: takes what an offer without a code gives, once for each player. */
  'campaigns.takepromotions': {
    method: 'POST',
    access: 'player',
    input: z.object({ offer_id: positiveId, fields: textList.optional() }),
    output: offer,
    errors: [
      'InvalidRequest/not_found',
      'InvalidRequest/offer_taken',
      'InvalidRequest/offer_not_available',
      'InvalidRequest/bonus_linked_account',
      'InvalidRequest/self_excluded',
    ],
    limit: 30,
  },
  /** Promotions of today (BON-18): what an editor tells players about. */
  'campaigns.getpromotions': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, ids: idList.optional() }),
    output: z.object({ items: z.array(promotion), count: z.number().int() }),
    errors: [],
  },
  /** API-103: campaign popups that are on now, for a player those that are for them, and none in a break; `ids` asks for some of them whatever their time, for an editor's preview. */
  'popups.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ ids: idList.optional() }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          description,
          button: z.string(),
          leads_to: z.string().nullable(),
          /** On which pages it opens; none: after an entry. */
          paths: z.array(z.string()),
          once: z.enum(popupTimes),
        })
      ),
      count: z.number().int(),
    }),
    errors: [],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({ popups: popupSettings })
