import {
  type ComponentType,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { laterPart } from '../../app/document/later-part.ts'
import { isMiniApp, runsInMiniApp } from '../../app/document/device.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useConfirm } from '../../app/popups/confirms.tsx'
import { PopupsContext, usePopup } from '../../app/popups/popups.ts'
import { onErrorRedirect } from '../../app/api/reactions.ts'
import { AuthGate } from '../../features/auth/auth-gate.tsx'
import { useEmbeddedForms } from '../../features/auth/embedded-forms.ts'
import { useOthersFarewell } from '../../app/session/farewell.ts'
import { usePathPopups } from '../../features/campaigns/popups-by-path.ts'
import { usePopupPreview } from '../../features/campaigns/popup-preview.ts'
import { ExclusionBanner } from '../../features/protection/exclusion-banner.tsx'
import { useNotices } from '../../features/loyalty/use-notices.ts'
import { BottomBar } from '../../features/shell/bottom-bar.tsx'
import { Footer } from '../../features/shell/footer.tsx'
import { Header } from '../../features/shell/header.tsx'
import { useLogout } from '../../features/shell/logout.ts'
import { useSearchShortcut } from '../../features/shell/search-shortcut.ts'
import { SideRail } from '../../features/shell/side-rail.tsx'
import { useIdlePage } from '../../features/shell/use-idle-page.tsx'
import { useInactivity } from '../../features/shell/use-inactivity.ts'
import { OwnChatPlace } from '../../features/support/own/own-chat-place.tsx'
import { TrackingPlace } from '../../features/tracking/tracking-place.tsx'
import { useChat } from '../../features/support/chat/use-chat.ts'
import { TermsBanner } from '../../features/shell/terms-banner.tsx'
import { IdentityBanner } from '../../features/verification/identity-banner.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { useOpenPopup } from './open-popup.ts'

/** The frame of every page but the empty-layout ones: header, side rail or bottom bar, content, footer. */
export default function Frame() {
  const t = useTranslations('shell')
  const [folded, toggleRail] = useFolded()
  const { pathname, search } = useLocation()
  const openPopup = useOpenPopup()
  useSearchShortcut(openPopup)
  useFocusOnPage(pathname + search)
  const plain = pathname.startsWith('/game/')
  return (
    <PopupsContext value={openPopup}>
      <a
        href="#content"
        onClick={skip}
        className="fixed start-4 top-3 z-50 flex h-11 -translate-y-24 items-center rounded-2 bg-ember px-4 font-semibold text-on-ember focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Progress />
      <Header onFold={toggleRail} folded={folded} />
      <div className="flex">
        <SideRail folded={folded} />
        <div className="flex min-h-[calc(100dvh-var(--header))] min-w-0 flex-1 flex-col pb-(--bar)">
          <ExclusionBanner />
          <IdentityBanner />
          <TermsBanner />
          {/* A small screen is filled without the footer: as it is read, it gets higher, and would push itself up. */}
          <main
            id="content"
            tabIndex={-1}
            className="flex-1 outline-none max-laptop:min-h-[calc(100svh-var(--header)-var(--bar))]"
          >
            <Outlet />
          </main>
          {!plain && <Footer />}
        </div>
      </div>
      <BottomBar />
      <AuthGate />
      <BelowPopups />
      <Leading />
    </PopupsContext>
  )
}

const toContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })

/** What stands behind the # of an address says how a game is played, for one: the way past the header leaves it as it is. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  toContent()
  window.scrollTo(0, 0)
}

/** What led to this page, and with it the focus, may have gone with the last one: the keyboard and a reader go on from the content. */
function useFocusOnPage(address: string): void {
  const { signedIn } = useAccount()
  const shown = useRef('')
  useEffect(() => {
    const now = `${address} ${signedIn}`
    if (shown.current && shown.current !== now && document.activeElement === document.body) toContent()
    shown.current = now
  }, [address, signedIn])
}

