import { useCallback, useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { useAccount } from '../../app/session/account.tsx'
import { BonusMeter } from '../../app/bonuses/bonus-meter.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import type { Limits } from '../../app/protection/limits.ts'
import { StakeLeft } from '../../app/protection/stake-left.tsx'
import { type StakeLimits, useStakeLimits } from '../../app/protection/stake-limits.ts'
import { SessionBar } from '../../app/session/session-bar.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { GameArt } from './game-art.tsx'
import { forgetFreeSpins } from './free-spins.ts'
import { useHasHearts } from './likes.ts'
import { useDemoNotice } from './demo-notice.ts'
import { modeOf, type PlayMode } from './play-mode.ts'
import { FullScreenButton, HallLink, LikeButton, RulesButton } from './stage-buttons.tsx'
import type { TileGame } from './tile-game.ts'
import { useBalancePause } from './use-balance-pause.ts'
import { useFrameAddress } from './use-frame-address.ts'
import { useStopAutoplay } from './use-stop-autoplay.ts'
import { useTellBalance } from './use-tell-balance.ts'

/** `isRemote`: its studio's own server plays it. */
type StagedGame = TileGame & { readonly isRemote?: boolean }
/** A frame that is not ours hears nothing of us. */
const nobody = { current: null }

/** The frame of the game, and under it the name and what a player may do with it. */
export function GameStage({
  game,
  openRound,
  limits,
  onRules,
}: {
  game: StagedGame
  openRound: boolean
  limits?: Limits | undefined
  onRules: () => void
}) {
  const t = useTranslations('game')
  const settings = useSettings('games').item
  const hasHearts = useHasHearts()
  const stage = useRef<HTMLDivElement>(null)
  const { mode, choose } = usePlayMode(game, openRound)
  const { full, toggle } = useFullScreen(stage)
  useDemoNotice(game.sysname, mode)
  // Some are played here: whoever leaves reads anew what is left.
  useEffect(() => forgetFreeSpins, [])
  const own = useStakeLimits(limits)
  const { signedIn } = useAccount()
  return (
    <div
      ref={stage}
      data-game-stage
      className={`grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto_auto] bg-ink ${full ? 'fixed inset-0 z-50' : 'h-[calc(100dvh-var(--edge-top)-var(--header)-var(--bar)-var(--edge-bottom))] laptop:h-[calc(100dvh-var(--header)-3rem)] laptop:max-h-[56rem]'}`}
    >
      <Frame game={game} mode={mode} />
      <div
        data-game-bar
        className="flex min-h-15 items-center justify-between gap-1 border-t tablet:gap-4 border-line px-(--gutter) py-2"
      >
        <div className="me-auto grid min-w-0 max-tablet:sr-only">
          <h1 className="truncate font-display text-18 leading-tight" dir="auto">
            {game.name}
          </h1>
          <p className="truncate text-12 text-chalk-3">{t('by', { studio: game.studioName })}</p>
        </div>
        {signedIn && <SessionBar />}
        {game.demo && (
          // On a small phone, beside the time of the session, both ways stand in two short lines: none is cut.
          <div className="min-w-0 max-[22rem]:[&_[role=tab]]:px-2 max-[22rem]:[&_[role=tab]]:text-12 max-[22rem]:[&_[role=tab]]:leading-tight max-[22rem]:[&_[role=tab]]:whitespace-normal max-[22rem]:[&_[role=tab]]:shrink">
            <Tabs<PlayMode>
              label={t('mode')}
              value={mode ?? 'demo'}
              onChange={choose}
              tabs={[
                { key: 'demo', label: t('demo') },
                { key: 'real', label: t('real') },
              ]}
            />
          </div>
        )}
        <div data-stage-buttons className="flex max-tablet:-me-2.5">
          <HallLink />
          {/* A studio's game has its rules in its frame. */}
          {!game.isRemote && <RulesButton isLeftOutOnPhones={signedIn} onClick={onRules} />}
          {hasHearts && <LikeButton game={game} />}
          {settings.visibleFullScreen && <FullScreenButton isFull={full} onClick={toggle} />}
        </div>
      </div>
      {mode === 'real' && <OfStakes limits={own} sysname={game.sysname} />}
    </div>
  )
}

/** What limits leave to stake, and what stakes are for the player's bonus. */
function OfStakes({ limits, sysname }: { limits: StakeLimits; sysname: string }) {
  const line = 'border-t border-line px-(--gutter) py-2'
  return (
    <>
      <StakeLeft limits={limits} className={line} />
      <BonusMeter place={{ sysname }} className={line} />
    </>
  )
}

/** The frame itself. It comes once the mode is known, which only the browser knows: the hash never reaches the server. */
function Frame({ game, mode }: { game: StagedGame; mode: PlayMode | undefined }) {
  const t = useTranslations('game')
  const common = useTranslations('common')
  const [loaded, setLoaded] = useState<string>()
  const { info } = useAccount()
  const { address, problem, retry } = useFrameAddress(game.sysname, mode, game.isRemote ?? false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The frame of one player is not another one's.
  const frameKey = address && `${address} ${info.uid}`
  useBalancePause(frame, frameKey)
  useStopAutoplay(game.isRemote ? nobody : frame)
  useTellBalance(game.isRemote ? nobody : frame)
  useEffect(() => {
    if (frameKey !== undefined && mode) tellAnalytics('game_start', { game: game.sysname, mode })
  }, [frameKey, game.sysname, mode])
  return (
    <div className="relative isolate min-h-0 overflow-hidden bg-surface-1">
      <div aria-hidden="true" className="absolute inset-0 -z-10 scale-110 opacity-40 blur-2xl">
        <GameArt game={game} shape="small" eager />
      </div>
      {problem !== undefined ? (
        <div role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6">
          <p className="max-w-md text-center">{problem}</p>
          <Button onClick={retry}>{common('retry')}</Button>
        </div>
      ) : (
        loaded !== address && (
          <p className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-chalk-2">
            <span className="spinner text-[1.75rem]" aria-hidden="true" />
            {t('starting', { name: game.name })}
          </p>
        )
      )}
      {address && (
        <iframe
          key={frameKey}
          ref={frame}
          src={address}
          title={t('frame', { name: game.name })}
          allow="fullscreen; autoplay"
          // A page of somebody else: it may run and open a window, and leads this one nowhere.
          {...(game.isRemote && { sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups' })}
          onLoad={() => setLoaded(address)}
          className={`size-full border-0 transition-opacity duration-200 ${loaded === address ? '' : 'opacity-0'}`}
        />
      )}
    </div>
  )
}

/**
 * The mode from the hash. For money a visitor is asked to register and, leaving that, returns to the index (RTE-97, RTE-98); a player with
 * nothing on the balance is led to the cashier (LOBBY-21, LOBBY-22), unless a round of theirs still waits.
 */
function usePlayMode(
  game: TileGame,
  openRound: boolean
): { mode: PlayMode | undefined; choose: (mode: PlayMode) => void } {
  const { hash, pathname } = useLocation()
  const { signedIn, balances } = useAccount()
  const { canAccessSlotWithZeroBalance } = useSettings('games').item
  const openPopup = usePopup()
  const navigate = useNavigate()
  // With its locale, and the game's own even while another page is on its way.
  const forMoney = useHref({ pathname, hash: '#real' })
  const [mode, setMode] = useState<PlayMode>()
  // A bonus waits until its terms are fulfilled: only the main balance is staked.
  const money = balances.balance_main.amount
  const atStart = useRef(money)

  useEffect(() => {
    const wanted = modeOf(hash, game.demo)
    if (wanted === 'real' && !signedIn) {
      setMode(game.demo ? 'demo' : undefined)
      void openPopup('AuthPopup', {
        view: 'registration',
        redirectTo: forMoney,
        closed: (done) => {
          if (!done) void navigate('/')
        },
      })
      return
    }
    if (wanted === 'real' && atStart.current <= 0 && !canAccessSlotWithZeroBalance && !openRound) {
      void navigate(`/cashier/deposit?backUrl=${encodeURIComponent(forMoney)}`, { replace: true })
      return
    }
    setMode(wanted)
  }, [hash, forMoney, game.demo, signedIn, openRound, canAccessSlotWithZeroBalance, openPopup, navigate])

  const choose = useCallback(
    (next: PlayMode) => void navigate({ pathname, hash: next }, { replace: true, preventScrollReset: true }),
    [navigate, pathname]
  )
  return { mode, choose }
}

/** The browser's full screen, or, where a phone has none for elements, the whole window. */
function useFullScreen(stage: { current: HTMLElement | null }): { full: boolean; toggle: () => void } {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  const toggle = useCallback(() => {
    const element = stage.current
    if (!element) return
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) element.requestFullscreen().catch(() => setFull(true))
    else setFull((before) => !before)
  }, [stage])
  return { full, toggle }
}
