import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Accordion } from '../../ui/accordion.tsx'

const questions = [
  { key: 'deposit', to: '/cashier/history' },
  { key: 'withdraw', to: '/cashier/withdraw' },
  { key: 'bet', to: '/profile/bets' },
  { key: 'round', to: '/profile/bets?view=casino' },
  { key: 'account', to: '/profile/security' },
] as const

/** What is asked most, the operator's own questions first, and where one can see the answer for oneself. */
export function Questions({ own }: { own: readonly { title: string; text: string }[] }) {
  const t = useTranslations('areas.support')
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-22">{t('topics')}</h2>
      <Accordion
        group="questions"
        folds={[
          ...own.map(({ title, text }, index) => ({
            key: `own-${index}`,
            title,
            content: <p className="max-w-[64ch] whitespace-pre-line text-14 text-chalk-2">{text}</p>,
          })),
          ...questions.map(({ key, to }) => ({
            key,
            title: t(`questions.${key}.title`),
            content: (
              <>
                <p className="max-w-[64ch] text-14 text-chalk-2">{t(`questions.${key}.text`)}</p>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-14 font-medium text-ember underline-offset-4 hover:underline"
                >
                  {t(`questions.${key}.action`)}
                </Link>
              </>
            ),
          })),
        ]}
      />
    </section>
  )
}
