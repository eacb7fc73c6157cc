import type { Tx } from '@ante/kit/context'
import type { PayloadOf } from '@ante/kit/contract'
import { isCurrency, money } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import { on, onBatch } from '@ante/kit/reaction'
import { defaultLocale, messagesOf } from '@ante/texts'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as identityEvents } from '../identity/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { readSides } from '../sportsbook/index.ts'
import { events as supportEvents } from '../support/contract.ts'
import { readAnsweredPlayer } from '../support/index.ts'
import { queuePushes } from './queue-push.ts'
import { dropOfSession, takeFollowers } from './store.ts'

type Settled = PayloadOf<(typeof sportsbookEvents)['sportsbook.bet-settled']>
type Moved = PayloadOf<(typeof cashierEvents)['cashier.deposit-settled']>

const wordsIn = (locale: string) => messagesOf(locale).pushNotices
const to =
  (path: string) =>
  (locale: string): string =>
    locale === defaultLocale ? path : `/${locale}${path}`
const sumOf = (minor: string, currency: string, locale: string): string =>
  isCurrency(currency) ? sumInSentence(money(BigInt(minor), currency), locale) : ''
const withSum = (text: string, sum: string): string => text.replaceAll('{amount}', () => sum)

function settledText(locale: string, bet: Settled): string {
  const words = wordsIn(locale)
  const paid = sumOf(bet.payout_minor, bet.currency, locale)
  if (bet.state === 'lost') return words.betLost
  return withSum(bet.state === 'won' ? words.betWon : words.betPaid, paid)
}

/** Without a sum and a result, unless the player has asked for them: others see the screen too. */
const tellBets = (tx: Tx, bets: readonly Settled[]) =>
  queuePushes(
    tx,
    'bets',
    bets.map((bet) => ({
      uid: BigInt(bet.uid),
      tag: `bet:${bet.bet_id}`,
      url: to('/profile/bets'),
      write: ({ locale, shows_details: details }) => ({
        title: bet.corrected ? wordsIn(locale).betCorrected : wordsIn(locale).betSettled,
        body: details ? settledText(locale, bet) : wordsIn(locale).betOpen,
      }),
    }))
  )

type PaymentWord =
  | 'depositArrived'
  | 'depositFailed'
  | 'paymentTakenBack'
  | 'paymentReturned'
  | 'withdrawalPaid'
  | 'withdrawalDeclined'
const tellPayment = (
  tx: Tx,
  word: PaymentWord,
  { uid, transaction, amount_minor: minor, currency }: Pick<Moved, 'uid' | 'transaction' | 'amount_minor' | 'currency'>
) =>
  queuePushes(tx, 'payments', [
    {
      uid: BigInt(uid),
      tag: `payment:${transaction}`,
      url: to('/cashier/history'),
      write: ({ locale, shows_details: details }) => ({
        title: wordsIn(locale)[word],
        body: details
          ? withSum(wordsIn(locale).paymentSum, sumOf(minor, currency, locale))
          : wordsIn(locale).paymentOpen,
      }),
    },
  ])

export const reactions = [
  on(
    identityEvents['identity.session-ended'],
    async (tx, { session }) => void (await dropOfSession(tx, BigInt(session)))
  ),
  onBatch(sportsbookEvents['sportsbook.bet-settled'], tellBets),
  onBatch(sportsbookEvents['sportsbook.free-bet-settled'], tellBets),
  on(cashierEvents['cashier.deposit-settled'], (tx, moved) => tellPayment(tx, 'depositArrived', moved)),
  on(cashierEvents['cashier.deposit-failed'], async (tx, moved) => {
    // Who cancelled it, or let it lapse, knows.
    if (moved.status === 'failed') await tellPayment(tx, 'depositFailed', moved)
  }),
  on(cashierEvents['cashier.deposit-reversed'], (tx, moved) =>
    tellPayment(tx, moved.state === 'taken' ? 'paymentTakenBack' : 'paymentReturned', {
      ...moved,
      transaction: moved.reversal,
    })
  ),
  on(cashierEvents['cashier.withdrawal-paid'], (tx, moved) => tellPayment(tx, 'withdrawalPaid', moved)),
  on(cashierEvents['cashier.withdrawal-declined'], (tx, moved) => tellPayment(tx, 'withdrawalDeclined', moved)),
  // What was written stays where it is read: nobody else is shown it.
  on(supportEvents['support.written'], async (tx, { conversation, message }) => {
    const uid = await readAnsweredPlayer(tx, BigInt(message))
    if (uid === undefined) return
    await queuePushes(tx, 'support', [
      {
        uid,
        tag: `support:${conversation}`,
        url: to(`/support?conversation=${conversation}`),
        write: ({ locale }) => ({ title: wordsIn(locale).supportAnswered, body: wordsIn(locale).supportOpen }),
      },
    ])
  }),
  on(sportsbookEvents['sportsbook.fixture-started'], async (tx, { fixture_id: fixture }) => {
    const uids = await takeFollowers(tx, Number(fixture))
    const sides = uids.length > 0 ? await readSides(tx, Number(fixture)) : undefined
    if (!sides) return
    await queuePushes(
      tx,
      'matches',
      uids.map((uid) => ({
        uid,
        tag: `match:${fixture}`,
        url: to(`/betting?fixture=${fixture}`),
        write: ({ locale, shows_details: details }) => ({
          title: wordsIn(locale).matchStarted,
          body: details ? `${sides.home} – ${sides.away}` : wordsIn(locale).matchOpen,
        }),
      }))
    )
  }),
]
