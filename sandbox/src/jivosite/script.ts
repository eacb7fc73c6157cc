/** The widget of JivoSite: it calls back when it is there, and knows how to go away. */
export const body = `
  window.jivo_api = {
    setContactInfo: (info) => tell('setContactInfo', info),
    setCustomData: (fields) => tell('setCustomData', fields),
    setUserToken: (token) => tell('setUserToken', token),
    clearHistory: () => tell('clearHistory'),
    chatMode: () => 'online',
    open: () => tell('open'),
    close: () => tell('close'),
  }
  window.jivo_init = () => { add(); badge.hidden = false; tell('jivo_init'); window.jivo_onLoadCallback?.() }
  window.jivo_destroy = () => { badge.remove(); tell('jivo_destroy'); window.jivo_onWidgetDestroy?.() }
  window.jivo_init()
`
