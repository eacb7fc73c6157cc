import { checkFakename } from '@ante/product/players/rules/fakename'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { isDone } from '../../app/api/is-done.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { type Sentences, useFields } from '../../ui/use-fields.ts'

/** PROF-18: the name under which other players see this one. */
export function NicknameForm() {
  const t = useTranslations('profile.settings.nickname')
  const fields = useTranslations('fields')
  const common = useTranslations('common')
  const { info, refresh } = useAccount()
  const [sending, setSending] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const check = ({ fakename = '' }): Sentences => {
    const wrong = checkFakename(fakename.trim(), info.uid)
    return wrong ? { fakename: fields(wrong.key, wrong.values) } : {}
  }
  // VAL-92: eager, but nothing is said of what is still being typed.
  const form = useFields({ fakename: info.fakename }, check, 'eager', () => true)
  const fakename = (form.values['fakename'] ?? '').trim()
  const isDirty = fakename !== info.fakename

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !isDirty || !form.submit()) return
    setSending(true)
    setIsSaved(false)
    try {
      if (!isDone(await post('account.changefakename', { fakename }))) throw new Error('the name was not saved')
      await refresh()
      setIsSaved(true)
    } catch (error) {
      const sentence = error instanceof ApiError ? (error.fields['fakename'] ?? error.message) : common('offline')
      form.refuse({ fakename: sentence })
    }
    setSending(false)
  }

  return (
    <form
      ref={form.form}
      noValidate
      aria-labelledby="nickname"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <h2 id="nickname" className="text-16 font-semibold">
        {t('title')}
      </h2>
      <div className="grid max-w-120 gap-4">
        <Input {...form.field('fakename')} label={t('title')} hint={t('hint')} autoComplete="nickname" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" look="plain" loading={sending} aria-disabled={!isDirty}>
            {t('save')}
          </Button>
          <p role="status" className="text-14 text-chalk-3">
            {!isDirty && isSaved ? t('saved') : ''}
          </p>
        </div>
      </div>
    </form>
  )
}
