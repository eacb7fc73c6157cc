import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { PageHead } from '../../app/document/head.tsx'
import { Questions } from '../../features/support/questions.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export default function Support() {
  const t = useTranslations('areas.support')
  const { signedIn } = useAccount()
  return (
    <div className="page py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <div className="mx-auto grid max-w-[56rem] gap-7">
        <PageHeader title={t('title')} text={t('description')} art="characters/owl" />
        <Questions />
        {!signedIn && <p className="text-14 text-chalk-3">{t('loginFirst')}</p>}
        <section className="flex gap-4 rounded-3 border border-line bg-surface-1 p-5">
          <span className="text-chalk-3">
            <Icon name="clock" size={24} />
          </span>
          <div className="grid gap-1">
            <h2 className="text-16 font-semibold">{t('chat.title')}</h2>
            <p className="text-14 text-chalk-2">{t('chat.text')}</p>
          </div>
        </section>
      </div>
    </div>
  )
}
