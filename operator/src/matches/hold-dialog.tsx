import type { HeldMatch } from '@ante/product/sportsbook/contract-staff'
import { Select } from '@ante/web/ui/field'
import { call } from '../api.ts'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { effectOfHold, heldNowText, type Hold, holdOptions, matchName, nameOfHold } from './match-texts.ts'

/** Suspends or resumes a match or one of its markets. */
export function HoldDialog({
  hold,
  match,
  onClose,
  onDone,
}: {
  hold: Hold
  match: HeldMatch
  onClose: () => void
  onDone: (text: string) => void
}) {
  const loaded = useLoaded('sportsbook.getmarkets', { fixture: match.id })
  const name = matchName(match)
  const title = `${nameOfHold[hold]}: ${name}`
  if (!loaded.data)
    return (
      <Modal title={title} onClose={onClose}>
        {loaded.state === 'failed' ? (
          <Failed message={loaded.message} onRetry={loaded.again} />
        ) : (
          <Loading what="markets" />
        )}
      </Modal>
    )
  const options = holdOptions(hold, loaded.data)
  return (
    <ReasonDialog
      title={title}
      action={nameOfHold[hold]}
      effect={`Kick-off ${dateText(match.kickoff)} (UTC). ${effectOfHold[hold]}`}
      isHard={hold === 'suspend'}
      fields={() => <Select label="What" name="market" options={options} />}
      send={async (form, idempotencyKey) => {
        const market = formText(form, 'market')
        const wish = {
          fixture: match.id,
          ...(market === '' ? {} : { market }),
          reason: formText(form, 'reason'),
        }
        await call(hold === 'suspend' ? 'sportsbook.suspend' : 'sportsbook.resume', wish, { idempotencyKey })
        return heldNowText(hold, name, options.find(({ value }) => value === market)?.label ?? '')
      }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
