import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import { Input, Select } from '@ante/web/ui/field'
import { useState } from 'react'
import { call, CallRefused, messageOf } from '../api.ts'
import { endSession } from '../session/session.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { Modal } from '../ui/modal.tsx'
import { type Decision, effectOfDecision, nameOfDecision } from './decisions.ts'

export type { Decision } from './decisions.ts'

interface Words {
  readonly reason: string
  readonly direction: 'credit' | 'debit'
  readonly amount: string
  /** Of a free bet: the days in which it can be placed, and its least odds; empty where any will do. */
  readonly days: string
  readonly odds: string
}

/** Sends a decision; answers the sentence that says what came of it. */
async function decide({ kind, player }: Decision, words: Words, idempotencyKey: string): Promise<string> {
  const { uid, login, currency } = player
  const { reason, direction, amount } = words
  if (kind === 'freebet') {
    const odds_least = words.odds.trim() === '' ? null : Number(words.odds)
    const given = { uid, currency, amount, days: Number(words.days), odds_least, reason }
    const { stake } = await call('sportsbook.givefreebet', given, { idempotencyKey })
    return `${login} has a free bet of ${formatMoney(fromWire(stake))}.`
  }
  if (kind === 'test') {
    await call('cashier.marktestaccount', { uid, reason }, { idempotencyKey })
    return `${login} is now a test account.`
  }
  if (kind !== 'adjust') {
    const { state } = await call(`players.${kind}`, { uid, reason }, { idempotencyKey })
    return `${login} is now ${state}.`
  }
  const { balance } = await call(
    'cashier.adjustbalance',
    { uid, currency, reason, direction, amount },
    { idempotencyKey }
  )
  return `The balance of ${login} is now ${formatMoney(fromWire(balance))}.`
}

/** Asks for the reason, and sends the decision once: as long as its outcome is not known it is sent again under the same key. */
export function DecisionDialog({
  decision,
  onClose,
  onDone,
}: {
  decision: Decision
  onClose: () => void
  onDone: (text: string) => void
}) {
  const { kind, player } = decision
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const [words, setWords] = useState<Words>({
    reason: '',
    direction: 'credit',
    amount: '',
    days: '7',
    odds: '',
  })
  const [failure, setFailure] = useState<{ text: string; fields: Readonly<Record<string, string>> }>()
  const [isBusy, setBusy] = useState(false)
  const set = (more: Partial<Words>) => setWords({ ...words, ...more })
  async function send(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      onDone(await decide(decision, words, key))
    } catch (error) {
      if (!(error instanceof CallRefused)) return setFailure({ text: messageOf(error), fields: {} })
      // It was answered: another try is another decision.
      setKey(crypto.randomUUID())
      if (error.status === 401) endSession()
      else if (error.code === 'approval_needed') onDone(error.message)
      else setFailure({ text: error.message, fields: error.fields })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal title={`${nameOfDecision[kind]}: ${player.login}`} onClose={onClose}>
      <DialogForm
        action={nameOfDecision[kind]}
        isHard={kind === 'close' || kind === 'block' || kind === 'test'}
        isBusy={isBusy}
        failure={failure?.text ?? ''}
        onSend={send}
        onCancel={onClose}
      >
        <p className="text-chalk-2">{effectOfDecision[kind]}</p>
        {kind === 'adjust' && (
          <AdjustmentFields currency={player.currency} words={words} error={failure?.fields.amount} onChange={set} />
        )}
        {kind === 'freebet' && (
          <FreeBetFields currency={player.currency} words={words} error={failure?.fields.amount} onChange={set} />
        )}
        <ReasonInput
          value={words.reason}
          error={failure?.fields.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
      </DialogForm>
    </Modal>
  )
}

function AmountInput({
  label,
  words,
  error,
  onChange,
}: {
  label: string
  words: Words
  error: string | undefined
  onChange: (more: Partial<Words>) => void
}) {
  return (
    <Input
      label={label}
      inputMode="decimal"
      autoComplete="off"
      required
      value={words.amount}
      error={error}
      onChange={(event) => onChange({ amount: event.target.value })}
    />
  )
}

function AdjustmentFields({
  currency,
  words,
  error,
  onChange,
}: {
  currency: string
  words: Words
  error: string | undefined
  onChange: (more: Partial<Words>) => void
}) {
  return (
    <>
      <Select
        label="Credit or debit"
        options={[
          { value: 'credit', label: 'Credit: add to the balance' },
          { value: 'debit', label: 'Debit: take from the balance' },
        ]}
        value={words.direction}
        onChange={(event) => onChange({ direction: event.target.value === 'debit' ? 'debit' : 'credit' })}
      />
      <AmountInput label={`Amount in ${currency}`} words={words} error={error} onChange={onChange} />
    </>
  )
}

function FreeBetFields({
  currency,
  words,
  error,
  onChange,
}: {
  currency: string
  words: Words
  error: string | undefined
  onChange: (more: Partial<Words>) => void
}) {
  return (
    <>
      <AmountInput label={`Stake in ${currency}`} words={words} error={error} onChange={onChange} />
      <Input
        label="Days to place it"
        type="number"
        min={1}
        max={90}
        required
        value={words.days}
        onChange={(event) => onChange({ days: event.target.value })}
      />
      <Input
        label="Least odds of each selection"
        type="number"
        min={1.01}
        max={100}
        step={0.001}
        hint="Empty: any odds."
        value={words.odds}
        onChange={(event) => onChange({ odds: event.target.value })}
      />
    </>
  )
}
