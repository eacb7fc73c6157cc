import { type FormEvent, useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, get, post } from '../../../app/api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { readClaim } from './claim.ts'
import type { Recomputed } from './recompute.ts'
import { Verdict } from './verdict.tsx'

type Answer = { state: 'none' } | { state: 'wrong' | 'hidden' | 'noCrypto' } | ({ state: 'done' } & Recomputed)

/** The rules of all games come only with the first round that is worked out. */
async function judge(text: string): Promise<Answer> {
  const claim = readClaim(text)
  if (!claim) return { state: 'wrong' }
  if (claim.server_seed === null) return { state: 'hidden' }
  // `crypto.subtle` is not there on addresses without https.
  if (!globalThis.crypto?.subtle) return { state: 'noCrypto' }
  const { recompute } = await import('./recompute.ts')
  return { state: 'done', ...(await recompute({ ...claim, server_seed: claim.server_seed })) }
}

/** A round's data, to be pasted or changed by anybody, and what this browser makes of them. `given` is worked out at once. */
export function Verifier({ given, canReveal }: { given: string; canReveal: boolean }) {
  const t = useTranslations('fairness')
  const common = useTranslations('common')
  const [text, setText] = useState(given)
  const [answer, setAnswer] = useState<Answer>({ state: 'none' })
  const [problem, setProblem] = useState<string>()
  const work = (what: string) =>
    judge(what).then(setAnswer, () => {
      setAnswer({ state: 'none' })
      setProblem(common('offline'))
    })
  useEffect(() => {
    setText(given)
    if (given !== '') void work(given)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is given is worked out once, when it comes
  }, [given])

  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    void work(text)
  }
  return (
    <div className="grid content-start gap-5">
      <form onSubmit={submit} className="grid gap-3" noValidate>
        <DataField text={text} isWrong={answer.state === 'wrong'} onChange={setText} />
        <Button type="submit" className="justify-self-start">
          {t('check')}
        </Button>
      </form>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      {answer.state === 'noCrypto' && (
        <p role="alert" className="text-14 text-danger">
          {t('noCrypto')}
        </p>
      )}
      {answer.state === 'hidden' && <StillHidden canReveal={canReveal} />}
      {answer.state === 'done' && <Verdict {...answer} />}
    </div>
  )
}

function DataField({ text, isWrong, onChange }: { text: string; isWrong: boolean; onChange: (text: string) => void }) {
  const t = useTranslations('fairness.data')
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium text-chalk-2">
        {t('label')}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={10}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
        className={`figures w-full rounded-2 border bg-ink p-3.5 text-14 text-chalk ${isWrong ? 'border-danger' : 'border-line-strong hover:border-chalk-3 focus:border-ember'}`}
      />
      <p id={`${id}-note`} aria-live="polite" className={`text-14 ${isWrong ? 'text-danger' : 'text-chalk-3'}`}>
        {isWrong ? t('wrong') : t('hint')}
      </p>
    </div>
  )
}

/** A client seed from this browser: the server must not know it before its own next seed is fixed. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The server seed of the round is in use still: changing the pair shows it. */
function StillHidden({ canReveal }: { canReveal: boolean }) {
  const t = useTranslations('fairness.hidden')
  const common = useTranslations('common')
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function reveal() {
    setSending(true)
    setProblem(undefined)
    try {
      const { next_server_hash } = await get('games.getseeds', {})
      await post('games.rotateseed', { client_seed: randomSeed(), next_server_hash })
      await revalidate()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
    setSending(false)
  }
  return (
    <div role="status" className="grid gap-2.5 rounded-3 border border-line-strong p-4">
      <h2 className="font-display text-22">{t('title')}</h2>
      <p className="text-14 text-chalk-2">{t('text')}</p>
      {canReveal && (
        <Button look="plain" className="justify-self-start" loading={sending} onClick={() => void reveal()}>
          {t('action')}
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
