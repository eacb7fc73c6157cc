import { useEffect } from 'react'
import { useAccount } from '../../app/session/account.tsx'
import { ownPath } from '../../app/navigation/paths.ts'

/** The frame of this page that speaks, where it is one of our forms. */
function formOf(source: MessageEvent['source']): HTMLIFrameElement | undefined {
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source)
  return frame && /\/forms\/sign_(?:in|up)$/.test(frame.contentWindow?.location.pathname ?? '') ? frame : undefined
}

/** SOC-15: a page of the site that holds one of its forms learns of the login and closes the form, or goes where it leads. */
export function useEmbeddedForms(): void {
  const { refresh } = useAccount()
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || typeof data !== 'object' || data === null || !('type' in data)) return
      if (data.type !== 'refresh_user' && data.type !== 'redirect') return
      const frame = formOf(source)
      if (!frame) return
      if (data.type === 'refresh_user') {
        frame.hidden = true
        return void refresh()
      }
      const to = 'url' in data && typeof data.url === 'string' ? ownPath(data.url, window.location.origin) : undefined
      if (to !== undefined) window.location.assign(to)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [refresh])
}
