/** The web widget of Freshchat: nothing is shown before `init`. */
export const body = `
  const listeners = new Map()
  let isOn = false
  let restoreId = null
  const emit = (event, value) => { for (const listener of listeners.get(event) ?? []) listener(value) }
  window.fcWidget = {
    init: (settings) => {
      isOn = true
      restoreId = settings.restoreId ?? null
      tell('init', settings)
      add()
      badge.hidden = false
      emit('widget:loaded')
    },
    isInitialized: () => isOn,
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event) => void listeners.delete(event),
    setExternalId: (id) => tell('setExternalId', id),
    user: {
      setProperties: (properties) => tell('setProperties', properties),
      setFirstName: (name) => tell('setFirstName', name),
      setEmail: (email) => tell('setEmail', email),
      clear: () => Promise.resolve(tell('clear')),
    },
    show: () => { badge.hidden = false; tell('show') },
    hide: () => { badge.hidden = true; tell('hide') },
    open: () => tell('open'),
    close: () => tell('close'),
    destroy: () => { isOn = false; badge.remove(); listeners.clear(); tell('destroy') },
  }
  // A person at the widget, for whoever drives the page.
  window.chatTwin.say = (text) => {
    // With the first words of somebody new.
    if (restoreId === null) emit('user:created', { data: { restoreId: (restoreId = 'restore-1') } })
    emit('message:sent', { data: { messageFragments: [{ content: text }], conversationId: 'c-1' } })
  }
  window.chatTwin.hear = (text) => emit('message:received', { data: { messageFragments: [{ content: text }], conversationId: 'c-1' } })
`
