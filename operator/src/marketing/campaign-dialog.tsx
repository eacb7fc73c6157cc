import { isKeyOf, keysOf } from '@ante/kit/record'
import { Button } from '@ante/web/ui/button'
import { Input, Select } from '@ante/web/ui/field'
import { useState } from 'react'
import { type Answer, call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { SystemNameInput } from '../ui/shared-fields.tsx'
import { useSend } from '../use-send.ts'
import { ArmsFields } from './arms-fields.tsx'
import { budgetHint, type CampaignDraft, putFrom, segmentFrom } from './draft.ts'
import { SegmentFields } from './segment-fields.tsx'
import { triggerNames } from './words.ts'

interface Fields {
  readonly draft: CampaignDraft
  readonly onChange: (more: Partial<CampaignDraft>) => void
}

/** A campaign that has not started. It turns to nobody before it is started. */
export function CampaignDialog({
  first,
  isKnown,
  onClose,
  onDone,
}: {
  first: CampaignDraft
  isKnown: boolean
  onClose: () => void
  onDone: (text: string) => void
}) {
  const [draft, setDraft] = useState(first)
  const [wrong, setWrong] = useState('')
  const { isBusy, failure, send } = useSend()
  const set = (more: Partial<CampaignDraft>) => setDraft({ ...draft, ...more })
  async function put(form: FormData): Promise<void> {
    const made = putFrom(draft)
    setWrong(typeof made === 'string' ? made : '')
    if (typeof made === 'string') return
    if (await send(() => call('marketing.put', { ...made, reason: formText(form, 'reason') })))
      onDone(`${draft.title} is saved. It starts when you start it.`)
  }
  return (
    <Modal title={isKnown ? `Change: ${first.title}` : 'New campaign'} onClose={onClose}>
      <DialogForm action="Save" isBusy={isBusy} failure={wrong || failure} onSend={put} onCancel={onClose}>
        <NameFields draft={draft} onChange={set} isKnown={isKnown} />
        <TriggerFields draft={draft} onChange={set} />
        <SegmentFields groups={draft.groups} onChange={(groups) => set({ groups })} />
        <PreviewPart draft={draft} onWrong={setWrong} />
        <ArmsFields arms={draft.arms} onChange={(arms) => set({ arms })} />
        <LimitFields draft={draft} onChange={set} />
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

const NameFields = ({ draft, onChange, isKnown }: Fields & { isKnown: boolean }) => (
  <>
    <SystemNameInput value={draft.sysname} disabled={isKnown} onChange={(sysname) => onChange({ sysname })} />
    <Input
      label="Title"
      value={draft.title}
      maxLength={200}
      hint="For staff. Players don’t see it."
      required
      onChange={({ target }) => onChange({ title: target.value })}
    />
  </>
)

const numberLabels: Readonly<Partial<Record<string, string>>> = {
  deposit: 'Which deposit',
  level: 'Which level',
  inactivity: 'Days without being seen',
}
const firstNumbers: Readonly<Partial<Record<string, string>>> = { deposit: '1', level: '2', inactivity: '14' }

function TriggerFields({ draft, onChange }: Fields) {
  const label = numberLabels[draft.on]
  return (
    <>
      <Select
        label="When it happens"
        value={draft.on}
        options={keysOf(triggerNames).map((key) => ({ value: key, label: triggerNames[key] }))}
        onChange={({ target: { value } }) =>
          isKeyOf(triggerNames, value) && onChange({ on: value, number: firstNumbers[value] ?? '' })
        }
      />
      {label !== undefined && (
        <Input
          label={label}
          value={draft.number}
          inputMode="numeric"
          required
          onChange={({ target }) => onChange({ number: target.value })}
        />
      )}
    </>
  )
}

const LimitFields = ({ draft, onChange }: Fields) => (
  <>
    <Input
      label="Holdout (%)"
      value={draft.holdout}
      inputMode="numeric"
      required
      hint="These players get nothing. The others are compared with them."
      onChange={({ target }) => onChange({ holdout: target.value })}
    />
    <Input
      label="Budget"
      value={draft.budget}
      hint={budgetHint(draft.budget)}
      onChange={({ target }) => onChange({ budget: target.value })}
    />
    <Select
      label="Messages are about"
      value={draft.about}
      options={[
        { value: 'casino', label: 'Casino' },
        { value: 'betting', label: 'Betting' },
        { value: 'both', label: 'Both' },
      ]}
      onChange={({ target: { value } }) =>
        (value === 'casino' || value === 'betting' || value === 'both') && onChange({ about: value })
      }
    />
    <Input
      label="Ends (UTC)"
      type="datetime-local"
      value={draft.endsAt}
      hint="Empty: until you stop it."
      onChange={({ target }) => onChange({ endsAt: target.value })}
    />
  </>
)

/** How many players are in the segment now. */
function PreviewPart({ draft, onWrong }: { draft: CampaignDraft; onWrong: (sentence: string) => void }) {
  const [counts, setCounts] = useState<Answer<'marketing.preview'>>()
  const { isBusy, failure, send } = useSend()
  async function look(): Promise<void> {
    const segment = segmentFrom(draft)
    setCounts(undefined)
    onWrong(typeof segment === 'string' ? segment : '')
    if (typeof segment === 'string') return
    const isBonus = draft.arms.some(({ offer }) => offer.trim() !== '')
    await send(async () => setCounts(await call('marketing.preview', { segment, is_bonus: isBonus })))
  }
  return (
    <div className="grid gap-3">
      <div>
        <Button look="plain" size="small" loading={isBusy} onClick={() => void look()}>
          Preview
        </Button>
      </div>
      <div role="status" className="text-14 empty:hidden">
        {failure !== '' && <p className="text-danger">{failure}</p>}
        {counts && <PreviewText counts={counts} />}
      </div>
    </div>
  )
}

const PreviewText = ({
  counts: { players, matching, unknown, left_out: out },
}: {
  counts: Answer<'marketing.preview'>
}) => (
  <>
    <p>{`Players in the segment now: ${matching} of ${players}.`}</p>
    <p className="text-chalk-2">
      {`Left out: ${out.test_account} test accounts; ${out.not_addressed} protected, on a break, restricted or closed; ${out.market} in a market without such bonuses. Not known: ${unknown}.`}
    </p>
  </>
)
