import type { Conversation } from '@ante/product/support/contract'
import { useState } from 'react'
import { useConversations } from './use-conversations.ts'

export type Subject = NonNullable<Conversation['about']>['kind']
export interface OwnDispute {
  readonly conversation: string
  readonly isDecided: boolean
}
export interface OwnDisputes {
  /** Whether it is known yet which lines have one. */
  readonly isKnown: boolean
  of(about: Subject, id: string): OwnDispute | undefined
  /** One was opened here. */
  add(about: Subject, id: string, conversation: string): void
}

/** The player's disputes, for the lines of a history. Without an answer each line offers to open one: opened again it is the same one. */
export function useOwnDisputes(): OwnDisputes {
  const { state, items } = useConversations()
  const [opened, setOpened] = useState<ReadonlyMap<string, string>>(new Map())
  const keyOf = (about: Subject, id: string): string => `${about} ${id}`
  return {
    isKnown: state !== 'reading',
    of(about, id) {
      const found = items.find((one) => one.about?.kind === about && one.about.id === id)
      if (found) return { conversation: found.id, isDecided: found.outcome !== null }
      const conversation = opened.get(keyOf(about, id))
      return conversation === undefined ? undefined : { conversation, isDecided: false }
    },
    add: (about, id, conversation) => setOpened((before) => new Map(before).set(keyOf(about, id), conversation)),
  }
}
