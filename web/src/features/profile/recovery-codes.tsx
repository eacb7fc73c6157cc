import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** The recovery codes, this once: to be copied, downloaded or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('security.app')
  const { copy, outcome } = useCopy()
  const text = `${codes.join('\n')}\n`
  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-14 font-semibold">{t('codesTitle')}</h3>
        <p className="text-14 text-chalk-2">{t('codesText')}</p>
      </div>
      <ol
        dir="ltr"
        className="figures grid gap-x-6 gap-y-1.5 rounded-2 border border-line bg-surface-2 p-4 text-14 select-all tablet:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{t('codesDone')}</Button>
        <Button look="plain" icon="download" onClick={download}>
          {t('download')}
        </Button>
        <Button look="quiet" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {t('copyCodes')}
        </Button>
        <output className="sr-only">{outcome === 'copied' && t('copied')}</output>
      </div>
      {outcome === 'failed' && (
        <p role="alert" className="text-14 text-danger">
          {t('copyFailed')}
        </p>
      )}
    </div>
  )
}
