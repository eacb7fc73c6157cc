/** Events of a messaging app to the site it shows: the back button, colours, where its own bars cover the page. */
type Heard = (data: unknown) => void
interface Proxy {
  postEvent?: (event: string, data: string) => void
}
declare global {
  interface Window {
    TelegramWebviewProxy?: Proxy
    Telegram?: { WebView?: { receiveEvent?: (event: string, data: unknown) => void } }
  }
}

const heard = new Map<string, Heard>()

/** Tells the app, where there is one that listens. */
export function tellApp(event: string, data: Readonly<Record<string, unknown>> = {}): void {
  window.TelegramWebviewProxy?.postEvent?.(event, JSON.stringify(data))
}

/** Its native clients call us by this name. No script of theirs is loaded: the site's policy lets none in. */
export function hearApp(event: string, then: Heard): () => void {
  heard.set(event, then)
  window.Telegram = {
    ...window.Telegram,
    WebView: { ...window.Telegram?.WebView, receiveEvent: (name, data) => heard.get(name)?.(data) },
  }
  return () => {
    if (heard.get(event) === then) heard.delete(event)
  }
}
