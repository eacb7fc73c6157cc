import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { supportsPasskeys } from '../../app/step-up/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Input } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { usePasskeys } from './use-passkeys.tsx'

type Passkey = Output<'account.getSecondFactors'>['passkeys'][number]

/** The account's passkeys: add, name, remove. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('security.passkeys')
  const { doing, add, rename, remove } = usePasskeys()
  const card = useKeptFocus<HTMLElement>()
  const [isSupported, setSupported] = useState(true)
  // The server does not know the browser.
  useEffect(() => setSupported(supportsPasskeys()), [])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="passkeys"
      className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="passkeys" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-[38rem] text-14 text-chalk-3">{t('text')}</p>
      </div>
      {passkeys.length === 0 ? (
        <p className="text-14 text-chalk-2">{t('none')}</p>
      ) : (
        <ul className="grid">
          {passkeys.map((one) => (
            <PasskeyRow
              key={one.id}
              passkey={one}
              loading={doing === one.id}
              onRename={(name) => rename(one.id, name)}
              onRemove={() => void remove(one)}
            />
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button look="plain" icon="plus" loading={doing === 'add'} onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className="text-14 text-chalk-3">{t('unsupported')}</p>
      )}
    </section>
  )
}

interface Row {
  passkey: Passkey
  loading: boolean
  /** Answers whether it has the name now. */
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

function PasskeyRow({ passkey, loading, onRename, onRemove }: Row) {
  const t = useTranslations('security.passkeys')
  const dateText = useDateText()
  const [isNaming, setNaming] = useState(false)
  const row = useKeptFocus<HTMLLIElement>()
  const { name, created_at, used_at } = passkey
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={passkey.name}
      className="outline-none grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0 first:pt-1 last:pb-0 tablet:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span className="grid size-10 place-items-center rounded-2 bg-surface-3 text-chalk-2">
        <Icon name="key" size={20} />
      </span>
      {isNaming ? (
        <NameForm
          name={name}
          onCancel={() => setNaming(false)}
          save={async (wanted) => {
            if (await onRename(wanted)) setNaming(false)
          }}
        />
      ) : (
        <>
          <div className="grid min-w-0 gap-0.5">
            <p className="text-14 font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-3 text-12 text-chalk-3">
              <span>{t('added', { date: dateText(created_at) })}</span>
              <span>{used_at === null ? t('never') : t('used', { date: dateText(used_at, 'time') })}</span>
            </p>
          </div>
          <div className="col-start-2 flex flex-wrap gap-1 max-tablet:-ms-3 tablet:col-start-3">
            <Button look="quiet" size="small" aria-label={t('renameNamed', { name })} onClick={() => setNaming(true)}>
              {t('rename')}
            </Button>
            <Button
              look="quiet"
              size="small"
              loading={loading}
              aria-label={t('removeNamed', { name })}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function NameForm({
  name,
  save,
  onCancel,
}: {
  name: string
  save: (name: string) => Promise<void>
  onCancel: () => void
}) {
  const t = useTranslations('security.passkeys')
  const steps = useTranslations('security.stepUp')
  const [wanted, setWanted] = useState(name)
  const [sending, setSending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || wanted.trim() === '') return
    setSending(true)
    await save(wanted)
    setSending(false)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-end gap-3 tablet:col-span-2"
    >
      <div className="min-w-0 grow">
        <Input
          label={t('name')}
          value={wanted}
          maxLength={60}
          autoFocus
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <Button type="submit" loading={sending} disabled={wanted.trim() === ''}>
        {t('save')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {steps('cancel')}
      </Button>
    </form>
  )
}
