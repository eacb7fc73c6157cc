import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dialogs } from '../../ui/dialog/store.ts'
import { useTextStore } from '../texts/texts.tsx'

/** Safari asks no question that the page could show: says, in the words of its own menus, how the site comes to the home screen. */
export const openAppleSteps = (title: string): void =>
  void dialogs.open({ name: 'add-to-home', title, content: <AppleSteps /> })

export function AppleSteps() {
  const texts = useTextStore()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isGone = false
    void texts.ensure(['push']).then(() => {
      if (!isGone) setThere(true)
    })
    return () => {
      isGone = true
    }
  }, [texts])
  return isThere ? <Steps /> : <div className="skeleton h-48" />
}

function Steps() {
  const t = useTranslations('push.addToHome')
  return (
    <div className="grid gap-4">
      <p className="text-14 text-chalk-2">{t('text')}</p>
      <ol className="grid gap-3">
        <Step
          drawing={
            <path d="M12 14V3.500M8.500 6.500 12 3l3.500 3.500M8 10H6.500A1.500 1.500 0 0 0 5 11.500v8A1.500 1.500 0 0 0 6.500 21h11a1.500 1.500 0 0 0 1.500-1.500v-8a1.500 1.500 0 0 0-1.500-1.500H16" />
          }
        >
          {t('share')}
        </Step>
        <Step
          drawing={
            <path d="M6 3.500h12A2.500 2.500 0 0 1 20.500 6v12a2.500 2.500 0 0 1-2.500 2.500H6A2.500 2.500 0 0 1 3.500 18V6A2.500 2.500 0 0 1 6 3.500ZM12 8v8M8 12h8" />
          }
        >
          {t('add')}
        </Step>
        <Step drawing={<path d="m5 12.500 4.500 4.500L19 7.500" />}>{t('done')}</Step>
      </ol>
    </div>
  )
}

const Step = ({ drawing, children }: { drawing: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3">
    <span className="grid size-10 place-items-center rounded-2 bg-surface-2 text-ember">
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    </span>
    {children}
  </li>
)
