/** The support script of Verbox: a function that takes over the calls that were queued. */
export const body = `
  const queued = window.Verbox.q ?? []
  const methods = {
    showTrigger: () => { badge.hidden = false },
    hideTrigger: () => { badge.hidden = true },
  }
  const call = (name, ...given) => { tell(name, ...given); methods[name]?.(...given) }
  window.Verbox = call
  window.Verbox.isLoaded = true
  add()
  badge.hidden = false
  for (const given of queued) call(...given)
`
