import type { Conversation } from '@ante/product/support/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, get } from '../../../app/api/client.ts'
import { useOwnTopic } from '../../../app/live/live-topic.ts'
import { useAccount } from '../../../app/session/account.tsx'

type Read =
  | { readonly state: 'reading' | 'read'; readonly items: readonly Conversation[] }
  | { readonly state: 'failed'; readonly items: readonly Conversation[]; readonly message: string }

const nothing: Read = { state: 'reading', items: [] }

/** The player's own conversations, the latest first, read again with each word of them. `message` of a failure is empty where no answer came. */
export function useConversations(): Read & { readonly again: () => Promise<void> } {
  const { info } = useAccount()
  const [read, setRead] = useState<{ readonly uid: number; readonly now: Read }>({ uid: info.uid, now: nothing })
  const again = useCallback(async () => {
    if (info.uid === 0) return
    const set = (now: Read) => setRead({ uid: info.uid, now })
    try {
      set({ state: 'read', items: (await get('support.getConversations', {})).items })
    } catch (error) {
      console.warn('the conversations could not be read', error)
      set({ state: 'failed', items: [], message: error instanceof ApiError ? error.message : '' })
    }
  }, [info.uid])
  useEffect(() => void again(), [again])
  useOwnTopic('support.changed', { hear: ({ what }) => void (what !== 'typing' && again()) })
  return { ...(read.uid === info.uid ? read.now : nothing), again }
}
