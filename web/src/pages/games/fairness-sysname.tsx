import { siteContext } from '@ante/web/context'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useRequest } from '../../app/document/request.ts'
import { AlgorithmText, CommonText, JsonBlock } from '../../features/games/fairness/algorithm-text.tsx'
import { VerifierFile } from '../../features/games/fairness/verifier-file.tsx'
import { loadAlgorithm } from './fairness-sysname.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadAlgorithm(context.get(siteContext), params.sysname ?? '', url.pathname)

/** A game's algorithm in words, for whoever wants to write a verifier of their own. */
export default function Algorithm() {
  const t = useTranslations('fairness.algorithm')
  const { locale } = useRequest()
  const { name, sysname, version, algorithm, common, figures, examples } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-8 py-6 laptop:py-10">
      <PageHead title={t('title', { game: name })} description={t('description', { game: name })} />
      <header className="grid gap-2">
        <h1 className="font-display text-36">{t('title', { game: name })}</h1>
        <p className="max-w-[70ch] text-chalk-2">{t('intro')}</p>
        <p className="flex flex-wrap items-center gap-x-6 text-14 text-chalk-3">
          <span>{t('version', { version })}</span>
          <Link
            to={`/game/${sysname}`}
            className="inline-flex min-h-11 items-center text-chalk-2 underline underline-offset-4 hover:text-chalk"
          >
            {t('play', { game: name })}
          </Link>
          <Link
            to="/fairness"
            className="inline-flex min-h-11 items-center text-chalk-2 underline underline-offset-4 hover:text-chalk"
          >
            {t('back')}
          </Link>
        </p>
        {locale.code !== 'en' && <p className="text-14 text-chalk-3">{t('inEnglish')}</p>}
      </header>
      <VerifierFile />
      {/* Technical text exists in English alone: it has to be exact. */}
      <div className="grid max-w-[80ch] gap-8">
        <AlgorithmText title={t('choices')} text={algorithm.choices} />
        <AlgorithmText title={t('outcome')} text={algorithm.outcome} />
        <AlgorithmText title={t('win')} text={algorithm.win} />
        <section className="grid gap-6">
          <h2 className="font-display text-28">{t('common')}</h2>
          {common.map(({ title, text }) => (
            <CommonText key={title} title={title} text={text} />
          ))}
        </section>
        <section className="grid gap-3">
          <h2 className="font-display text-28">{t('figures')}</h2>
          <JsonBlock label={t('figures')} json={figures} />
        </section>
        <section className="grid gap-4">
          <h2 className="font-display text-28">{t('examples')}</h2>
          <p className="text-chalk-2">{t('exampleNote')}</p>
          {examples.map((example, index) => (
            <JsonBlock key={example} label={t('example', { number: index + 1 })} json={example} />
          ))}
        </section>
      </div>
    </div>
  )
}
