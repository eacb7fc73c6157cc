import { type Currency, isCurrency } from '@ante/kit/money'
import { Input, Select } from '@ante/web/ui/field'
import { useState } from 'react'
import { call } from '../api.ts'
import { formText } from '../ui/form-text.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { minorOf } from '../ui/typed.ts'
import { type BonusKind, cashbackText, countedKinds, givenText, weightsOf } from './bonus-texts.ts'
import { AmountInput, NumberInput } from './number-inputs.tsx'
import type { OfPlayer } from './of-player.ts'

type Errors = Readonly<Record<string, string>>
interface GiveProps extends Pick<OfPlayer, 'player'> {
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

/** A whole number of a form. */
const numberOf = (form: FormData, name: string): number => Number(formText(form, name))

const stakesMost = (form: FormData, currency: string): Partial<Record<Currency, number>> => {
  const minor = isCurrency(currency) ? minorOf(formText(form, 'stake_most'), currency) : undefined
  return isCurrency(currency) && minor !== undefined ? { [currency]: minor } : {}
}

/** A bonus with terms of its own, which waits for its player. */
export function GiveBonusDialog({ player: { uid, login, currency }, onClose, onDone }: GiveProps) {
  const [kind, setKind] = useState<BonusKind>('casino')
  async function send(form: FormData, idempotencyKey: string): Promise<string> {
    const odds = formText(form, 'odds_least')
    const weights = weightsOf(kind, (type) => formText(form, `weight-${type}`))
    if (Object.keys(weights).length === 0) throw new Error('Nothing counts yet. Give at least one share above 0.')
    const bonus = await call(
      'bonuses.give',
      {
        uid,
        currency,
        kind,
        amount: formText(form, 'amount'),
        wager_times: numberOf(form, 'wager_times'),
        days: numberOf(form, 'days'),
        take_within_days: numberOf(form, 'take_within_days'),
        weights,
        odds_least: odds === '' ? null : Number(odds),
        stakes_most_minor: stakesMost(form, currency),
        reason: formText(form, 'reason'),
      },
      { idempotencyKey }
    )
    return givenText(login, bonus)
  }
  return (
    <ReasonDialog
      title={`Give bonus: ${login}`}
      action="Give bonus"
      effect="It waits until the player activates it. When it was staked as often as you say, its amount goes to the balance. Above your limit another member has to approve it."
      fields={(errors) => <BonusFields currency={currency} kind={kind} errors={errors} onKind={setKind} />}
      send={send}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

const kinds = [
  { value: 'casino', label: 'Casino: rounds of games count' },
  { value: 'betting', label: 'Betting: bets count' },
] as const

function BonusFields({
  currency,
  kind,
  errors,
  onKind,
}: {
  currency: string
  kind: BonusKind
  errors: Errors
  onKind: (kind: BonusKind) => void
}) {
  return (
    <>
      <Select
        label="Kind"
        options={kinds}
        value={kind}
        onChange={({ target }) => onKind(target.value === 'betting' ? 'betting' : 'casino')}
      />
      <AmountInput label={`Amount in ${currency}`} name="amount" error={errors['amount']} />
      <NumberInput label="Times to stake it" name="wager_times" value={3} most={10} error={errors['wager_times']} />
      <NumberInput label="Days to activate it" name="take_within_days" value={7} most={365} />
      <NumberInput label="Days to stake it, from then on" name="days" value={7} most={90} />
      <fieldset key={kind} className="grid gap-3 rounded-2 border border-line p-4">
        <legend className="px-1 text-14 font-semibold">What counts (% of a stake)</legend>
        <div className="grid gap-3 tablet:grid-cols-2">
          {countedKinds[kind].map(({ type, name, percent }) => (
            <NumberInput key={type} label={name} name={`weight-${type}`} value={percent} least={0} most={100} />
          ))}
        </div>
      </fieldset>
      <Input
        label={`Highest stake that counts in ${currency}`}
        name="stake_most"
        inputMode="decimal"
        pattern="\d{1,9}(\.\d{1,2})?"
        autoComplete="off"
        hint="Empty: any stake."
      />
      {kind === 'betting' && (
        <Input
          label="Least odds of each selection"
          name="odds_least"
          type="number"
          min={1.01}
          max={100}
          step={0.001}
          hint="Empty: any odds."
        />
      )}
    </>
  )
}

const ways = [
  { value: 'on_request', label: 'When the player claims it' },
  { value: 'at_once', label: 'To the balance at once' },
] as const

/** Part of what a player lost, given back with nothing to stake. */
export function GiveCashbackDialog({ player: { uid, login, currency }, onClose, onDone }: GiveProps) {
  const [pays, setPays] = useState<(typeof ways)[number]['value']>('on_request')
  async function send(form: FormData, idempotencyKey: string): Promise<string> {
    const days = pays === 'on_request' ? { receive_within_days: numberOf(form, 'receive_within_days') } : {}
    const given = { uid, currency, amount: formText(form, 'amount'), pays, ...days, reason: formText(form, 'reason') }
    return cashbackText(login, await call('bonuses.givecashback', given, { idempotencyKey }))
  }
  return (
    <ReasonDialog
      title={`Give cashback: ${login}`}
      action="Give cashback"
      effect="Money with nothing to stake. Above your limit another member has to approve it."
      fields={(errors) => (
        <>
          <AmountInput label={`Amount in ${currency}`} name="amount" error={errors['amount']} />
          <Select
            label="Paid"
            options={ways}
            value={pays}
            onChange={({ target }) => setPays(target.value === 'at_once' ? 'at_once' : 'on_request')}
          />
          {pays === 'on_request' && (
            <NumberInput label="Days to claim it" name="receive_within_days" value={7} most={90} />
          )}
        </>
      )}
      send={send}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
