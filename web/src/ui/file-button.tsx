import type { ChangeEvent } from 'react'
import { Icon } from './icon.tsx'

/** Chooses a file of one of these types. `isBusy`: one is on its way. */
export function FileButton(props: {
  label: string
  types: readonly string[]
  isBusy?: boolean
  onFile: (file: File) => void
}) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) props.onFile(file)
    // The same file can be chosen again.
    event.target.value = ''
  }
  return (
    <label className="icon-button relative shrink-0 cursor-pointer has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
      <Icon name="plus" />
      <span className="sr-only">{props.label}</span>
      <input
        type="file"
        accept={props.types.join(',')}
        onChange={choose}
        disabled={props.isBusy}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
    </label>
  )
}
