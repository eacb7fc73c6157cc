import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActivityMessage } from '@ante/arcade/rules/frame-message'
import { useAccount } from '../../app/session/account.tsx'
import { ApiError, post } from '../../app/api/client.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { playAddress, type PlayMode } from './play-mode.ts'

export interface FrameAddress {
  /** Undefined until it is known. */
  readonly address: string | undefined
  /** Why there is none, as a sentence. */
  readonly problem: string | undefined
  readonly retry: () => void
}

/** What the frame of a game holds: our own page of it, or the one that its studio opens for this player. */
export function useFrameAddress(sysname: string, mode: PlayMode | undefined, isRemote: boolean): FrameAddress {
  const { locale } = useRequest()
  const { customKeys } = useSettings('games')
  const common = useTranslations('common')
  const { info } = useAccount()
  const [opened, setOpened] = useState<{ address?: string; problem?: string }>({})
  const [tries, setTries] = useState(0)
  const isWanted = isRemote && mode === 'real' && info.uid > 0
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    setOpened({})
    post('studios.launch', { sysname }).then(
      ({ url }) => {
        if (!isOver) setOpened({ address: url })
      },
      (error: unknown) => {
        if (!isOver) setOpened({ problem: error instanceof ApiError ? error.message : common('offline') })
      }
    )
    return () => {
      isOver = true
    }
  }, [isWanted, sysname, info.uid, tries, common])
  useSignsOfPlay(isWanted)
  const retry = useCallback(() => setTries((before) => before + 1), [])
  if (!isRemote)
    return { address: mode && playAddress(sysname, mode, locale.code, customKeys), problem: undefined, retry }
  return { address: opened.address, problem: opened.problem, retry }
}

/** A studio's frame says nothing of what is pressed in it: a balance that moves meanwhile is the sign that its player is there (RG-13). */
function useSignsOfPlay(isPlaying: boolean): void {
  const { balances } = useAccount()
  const { amount } = balances.balance_main
  useEffect(() => {
    const sign: ActivityMessage = { type: 'ante:activity' }
    if (isPlaying) postMessage(sign, location.origin)
  }, [isPlaying, amount])
}
