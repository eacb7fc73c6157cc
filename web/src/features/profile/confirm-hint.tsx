import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useEmailConfirmation } from '../../app/session/confirm-email.tsx'
import { confirmSent, hideScript } from '../../app/session/confirm-hint.ts'
import { useRequest } from '../../app/document/request.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * REG-56, REG-57: that this contact of the login is not confirmed; until a letter was sent or it is put away, which this browser alone knows. It stands
 * in the page from the beginning, so that nothing moves: where it was put away, a script beside it hides it before it is painted.
 */
export function ConfirmHint({ contact }: { contact: string }) {
  const t = useTranslations('profile.confirmHint')
  const common = useTranslations('common')
  const { uid } = useAccount().info
  const { nonce } = useRequest()
  const ask = useEmailConfirmation()
  const isAway = useSyncExternalStore(
    confirmSent.subscribe,
    () => confirmSent.of(uid),
    () => false
  )
  if (isAway) return null
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideScript(uid) }} />
      <aside
        aria-label={t('label')}
        data-testid="confirm-hint"
        suppressHydrationWarning
        className="mb-6 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 rounded-3 border border-line bg-surface-1 py-3 ps-4 pe-2 tablet:grid-cols-[auto_1fr_auto_auto] [&[hidden]]:hidden"
      >
        <span className="text-cool">
          <Icon name="info" size={22} />
        </span>
        <p className="min-w-0 py-1 text-14 text-chalk-2 wrap-anywhere">{t('text', { contact })}</p>
        <div className="max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:pb-1">
          <Button look="plain" size="small" onClick={() => void ask(contact, uid)}>
            {t('action')}
          </Button>
        </div>
        <button
          type="button"
          className="icon-button max-tablet:self-start"
          aria-label={common('dismiss')}
          onClick={() => confirmSent.keep(uid)}
        >
          <Icon name="close" size={18} />
        </button>
      </aside>
    </>
  )
}
