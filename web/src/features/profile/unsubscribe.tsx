import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type State = 'asked' | 'sending' | 'done' | 'broken' | 'offline'

/** One question and one button; what came of it is `done`, or what to do instead. */
export function Unsubscribe({ contact, hash, done }: { contact: string; hash: string; done: ReactNode }) {
  const t = useTranslations('areas.unsubscribe')
  const common = useTranslations('common')
  const [state, setState] = useState<State>(contact && hash ? 'asked' : 'broken')

  async function stop() {
    setState('sending')
    try {
      await post('account.unsubscribe', { contact, hash })
      setState('done')
    } catch (error) {
      setState(error instanceof ApiError ? 'broken' : 'offline')
    }
  }

  if (state === 'done') return done
  return (
    <div className="page grid grid-cols-[minmax(0,34rem)] justify-center py-12">
      {state === 'broken' ? (
        <EmptyState icon="warning" title={t('broken.title')} text={t('broken.text')}>
          <ButtonLink to="/profile/notification" look="plain">
            {t('broken.action')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-3 border border-line bg-surface-1 p-6">
          <h1 className="font-display text-28 wrap-anywhere text-balance">{t('ask', { contact })}</h1>
          <p className="text-14 text-chalk-2">{t('askText')}</p>
          {state === 'offline' && (
            <p role="alert" className="text-14 text-danger">
              {common('offline')}
            </p>
          )}
          <Button loading={state === 'sending'} onClick={() => void stop()}>
            {t('button')}
          </Button>
        </section>
      )}
    </div>
  )
}
