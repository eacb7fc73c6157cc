import { useTranslations } from 'use-intl'
import { linkOf } from '../../app/api/reactions.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Content } from './shapes.ts'

const own = {
  limits: '/profile/responsible-game#limits',
  verification: '/profile/verification',
  support: '/support',
} as const

/** The way on from a refusal, where there is one; two of them the content shows and addresses (CASH-41, CASH-42). */
export function FormLink({ type, code, content }: { type: string; code?: string; content: Content }) {
  const t = useTranslations('cashierPages.withdraw.errorButtons')
  const name = linkOf(type, code)
  if (!name) return null
  const { show, link } =
    name === 'confirmContact' || name === 'kycWithdrawal'
      ? content.withdrawalErrorButtons[name]
      : { show: true, link: own[name] }
  if (!show) return null
  return (
    <ButtonLink look="plain" size="small" to={link}>
      {t(name)}
    </ButtonLink>
  )
}
