import { Button } from '@ante/web/ui/button'
import { Checkbox, Input, Select, TextArea } from '@ante/web/ui/field'
import { type ArmDraft, languages, newArm, newWords, type WordsDraft } from './draft.ts'

const armsMost = 5
type Arms = readonly ArmDraft[]

/** What each share of the players gets. */
export function ArmsFields({ arms, onChange }: { arms: Arms; onChange: (arms: Arms) => void }) {
  const change = (at: number, more: Partial<ArmDraft>) =>
    onChange(arms.map((arm, index) => (index === at ? { ...arm, ...more } : arm)))
  return (
    <div className="grid gap-4">
      {arms.map((arm, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Arms have no other name while they are typed.
        <ArmFields key={at} place={at + 1} arm={arm} onChange={(more) => change(at, more)}>
          {arms.length > 1 && (
            <Button
              look="quiet"
              size="small"
              aria-label={`Remove group ${at + 1}`}
              onClick={() => onChange(arms.filter((_, index) => index !== at))}
            >
              Remove group
            </Button>
          )}
        </ArmFields>
      ))}
      {arms.length < armsMost && (
        <div>
          <Button
            look="plain"
            size="small"
            onClick={() => onChange([...arms, { ...newArm, name: 'abcde'[arms.length] ?? 'e', share: '' }])}
          >
            Add group to compare
          </Button>
        </div>
      )}
    </div>
  )
}

function ArmFields({
  place,
  arm: { name, share, offer, words, leadsTo, bySms },
  onChange,
  children,
}: {
  place: number
  arm: ArmDraft
  onChange: (more: Partial<ArmDraft>) => void
  children: React.ReactNode
}) {
  return (
    <fieldset className="grid gap-3 rounded-2 border border-line p-4">
      <legend className="px-1 text-14 font-semibold">{`Group ${place}`}</legend>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Input
          label="Group name"
          value={name}
          pattern="[a-z0-9\-]{1,30}"
          required
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Input
          label="Share of players (%)"
          value={share}
          inputMode="numeric"
          required
          onChange={({ target }) => onChange({ share: target.value })}
        />
      </div>
      <Input
        label="Offer"
        value={offer}
        hint="System name of an offer that campaigns give. Empty: none."
        onChange={({ target }) => onChange({ offer: target.value })}
      />
      {words.map((one, at) => (
        <WordsFields
          // oxlint-disable-next-line react/no-array-index-key -- A language can be chosen twice while it is typed.
          key={at}
          place={at + 1}
          words={one}
          onChange={(more) =>
            onChange({ words: words.map((other, index) => (index === at ? { ...other, ...more } : other)) })
          }
          onRemove={() => onChange({ words: words.filter((_, index) => index !== at) })}
        />
      ))}
      {words.length > 0 && <MessageFields leadsTo={leadsTo} bySms={bySms} onChange={onChange} />}
      <div className="flex flex-wrap gap-2">
        <Button look="plain" size="small" onClick={() => onChange({ words: [...words, newWords] })}>
          Add message
        </Button>
        {children}
      </div>
    </fieldset>
  )
}

/** What is the same in all languages of a message. */
function MessageFields({
  leadsTo,
  bySms,
  onChange,
}: Pick<ArmDraft, 'leadsTo' | 'bySms'> & { onChange: (more: Partial<ArmDraft>) => void }) {
  return (
    <>
      <Input
        label="The message’s button leads to"
        value={leadsTo}
        required
        onChange={({ target }) => onChange({ leadsTo: target.value })}
      />
      <Checkbox
        label="Also by SMS: the title and the link, to players who agreed to news by phone"
        checked={bySms}
        onChange={({ target }) => onChange({ bySms: target.checked })}
      />
    </>
  )
}

/** A message in one language. */
function WordsFields({
  place,
  words: { locale, title, text },
  onChange,
  onRemove,
}: {
  place: number
  words: WordsDraft
  onChange: (more: Partial<WordsDraft>) => void
  onRemove: () => void
}) {
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <Select
        label={`Language of message ${place}`}
        value={locale}
        options={languages}
        onChange={({ target }) => onChange({ locale: target.value })}
      />
      <Input
        label="Subject"
        value={title}
        maxLength={200}
        required
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label="Message"
        value={text}
        maxLength={10_000}
        required
        hint="Say what players get, and why."
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div>
        <Button look="quiet" size="small" aria-label={`Remove message ${place}`} onClick={onRemove}>
          Remove message
        </Button>
      </div>
    </div>
  )
}
