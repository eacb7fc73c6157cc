import { createContext, useContext } from 'react'
import type { SiteLocale, Theme } from './context.ts'
import type { TextStore } from '../texts/texts.tsx'

/** What an operator lets stand over a page until it answers (CMS-10). */
export interface Loader {
  readonly showPercentProgress: boolean
  readonly logo: string
  readonly alt: string
}

/** What an operator changes of the document itself. It stands before any loader has answered, so it holds for pages of errors too. */
export interface Look {
  /** What the site is called. */
  readonly name: string
  /** CMS-47. */
  readonly tokens: string
  /** CMS-15. */
  readonly icons: readonly { readonly sizes: string; readonly href: string }[]
  readonly loader?: Loader | undefined
  /** What a browser paints around the page. */
  readonly colour: string
}

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
