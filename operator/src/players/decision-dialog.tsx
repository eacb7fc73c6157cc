import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import { useState } from 'react'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { Modal } from '../ui/modal.tsx'
import { useDecision } from '../use-decision.ts'
import { AdjustmentFields, BoostFields, FreeBetFields, noWords, PointsFields, type Words } from './decision-fields.tsx'
import { type Decision, effectOfDecision, nameOfDecision } from './decisions.ts'

export type { Decision } from './decisions.ts'

/** Sends a decision; answers the sentence that says what came of it. */
async function sendDecision({ kind, player }: Decision, words: Words, idempotencyKey: string): Promise<string> {
  const { uid, login, currency } = player
  const { reason, direction, amount } = words
  if (kind === 'freebet' || kind === 'boost') {
    const odds_least = words.odds.trim() === '' ? null : Number(words.odds)
    const given = { uid, currency, days: Number(words.days), odds_least, reason }
    if (kind === 'boost') {
      const [percent, legs_least] = [Number(words.percent), Number(words.legs)]
      const boost = { ...given, percent, legs_least, stake_most: amount, extra_most: words.extra }
      const { extra_most: most } = await call('sportsbook.giveboost', boost, { idempotencyKey })
      return `${login} has a boost of ${percent}%, up to ${formatMoney(fromWire(most))}.`
    }
    const { stake } = await call('sportsbook.givefreebet', { ...given, amount }, { idempotencyKey })
    return `${login} has a free bet of ${formatMoney(fromWire(stake))}.`
  }
  if (kind === 'points') {
    const points = direction === 'debit' ? `-${amount.trim()}` : amount.trim()
    const after = await call('loyalty.adjustpoints', { uid, points, reason }, { idempotencyKey })
    return `${login} now has ${after.points.toLocaleString('en')} points.`
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
  const [words, setWords] = useState<Words>(noWords)
  const { isBusy, failure, fields: errors, decide } = useDecision(onDone)
  const set = (more: Partial<Words>) => setWords({ ...words, ...more })
  return (
    <Modal title={`${nameOfDecision[kind]}: ${player.login}`} onClose={onClose}>
      <DialogForm
        action={nameOfDecision[kind]}
        isHard={kind === 'close' || kind === 'block' || kind === 'test'}
        isBusy={isBusy}
        failure={failure}
        onSend={() => decide((key) => sendDecision(decision, words, key))}
        onCancel={onClose}
      >
        <p className="text-chalk-2">{effectOfDecision[kind]}</p>
        {kind === 'adjust' && (
          <AdjustmentFields currency={player.currency} words={words} errors={errors} onChange={set} />
        )}
        {kind === 'points' && <PointsFields words={words} errors={errors} onChange={set} />}
        {kind === 'freebet' && (
          <FreeBetFields currency={player.currency} words={words} errors={errors} onChange={set} />
        )}
        {kind === 'boost' && <BoostFields currency={player.currency} words={words} errors={errors} onChange={set} />}
        <ReasonInput
          value={words.reason}
          error={errors['reason']}
          onChange={(event) => set({ reason: event.target.value })}
        />
      </DialogForm>
    </Modal>
  )
}
