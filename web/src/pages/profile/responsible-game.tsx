import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { PlayPattern } from '../../features/harm/play-pattern.tsx'
import { PlayingSafely } from '../../features/profile/playing-safely.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { YourRules } from '../../features/profile/your-rules.tsx'
import { BreakSection } from '../../features/protection/break-section.tsx'
import { LimitsSection } from '../../features/protection/limits-section.tsx'
import { TimeSection } from '../../features/protection/time-section.tsx'
import { useLogout } from '../../features/shell/logout.ts'
import { loadResponsibleGame } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadResponsibleGame(context.get(siteContext))

export default function ProfileResponsibleGame() {
  const t = useTranslations('profile.responsible-game')
  const { deposits, rules, pattern, limits, reach, made } = useLoaderData<typeof loader>()
  const logout = useLogout()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} art="empty/rounds" />
      {pattern && <PlayPattern {...pattern} />}
      <BreakSection made={made} rules={{ ...rules.rules, reach }} />
      {limits && <LimitsSection loaded={limits} made={made} />}
      <TimeSection />
      <YourRules {...rules} />
      <PlayingSafely deposits={deposits} onLogout={logout} />
    </section>
  )
}
