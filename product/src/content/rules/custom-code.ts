import type { z } from 'zod'
import type { customCodeSettings } from '../contract.ts'

export type CustomCode = z.output<typeof customCodeSettings>
type Position = CustomCode['list'][number]['position']

/** What is no markup is a script. Each script gets the page's nonce as its first attribute: a second one of the same name counts for nothing. */
const markupOf = (code: string, nonce: string): string =>
  (/^\s*</.test(code) ? code : `<script>${code}</script>`).replaceAll(/<script\b/gi, `<script nonce="${nonce}"`)

/** Into the text with one of its tags, before or behind it; a page without that tag is left as it is. */
function beside(html: string, tag: RegExp, side: 'before' | 'behind', code: string): string {
  if (code === '') return html
  return html.replace(tag, (found) => (side === 'before' ? `${code}${found}` : `${found}${code}`))
}

/** Into an element that does nothing. One that would end it by itself is left out: what stands behind that would run at once. */
function waiting(code: string, consent: string): string {
  let open = 0
  for (const [tag] of code.matchAll(/<\/?template\b/gi)) {
    open += tag.startsWith('</') ? -1 : 1
    if (open < 0) return ''
  }
  return open === 0 ? `<template data-waits-for="${consent}">${code}</template>` : ''
}

/**
 * CMS-52 to CMS-58: the operator's code in a page, each entry in elements of its own, so that one that fails stops no other. It is part of the document:
 * what is necessary runs when that is loaded, the rest when its person has agreed, and never again while the visitor goes about. In the body it stands in
 * an element that is none of the site's, which the site's own script passes over.
 */
export function placeCode(html: string, { list }: CustomCode, nonce: string): string {
  const enabled = list.filter(({ isEnabled }) => isEnabled)
  if (enabled.length === 0) return html
  const at = (position: Position) =>
    enabled
      .filter((entry) => entry.position === position)
      .map(({ code, consent }) => {
        const markup = markupOf(code, nonce)
        return consent === 'necessary' ? markup : waiting(markup, consent)
      })
  const inBody = (position: Position) => at(position).map((code) => `<ante-code>${code}</ante-code>`)
  const isRunning = enabled.some(({ consent }) => consent === 'necessary')
  const marked = isRunning ? html.replace('<html ', '<html data-code="" ') : html
  const withHead = beside(marked, /<\/head>/, 'before', at('head').join(''))
  const withStart = beside(withHead, /<body\b[^>]*>/, 'behind', inBody('bodyStart').join(''))
  const end = withStart.lastIndexOf('</body>')
  return end < 0 ? withStart : withStart.slice(0, end) + inBody('bodyEnd').join('') + withStart.slice(end)
}

/** An address may be written in capitals and with escapes: the router leads it to the same page. */
function wordsOf(path: string): string[] {
  try {
    return decodeURIComponent(path).toLowerCase().split('/')
  } catch {
    return path.toLowerCase().split('/')
  }
}

/** Where no code of others runs, whatever is enabled: where cards are named and money is moved. */
export const isFreeOfCode = (path: string): boolean => wordsOf(path).includes('cashier')
