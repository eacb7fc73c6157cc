import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The banner itself, with its way on. */
export default function TermsDue({ version }: { version: string }) {
  const t = useTranslations('shell.termsBanner')
  const common = useTranslations('common')
  const { refresh } = useAccount()
  const { pages } = useSiteData()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function accept() {
    setBusy(true)
    setProblem(undefined)
    try {
      await post('account.acceptTerms', { version })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    } finally {
      // Refused because they have changed again: the next press accepts those.
      await refresh()
      setBusy(false)
    }
  }
  return (
    <aside aria-label={t('label')} data-testid="terms-banner" className="border-b border-line bg-cool-soft">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 text-14">
          <span className="text-cool">
            <Icon name="info" />
          </span>
          <span>
            {t('text')} {problem && <span role="alert">{problem}</span>}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          {pages.some(({ slug }) => slug === 'terms') && (
            <Link
              to="/terms"
              className="inline-flex min-h-11 items-center text-14 font-semibold text-cool underline-offset-4 hover:underline"
            >
              {t('read')}
            </Link>
          )}
          <Button look="plain" loading={busy} onClick={() => void accept()}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
