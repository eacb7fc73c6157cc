import { aloneLimits } from '@ante/kit/alone-limit'
import { flag, settingGroup } from '@ante/kit/contract'
import { z } from 'zod'

const iconVariants = z.object({
  light: z.string().default(''),
  dark: z.string().default(''),
  mono: z.string().default(''),
})
const errorButton = (link: string) => z.object({ show: flag.default(true), link: z.string().default(link) })

/** Content of one payment method. Where a text is empty the site shows its own sentence for the method. */
const paymentMethodContent = z.object({
  sysname: z.string(),
  icon: iconVariants.prefault({}),
  description: z.string().default(''),
  descriptionWithdraw: z.string().default(''),
  descriptionMinMax: z.string().default(''),
})

/** What a member of staff may adjust in 24 hours without another's approval. */
export const staffAdjustments = aloneLimits

/** What a test account may hold of what it is given, in whole units of each currency; of one that is not named nothing. What it wins comes on top. */
export const staffTestAccounts = z
  .object({
    fundsUpTo: z.record(z.string(), z.number().int().min(0).max(1_000_000)).default({ USD: 10_000, EUR: 10_000 }),
  })
  .prefault({})

/**
 * Rules of payouts against laundering. `sourceFirst`: what came in by cards, a bank or a coin goes back there before any goes elsewhere. `turnoverPercent`: so much
 * of what was paid in has to be staked before; 0 asks for nothing, as laws do that leave a deposit to its player.
 */
export const staffPayouts = z
  .object({ sourceFirst: flag.default(false), turnoverPercent: z.number().int().min(0).max(1000).default(0) })
  .prefault({})

/**
 * Which provider serves a payment: the first rule that fits, else the one of the payment method. A rule names any of methods, directions, currencies and the
 * player's countries; a domain has rules of its own, as it may have of every setting.
 */
export const paymentRoutes = z
  .object({
    rules: z
      .array(
        z.object({
          provider: z.string(),
          methods: z.array(z.string()).optional(),
          directions: z.array(z.enum(['deposit', 'withdrawal'])).optional(),
          currencies: z.array(z.string()).optional(),
          countries: z.array(z.string().length(2)).optional(),
        })
      )
      .default([]),
  })
  .prefault({})

export const settings = settingGroup({
  staffAdjustments,
  staffTestAccounts,
  staffPayouts,
  paymentRoutes,
  cashier: z
    .object({
      depositAmountsList: z
        .array(z.object({ currency: z.string(), amounts: z.array(z.number().int().positive()) }))
        .default([{ currency: 'USD', amounts: [20, 50, 100, 200, 500] }]),
      availableCurrency: z
        .array(z.object({ code: z.string(), symbol: z.string() }))
        .default([{ code: 'USD', symbol: '$' }]),
      /** `disabled`: the deposit button waits for a valid amount; `enabled`: it can be pressed and then shows what is missing (CASH-22). */
      defaultStateDepositButton: z.enum(['enabled', 'disabled']).default('enabled'),
      /** The breakdown of the total balance: whether it is there, and whether it is open at first (CASH-23). */
      detalization: z
        .object({ enableDetalization: flag.default(true), displayedDetalization: flag.default(false) })
        .prefault({}),
      /** `page`: the form has its own address; `inline`: it opens under the method (CASH-24). */
      depositView: z.enum(['page', 'inline']).default('page'),
      regHintConfig: z
        .object({ enabled: flag.default(true), icon: z.string().default(''), text: z.string().default('') })
        .prefault({}),
      depositButtonIcon: z.string().default(''),
      /** `sysname`: each method has its own address; `none`: the address stays (CASH-19). */
      paymentMethodsUrlDisplay: z.enum(['sysname', 'none']).default('sysname'),
      receiptBlocksVisibility: z
        .object({ address: flag.default(true), contacts: flag.default(true), rules: flag.default(true) })
        .prefault({}),
      paymentMethods: z.array(paymentMethodContent).default([]),
      /** Buttons under the two withdrawal errors that lead elsewhere (CASH-41, CASH-42). */
      withdrawalErrorButtons: z
        .object({
          confirmContact: errorButton('/profile/settings').prefault({}),
          kycWithdrawal: errorButton('/profile/verification').prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
})
