import type { Tournament } from '@ante/product/tournaments/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { useAccount } from '../../app/session/account.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toasts } from '../../ui/toast.tsx'
import { NotTakenPart, takePart } from './participation.ts'

interface Props {
  tournament: Pick<Tournament, 'id' | 'status' | 'description'> &
    Partial<Pick<Tournament, 'user_info' | 'restrictions' | 'entry'>>
  /** The tournament as it is afterwards. */
  onChange: (now: Tournament) => void
  size?: ButtonSize
  look?: ButtonLook
}

/**
 * TRN-09..15: takes part, where that is possible. A visitor is asked to log in; unmet conditions stand beside it and leave it without effect; a refusal
 * is told in the server's own sentence, by whatever its type leads to.
 */
export function ParticipateButton({ tournament, onChange, size = 'medium', look = 'main' }: Props) {
  const t = useTranslations('tournaments')
  const { signedIn } = useAccount()
  const { isEnableLoyalty } = useSettings('loyalty')
  const openPopup = usePopup()
  const tell = useFailure()
  const [busy, setBusy] = useState(false)
  const { id, status, user_info, restrictions = [], description, entry } = tournament
  if (status === 'finished') return null
  if (user_info?.is_participant)
    return (
      <p className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-baize">
        <Icon name="check" size={18} />
        {t('yours')}
      </p>
    )
  // Without a shop nobody has a way in.
  if (entry?.is_bought && !isEnableLoyalty) return null
  if (entry?.is_bought)
    return (
      <ButtonLink to="/loyalty/shop" size={size} look={look}>
        {t('participate.toShop')}
      </ButtonLink>
    )
  const press = async () => {
    if (!signedIn) return openPopup('AuthPopup', { view: 'authorization' })
    setBusy(true)
    try {
      const now = await takePart(id)
      if (now) onChange(now)
      toasts.tell(
        'tournamentJoined',
        now ? t(status === 'future' ? 'participate.doneFuture' : 'participate.done') : t('participate.elsewhere')
      )
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }
  const isUnmet = signedIn && restrictions.some(({ satisfied }) => !satisfied)
  return (
    <Button
      loading={busy}
      disabled={isUnmet}
      onClick={() => void press()}
      size={size}
      look={look}
      aria-label={`${t('participate.button')}: ${description.title}`}
    >
      {t('participate.button')}
    </Button>
  )
}

/** TRN-14: what is led elsewhere by its type is led there; everything else is said here. */
function useFailure(): (error: unknown) => void {
  const t = useTranslations('common')
  return (error) => tellRefusal('tournamentNotJoined', error, t(error instanceof NotTakenPart ? 'failed' : 'offline'))
}
