/** The chat of the brand Betunlim: a global with `start` and `stop`. */
export const body = `
  window.betunlimChat = {
    start: (options) => { tell('start', options); add(); badge.hidden = false },
    show: () => { badge.hidden = false; tell('show') },
    hide: () => { badge.hidden = true; tell('hide') },
    stop: () => { badge.remove(); tell('stop') },
  }
`
