import type { Draw } from '@ante/product/draws/contract'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { canHash } from '../../app/fairness/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CheckStep } from './check-draw.ts'
import { Panel } from './panel.tsx'

/** What was published before, what is published at the end, and a button that works the draw out in this browser. */
export function DrawProof({ draw }: { draw: Draw }) {
  const t = useTranslations('draws.proof')
  const { seed, seed_hash, list_hash, kind, status } = draw
  const [steps, setSteps] = useState<readonly CheckStep[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'failed' | 'noCrypto'>()
  async function check(known: string) {
    if (!canHash()) return setProblem('noCrypto')
    setBusy(true)
    setProblem(undefined)
    try {
      // The rule comes with the first draw that is worked out.
      const { checkDraw } = await import('./check-draw.ts')
      setSteps(await checkDraw({ ...draw, seed: known }))
    } catch {
      setProblem('failed')
    }
    setBusy(false)
  }
  return (
    <Panel id="proof" title={t('title')}>
      <p className="max-w-[70ch] text-14 text-chalk-2">{t('text')}</p>
      <dl className="grid gap-3 text-14">
        <Value name={t('hash')}>{seed_hash}</Value>
        <Value name={t('seed')} isWords={seed === null}>
          {seed ?? t('hidden')}
        </Value>
        {kind === 'raffle' && (
          <Value name={t('list')} isWords={list_hash === null}>
            {list_hash ?? t('hidden')}
          </Value>
        )}
      </dl>
      {seed !== null && status === 'finished' && (
        <Button look="plain" className="justify-self-start" loading={isBusy} onClick={() => void check(seed)}>
          {t('button')}
        </Button>
      )}
      <div role="status" className="grid gap-2 text-14 empty:hidden">
        {steps.map(({ name, holds }) => (
          <p key={name} className={`flex items-center gap-2 ${holds ? 'text-baize' : 'text-danger'}`}>
            <Icon name={holds ? 'check' : 'warning'} size={18} />
            <span>
              {t(`steps.${name}`)}: {t(holds ? 'holds' : 'fails')}
            </span>
          </p>
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {t(problem)}
        </p>
      )}
    </Panel>
  )
}

const Value = ({ name, isWords = false, children }: { name: string; isWords?: boolean; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-12 text-chalk-3">{name}</dt>
    <dd dir={isWords ? undefined : 'ltr'} className={isWords ? '' : 'figures wrap-anywhere text-start'}>
      {children}
    </dd>
  </div>
)
