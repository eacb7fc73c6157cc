import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useTextStore } from '../../../app/texts/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { prepareDialogs } from '../../../ui/dialog/dialogs.tsx'
import { dialogs } from '../../../ui/dialog/store.ts'
import { toasts } from '../../../ui/toast.tsx'
import { conversationAddress } from './conversation-address.ts'
import type { OwnDisputes, Subject } from './own-disputes.ts'

const dialogName = 'dispute'

/** At a line of a history: opens a dispute of it, or leads to the one that there is. */
export function DisputeAction({ about, id, disputes }: { about: Subject; id: string; disputes: OwnDisputes }) {
  const t = useTranslations('disputes')
  const offline = useTranslations('common')('offline')
  const texts = useTextStore()
  const found = disputes.of(about, id)
  if (found)
    return (
      <Link
        to={conversationAddress(found.conversation)}
        aria-label={`${t(found.isDecided ? 'over' : 'inDispute')}: ${t(`about.${about}`, { id })}`}
        className="inline-flex min-h-9 items-center text-14 font-medium text-cool underline-offset-4 hover:underline tap-tall"
      >
        {t(found.isDecided ? 'over' : 'inDispute')}
      </Link>
    )
  async function open() {
    prepareDialogs()
    try {
      const [{ DisputeForm }] = await Promise.all([import('./dispute-form.tsx'), texts.ensure(['disputes'])])
      dialogs.open({
        name: dialogName,
        title: t(`form.title.${about}`, { id }),
        content: (
          <DisputeForm
            about={about}
            id={id}
            onOpened={(conversation) => disputes.add(about, id, conversation)}
            onClose={() => dialogs.closeByName(dialogName)}
          />
        ),
      })
    } catch (error) {
      console.warn('the form of a dispute was not loaded', error)
      toasts.tell('popupNotLoaded', offline, { tone: 'bad' })
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={!disputes.isKnown}
      aria-label={`${t('action')}: ${t(`about.${about}`, { id })}`}
      onClick={() => void (disputes.isKnown && open())}
    >
      {t('action')}
    </Button>
  )
}
