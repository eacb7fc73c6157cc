import { Input, TextArea } from '@ante/web/ui/field'

interface Described {
  readonly title: string
  readonly text: string
  readonly games: string
}

/** What players read of something that games take part in, and which games these are. */
export function DescribedFields({
  draft,
  titleHint,
  gamesHint,
  onChange,
}: {
  draft: Described
  titleHint: string
  gamesHint: string
  onChange: (more: Partial<Described>) => void
}) {
  return (
    <>
      <Input
        label="Title"
        value={draft.title}
        maxLength={200}
        required
        hint={titleHint}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label="Description"
        value={draft.text}
        maxLength={10_000}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <TextArea
        label="Games"
        value={draft.games}
        hint={gamesHint}
        onChange={({ target }) => onChange({ games: target.value })}
      />
    </>
  )
}
