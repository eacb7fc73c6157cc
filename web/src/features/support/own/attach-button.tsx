import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'

/** Chooses a file of one of these types. */
export function AttachButton({ types, onFile }: { types: readonly string[]; onFile: (file: File) => void }) {
  const t = useTranslations('chat.file')
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onFile(file)
    // The same file can be chosen again.
    event.target.value = ''
  }
  return (
    <label className="icon-button relative shrink-0 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
      <Icon name="plus" />
      <span className="sr-only">{t('attach')}</span>
      <input
        type="file"
        accept={types.join(',')}
        onChange={choose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}
