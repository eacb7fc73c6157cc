import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type DormancyNotice, useDormancyWords } from './dormancy-words.ts'

/** What became of the account while its player was away, until they put it away. */
export function DormancyNote(notice: DormancyNotice) {
  const t = useTranslations('profile.dormancy')
  const common = useTranslations('common')
  const { sinceText, what, isGone } = useDormancyWords(notice)
  const [isAway, setAway] = useState(false)
  if (isAway) return null
  function putAway() {
    setAway(true)
    // Shown again the next time where it could not be kept.
    void post('account.seeDormancy', {}).catch((error: unknown) => console.warn('a notice was not put away', error))
  }
  return (
    <aside
      aria-label={t('label')}
      data-testid="dormancy-note"
      className="mb-6 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 rounded-3 border border-line bg-cool-soft py-3 ps-4 pe-2 tablet:grid-cols-[auto_1fr_auto_auto]"
    >
      <span className="text-cool">
        <Icon name="info" size={22} />
      </span>
      <p className="min-w-0 py-1 text-14 wrap-anywhere">
        <span className="font-semibold">{sinceText}</span> {what}
      </p>
      {isGone && (
        <div className="max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:pb-1">
          <ButtonLink look="plain" size="small" to="/support">
            {t('support')}
          </ButtonLink>
        </div>
      )}
      <button
        type="button"
        className="icon-button max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:self-start"
        aria-label={common('dismiss')}
        onClick={putAway}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}
