/** Comm100: nobody asks for it (CHAT-07). */
export const body = `
  tell('load')
  add()
`