/** Only a page in a messaging app, or of the installed site, does with its code. */
const InsideAnApp = laterPart(() => import('./inside-an-app.tsx'))
const never = () => () => undefined
const isInside = () =>
  isMiniApp(window.location.hash) || runsInMiniApp() || window.matchMedia('(display-mode: standalone)').matches

/** Below the popups' context, which they open one from. */
function BelowPopups() {
  useInactivity()
  useEmbeddedForms()
  useOthersFarewell()
  useIdlePage()
  usePopupPreview()
  usePathPopups()
  useNotices()
  useChat()
  const isInsideAnApp = useSyncExternalStore(never, isInside, () => false)
  return (
    <>
      <Session />
      <OwnChatPlace />
      <TrackingPlace />
      {isInsideAnApp && (
        <Suspense>
          <InsideAnApp />
        </Suspense>
      )}
    </>
  )
}

/** Where the code that follows a session did not come, it is asked for again after so long, until it does. */
const retryMilliseconds = 5_000

/** A visitor’s page does without the code, and so does a player’s until it is alive. */
function Session() {
  const { signedIn, info } = useAccount()
  const logout = useLogout()
  // What waits for its turn is for this player, and for nobody who takes a break.
  useEffect(() => () => dialogs.dropWaiting(), [info.uid, info.exclusion?.state])
  const [Watch, setWatch] = useState<ComponentType<{ onLeave: () => void }>>()
  useEffect(() => {
    if (!signedIn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const load = () =>
      void import('../../features/protection/session-watch.tsx').then(
        ({ SessionWatch }) => setWatch(() => SessionWatch),
        () => {
          if (!isGone) timer = setTimeout(load, retryMilliseconds)
        }
      )
    load()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [signedIn])
  const leave = useRef(logout)
  useEffect(() => {
    leave.current = logout
  })
  const onLeave = useCallback(() => void leave.current(), [])
  return signedIn && Watch ? <Watch onLeave={onLeave} /> : null
}

/** ERR-11, ERR-12, ERR-18, ERR-24, ERR-27: a refused call leads on, from wherever it was made. */
function Leading() {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const openPopup = usePopup()
  useEffect(
    () =>
      onErrorRedirect((reaction) => {
        if (reaction.shows === 'page') void navigate(reaction.to)
        else if (reaction.shows === 'confirm') void confirm(reaction.name)
        else void openPopup(reaction.name, {})
      }),
    [navigate, confirm, openPopup]
  )
  return null
}

const storageKey = 'rail'

const railFrom = '(width >= 62rem)'

/** Folded by the width at first, then as the player left it. Where there is no room for a rail, nothing is worked out for it until there is. */
function useFolded(): [boolean | undefined, () => void] {
  const [folded, setFolded] = useState<boolean>()
  useEffect(() => {
    const room = window.matchMedia(railFrom)
    const isNarrow = window.innerWidth < 1280
    const begin = () => {
      const kept = localStorage.getItem(storageKey)
      setFolded(kept === null ? isNarrow : kept === 'folded')
    }
    if (room.matches) return begin()
    room.addEventListener('change', begin, { once: true })
    return () => room.removeEventListener('change', begin)
  }, [])
  const toggle = useCallback(() => {
    const next = !(folded ?? window.innerWidth < 1280)
    localStorage.setItem(storageKey, next ? 'folded' : 'open')
    setFolded(next)
  }, [folded])
  return [folded, toggle]
}

/** A line under the header while the next page comes; not for one that comes at once. */
function Progress() {
  const { state } = useNavigation()
  return (
    <div
      aria-hidden="true"
      data-busy={state !== 'idle' || undefined}
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--edge-top)+var(--header))] z-40 h-0.5 origin-left scale-x-0 bg-ember opacity-0 transition-[scale,opacity] delay-150 duration-700 data-busy:scale-x-75 data-busy:opacity-100 rtl:origin-right"
    />
  )
}
