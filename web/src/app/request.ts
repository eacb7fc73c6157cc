import { createContext, useContext } from 'react'
import type { SiteLocale, Theme } from './context.ts'
import type { Look } from './look.ts'
import type { TextStore } from './texts.tsx'

/** What the frame of the document needs before any loader has answered: on the server from the request, in the browser from the document. */
export interface RequestFacts {
  readonly texts: TextStore
  readonly locale: Pick<SiteLocale, 'code' | 'dir'>
  readonly theme: Theme
  /** Of the whole document; a part that is rendered alone has none. */
  readonly look?: Look
  /** The operator has legacy redirects: the server says so in the document. */
  readonly hasMoved?: boolean
  /** A crawler: the server says so in the document. */
  readonly isBot?: boolean
  /** Server only. */
  readonly nonce?: string
  /** Server only: runs in the head, before anything else. */
  readonly firstScript?: string
  /** Server only: the texts of this page as JSON, for the browser to start with. */
  readonly inlineTexts?: string
}

export const RequestContext = createContext<RequestFacts | undefined>(undefined)

export function useRequest(): RequestFacts {
  const facts = useContext(RequestContext)
  if (!facts) throw new Error('the entry did not provide the facts of the request')
  return facts
}
