/** The tracking script of LiveChat: it takes over the queue that the loader has left. */
export const body = `
  const widget = window.LiveChatWidget
  const listeners = new Map()
  const emit = (event, value) => { for (const listener of listeners.get(event) ?? []) listener(value) }
  const calls = {
    hide: () => { badge.hidden = true },
    minimize: () => { badge.hidden = false },
    maximize: () => { badge.hidden = false },
    destroy: () => { badge.remove(); delete window.LiveChatWidget },
  }
  const methods = {
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    once: (event, listener) => methods.on(event, listener),
    off: (event) => void listeners.delete(event),
    get: (what) => (what === 'state' ? { visibility: badge.hidden ? 'hidden' : 'minimized', availability: 'online' } : {}),
    call: (name, payload) => { tell(name, payload); calls[name]?.(payload) },
  }
  tell('load', { license: window.__lc.license, params: window.__lc.params })
  add()
  badge.hidden = false
  widget._h = (method, given) => methods[method](...given)
  for (const [method, given] of widget._q.splice(0)) methods[method](...given)
  emit('ready', { state: methods.get('state') })
`
