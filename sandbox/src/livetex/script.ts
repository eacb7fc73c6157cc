/** LiveTex, the classic client: a global that says when it is ready, and a label on the page. */
export const body = `
  const given = window.LiveTex ?? {}
  window.LiveTex = {
    Event: { CONVERSATION_STARTED: 'conversationStarted', OFFLINE_MESSAGE_SENT: 'offlineMessageSent', CALL_STARTED: 'callStarted' },
    setConversationAttributes: (visible, hidden) => tell('setConversationAttributes', visible, hidden),
    setVisitorAttributes: (ok, failed, attributes) => (tell('setVisitorAttributes', attributes), ok?.()),
    setName: (name) => tell('setName', name),
    addEventListener: (event, listener) => tell('addEventListener', event),
    showActiveWindow: () => tell('showActiveWindow'),
    showLabel: () => { badge.hidden = false; tell('showLabel') },
    hideLabel: () => { badge.hidden = true; tell('hideLabel') },
    reinit: () => tell('reinit'),
  }
  tell('load', { id: window.liveTexID, language: window.liveTexLang })
  badge.hidden = false
  add()
  given.onLiveTexReady?.()
`
