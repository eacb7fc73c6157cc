import { isKeyOf, keysOf } from '@ante/kit/record'
import { Checkbox, Input, Select, TextArea } from '@ante/web/ui/field'
import type { Fields } from './draft.ts'
import { scoringNames, stageScoringNames } from './words.ts'

/** By what players are ranked. */
export const ScoringFields = ({ draft, onChange }: Fields) => (
  <fieldset className="grid gap-3 rounded-2 border border-line p-4">
    <legend className="px-1 text-14 font-semibold">Points</legend>
    <Select
      label="Ranked by"
      value={draft.scoring}
      options={keysOf(scoringNames).map((key) => ({ value: key, label: scoringNames[key] }))}
      onChange={({ target: { value } }) => isKeyOf(scoringNames, value) && onChange({ scoring: value })}
    />
    <TextArea
      label="Points for stakes"
      value={draft.rates}
      required
      hint="A currency and its points for 1.00 in each line, such as EUR 108. A currency without points can’t take part."
      onChange={({ target }) => onChange({ rates: target.value })}
    />
    {draft.scoring === 'position' ? (
      <StageFields draft={draft} onChange={onChange} />
    ) : (
      <Checkbox
        label="A withdrawal resets points"
        checked={draft.resetOnCashout}
        onChange={({ target }) => onChange({ resetOnCashout: target.checked })}
      />
    )}
  </fieldset>
)

const StageFields = ({ draft, onChange }: Fields) => (
  <>
    <Input
      label="Hours of a stage"
      value={draft.stageHours}
      inputMode="numeric"
      required
      hint="They divide the time of the tournament."
      onChange={({ target }) => onChange({ stageHours: target.value })}
    />
    <Select
      label="A stage is ranked by"
      value={draft.stageScoring}
      options={keysOf(stageScoringNames).map((key) => ({ value: key, label: stageScoringNames[key] }))}
      onChange={({ target: { value } }) => isKeyOf(stageScoringNames, value) && onChange({ stageScoring: value })}
    />
    <Input
      label="Points for places in a stage"
      value={draft.stagePoints}
      required
      hint="The first place first, with commas between them."
      onChange={({ target }) => onChange({ stagePoints: target.value })}
    />
  </>
)
