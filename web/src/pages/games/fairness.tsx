import { siteContext } from '@ante/web/context'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useRoundInAddress } from '../../features/games/fairness/round-in-address.ts'
import { RoundPicker } from '../../features/games/fairness/round-picker.tsx'
import { Verifier } from '../../features/games/fairness/verifier.tsx'
import { VerifierFile } from '../../features/games/fairness/verifier-file.tsx'
import { loadFairness } from './fairness.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFairness(context.get(siteContext), url)

export default function Fairness() {
  const t = useTranslations('fairness')
  const { games, rounds, id, given, canReveal } = useLoaderData<typeof loader>()
  const inAddress = useRoundInAddress()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <header className="grid gap-2">
        <h1 className="font-display text-36">{t('title')}</h1>
        <p className="max-w-[70ch] text-chalk-2">{t('intro')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 laptop:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <RoundPicker rounds={rounds} chosen={id} />
        <Verifier key={id} given={given || inAddress} canReveal={canReveal} />
      </div>
      <VerifierFile />
      <section className="grid gap-3">
        <h2 className="font-display text-22">{t('games.title')}</h2>
        <p className="max-w-[70ch] text-14 text-chalk-2">{t('games.text')}</p>
        <ul className="grid gap-1.5 tablet:grid-cols-2 laptop:grid-cols-3">
          {games.map(({ sysname, name }) => (
            <li key={sysname}>
              <Link
                to={`/fairness/${sysname}`}
                className="flex min-h-11 items-center rounded-2 border border-line bg-surface-1 px-3.5 text-14 font-semibold transition-colors duration-150 hover:border-line-strong"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
