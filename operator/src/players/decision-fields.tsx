import { Input, Select } from '@ante/web/ui/field'

/** What is typed for a decision. */
export interface Words {
  readonly reason: string
  readonly direction: 'credit' | 'debit'
  /** What is moved, or the stake of a free bet, or the most that can be staked with a boost. */
  readonly amount: string
  /** Of a free bet or a boost: the days in which it can be used, and its least odds; empty where any will do. */
  readonly days: string
  readonly odds: string
  /** Of a boost: its share of the winnings, the most that it adds, and its least number of selections. */
  readonly percent: string
  readonly extra: string
  readonly legs: string
}
export const noWords: Words = {
  reason: '',
  direction: 'credit',
  amount: '',
  days: '7',
  odds: '',
  percent: '25',
  extra: '',
  legs: '1',
}

interface Fields {
  readonly currency: string
  readonly words: Words
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onChange: (more: Partial<Words>) => void
}

function SumInput({
  label,
  name,
  error,
  words,
  onChange,
}: Pick<Fields, 'words' | 'onChange'> & { label: string; name: 'amount' | 'extra'; error: string | undefined }) {
  return (
    <Input
      label={label}
      inputMode="decimal"
      autoComplete="off"
      required
      value={words[name]}
      error={error}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
}

export const PointsFields = ({ words, errors, onChange }: Omit<Fields, 'currency'>) => (
  <>
    <Select
      label="Add or take away"
      options={[
        { value: 'credit', label: 'Add points' },
        { value: 'debit', label: 'Take points away' },
      ]}
      value={words.direction}
      onChange={(event) => onChange({ direction: event.target.value === 'debit' ? 'debit' : 'credit' })}
    />
    <Input
      label="Points"
      inputMode="numeric"
      pattern="\d{1,8}"
      autoComplete="off"
      required
      value={words.amount}
      error={errors?.points}
      onChange={(event) => onChange({ amount: event.target.value })}
    />
  </>
)

export const AdjustmentFields = ({ currency, words, errors, onChange }: Fields) => (
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
    <SumInput
      label={`Amount in ${currency}`}
      name="amount"
      error={errors?.['amount']}
      words={words}
      onChange={onChange}
    />
  </>
)

export const FreeBetFields = ({ currency, words, errors, onChange }: Fields) => (
  <>
    <SumInput
      label={`Stake in ${currency}`}
      name="amount"
      error={errors?.['amount']}
      words={words}
      onChange={onChange}
    />
    <TermFields days="Days to place it" words={words} onChange={onChange} />
  </>
)

export const BoostFields = ({ currency, words, errors, onChange }: Fields) => (
  <>
    <Input
      label="Share of the winnings (%)"
      type="number"
      min={1}
      max={100}
      required
      value={words.percent}
      onChange={(event) => onChange({ percent: event.target.value })}
    />
    <SumInput
      label={`Largest stake in ${currency}`}
      name="amount"
      error={errors?.['stake_most']}
      words={words}
      onChange={onChange}
    />
    <SumInput
      label={`Most that it adds in ${currency}`}
      name="extra"
      error={errors?.['extra_most']}
      words={words}
      onChange={onChange}
    />
    <Input
      label="Least number of selections"
      type="number"
      min={1}
      max={20}
      required
      value={words.legs}
      onChange={(event) => onChange({ legs: event.target.value })}
    />
    <TermFields days="Days to use it" words={words} onChange={onChange} />
  </>
)

const TermFields = ({ days, words, onChange }: Pick<Fields, 'words' | 'onChange'> & { days: string }) => (
  <>
    <Input
      label={days}
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
