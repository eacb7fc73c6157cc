/** Whether this window is an embedded form: its page has the empty layout and somebody holds it. */
export const isEmbedded = (pathname: string): boolean =>
  window.parent !== window && /\/forms\/sign_(in|up)$/.test(pathname)

/** Tells the page that holds the form. The message goes to its own origin only, never to whoever listens. */
export function tellParent(message: { type: 'refresh_user' } | { type: 'redirect'; url: string }): void {
  window.parent.postMessage(message, parentOrigin())
}

/** The page that holds a frame is its referrer; without one only a page of this site may hear. */
function parentOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : window.location.origin
}
