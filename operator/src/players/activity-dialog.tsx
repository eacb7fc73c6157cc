import type { DormancyCase } from '@ante/product/dormancy/contract-staff'
import type { PlayerItem } from '@ante/product/players/contract-staff'
import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import { type FormEvent, useState } from 'react'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { useDecision } from '../use-decision.ts'
import { useLoaded } from '../use-loaded.ts'
import { caseLines } from './dormancy-texts.ts'
import { MessagesSection } from './messages-section.tsx'
import { NewsSection } from './news-section.tsx'

/** When a player was last there, what followed from a long absence, what the player wants to hear from us, and what was sent. */
export function ActivityDialog({ player, onClose }: { player: PlayerItem; onClose: () => void }) {
  const dormancy = useLoaded('dormancy.get', { uid: player.uid })
  const [told, setTold] = useState('')
  return (
    <Modal title={`Activity: ${player.login}`} onClose={onClose}>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      {dormancy.state === 'failed' ? (
        <Failed message={dormancy.message} onRetry={dormancy.again} />
      ) : dormancy.data ? (
        <section aria-labelledby="dormancy" className="grid gap-3">
          <h3 id="dormancy" className="font-semibold">
            Dormant account
          </h3>
          <p>Last seen {dormancy.data.last_sign_at ? dateText(dormancy.data.last_sign_at) : 'never'}.</p>
          {dormancy.data.cases.length === 0 && <p className="text-chalk-2">Never dormant, and no notice sent.</p>}
          {dormancy.data.cases.length > 0 && (
            <ul className="grid gap-4">
              {dormancy.data.cases.map((one) => (
                <li key={one.id} className="grid gap-2">
                  <ul className="grid gap-1 text-14 text-chalk-2">
                    {caseLines(one).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  <CaseAction
                    one={one}
                    uid={player.uid}
                    onDone={(text) => {
                      setTold(text)
                      dormancy.again()
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : (
        <Loading what="activity" />
      )}
      <NewsSection uid={player.uid} />
      <MessagesSection uid={player.uid} />
    </Modal>
  )
}

/** What may be done about a case now: before its date the player may be reached, afterwards what was taken may be given back. */
function CaseAction({ one, uid, onDone }: { one: DormancyCase; uid: string; onDone: (text: string) => void }) {
  const mayAdjust = useMay('balances:adjust')
  const { isBusy, failure, decide } = useDecision(onDone)
  const isGivingBack = one.amount !== null && one.returned_at === null
  if (!mayAdjust || (one.state !== 'noticed' && !isGivingBack)) return null
  async function send(reason: string, idempotencyKey: string): Promise<string> {
    if (!isGivingBack) {
      await call('dormancy.recordcontact', { uid, reason }, { idempotencyKey })
      return 'Recorded: the time begins anew.'
    }
    const { amount } = await call('dormancy.giveback', { uid, case: one.id, reason }, { idempotencyKey })
    return `Given back: ${formatMoney(fromWire(amount))}.`
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const reason = formText(new FormData(event.currentTarget), 'reason')
    void decide((idempotencyKey) => send(reason, idempotencyKey))
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Input
        label={isGivingBack ? 'Why the balance is given back' : 'How the player was reached'}
        hint="Shown in the audit log."
        name="reason"
        autoComplete="off"
        minLength={3}
        maxLength={500}
        required
      />
      <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
      <div className="flex justify-end">
        <Button type="submit" look="plain" loading={isBusy}>
          {isGivingBack ? 'Give back the balance' : 'Record contact'}
        </Button>
      </div>
    </form>
  )
}
