import { avatarNames } from '@ante/kit/avatar-names'
import type { Avatar as AvatarChoice } from '@ante/kit/avatars'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { isDone } from '../../app/api/is-done.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

const size = 64

/** The picture under which other players see this one, or none: then it is the character that goes with them, or the first letter of their name. */
export function AvatarForm({ portrait }: { portrait?: string | undefined }) {
  const t = useTranslations('profile.settings.avatar')
  const { info } = useAccount()
  const { chosen, choose, isDirty, isSaved, sending, problem, submit } = useAvatar()
  return (
    <form
      noValidate
      aria-labelledby="avatar"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="grid gap-1">
        <h2 id="avatar" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p id="avatar-hint" className="text-14 text-chalk-3">
          {t('hint')}
        </p>
      </div>
      <fieldset aria-labelledby="avatar" aria-describedby="avatar-hint" className="contents">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
          <Choice value="" name={t('none')} isChosen={chosen === ''} onChoose={choose}>
            <Avatar name={info.fakename || info.login} portrait={portrait} size={size} />
          </Choice>
          {avatarNames.map((one) => (
            <Choice key={one} value={one} name={t(`names.${one}`)} isChosen={chosen === one} onChoose={choose}>
              <Picture name={`avatars/${one}`} width={size} height={size} className="rounded-full" />
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" look="plain" loading={sending} aria-disabled={!isDirty}>
          {t('save')}
        </Button>
        <p role="status" className="text-14 text-chalk-3">
          {!isDirty && isSaved ? t('saved') : ''}
        </p>
        {problem && (
          <p role="alert" className="text-14 text-danger">
            {problem}
          </p>
        )}
      </div>
    </form>
  )
}

interface ChoiceProps {
  value: AvatarChoice
  name: string
  isChosen: boolean
  onChoose: (value: AvatarChoice) => void
  children: ReactNode
}

function Choice({ value, name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="group grid cursor-pointer content-start justify-items-center gap-1.5 rounded-3 p-2 text-center text-12 text-chalk-2 hover:bg-surface-2 has-checked:text-chalk has-focus-visible:outline-2 has-focus-visible:outline-ember">
      <input
        type="radio"
        name="avatar"
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      <span className="rounded-full p-0.5 ring-line group-has-checked:ring-2 group-has-checked:ring-ember">
        {children}
      </span>
      {name}
    </label>
  )
}

function useAvatar() {
  const common = useTranslations('common')
  const { info, refresh } = useAccount()
  const [wanted, setWanted] = useState<AvatarChoice>()
  const [isSaved, setIsSaved] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const chosen = wanted ?? info.avatar
  const isDirty = chosen !== info.avatar
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !isDirty) return
    setSending(true)
    setProblem(undefined)
    try {
      if (!isDone(await post('account.changeavatar', { avatar: chosen }))) throw new Error('nothing was saved')
      await refresh()
      setWanted(undefined)
      setIsSaved(true)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
    setSending(false)
  }
  return { chosen, choose: setWanted, isDirty, isSaved, sending, problem, submit }
}
