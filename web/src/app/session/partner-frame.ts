const probe = 'ante_probe'
let kept: boolean | undefined

/** Whether this window is one of our forms in another page. */
const isFrame = (): boolean =>
  typeof window !== 'undefined' && window.parent !== window && /\/forms\/sign_(?:in|up)$/.test(window.location.pathname)

/** Whether the browser keeps the cookies of this site here. A page of another site that holds us makes it drop them; only trying tells. */
function keepsCookies(): boolean {
  document.cookie = `${probe}=1; path=/; samesite=lax`
  const isKept = document.cookie.includes(`${probe}=1`)
  document.cookie = `${probe}=; path=/; samesite=lax; max-age=0`
  return isKept
}

/** SOC-14: this form stands in a page of another site. Its session is one apart, which only `/enter` takes to the site itself. */
export const isPartitioned = (): boolean => isFrame() && !(kept ??= keepsCookies())

const listeners = new Set<() => void>()
let isBlocked = false
/** The browser kept no session here at all, not even one apart. */
export const cookiesBlocked = {
  get: (): boolean => isBlocked,
  set(): void {
    isBlocked = true
    for (const tell of listeners) tell()
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}
