import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useExclusion } from '../../app/session/exclusion.ts'
import { Icon } from '../../ui/icon.tsx'

/** KYC-08: on every page of a player who has to be verified first. Where they are verified it would say the same twice. */
export function IdentityBanner() {
  const { info, refresh } = useAccount()
  const { pathname } = useLocation()
  const isBlocked = info.is_kyc_block_enabled
  const exclusion = useExclusion()
  useOwnTopic('verification.changed', { hear: () => void refresh() }, isBlocked)
  if (!isBlocked || exclusion || pathname.endsWith('/profile/verification')) return null
  return <Banner isPending={info.is_on_verification} />
}

function Banner({ isPending }: { isPending: boolean }) {
  const t = useTranslations('shell.identityBanner')
  return (
    <aside aria-label={t('label')} data-testid="identity-banner" className="border-b border-line bg-cool-soft">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 text-14">
          <span className="text-cool">
            <Icon name="shield" />
          </span>
          <span>{t(isPending ? 'pending' : 'text')}</span>
        </p>
        <Link
          to="/profile/verification"
          className="inline-flex min-h-11 items-center text-14 font-semibold text-cool underline-offset-4 hover:underline"
        >
          {t(isPending ? 'state' : 'action')}
        </Link>
      </div>
    </aside>
  )
}
