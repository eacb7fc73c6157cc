/**
 * The script of Bloomreach Engagement in miniature. The page has made a queue of calls under `window.exponea`; this takes them in their order and goes on
 * for those that follow. What it is told goes to the vendor's address, as the real one does, and to `window.exponeaTwin` for whoever looks.
 */
export const script = `(() => {
  const twin = (window.exponeaTwin ??= { calls: [] })
  const queue = window.exponea
  let config = {}
  const say = (name, given) => {
    twin.calls.push([name, ...given.filter((one) => typeof one !== 'function')])
    fetch(config.target + '/track/v2/projects/' + config.token + '/customers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, given: given.filter((one) => typeof one !== 'function') }),
      keepalive: true,
    }).catch(() => undefined)
    for (const one of given) if (typeof one === 'function') one()
  }
  const run = ([name, ...given]) => {
    if (name === 'initialize') {
      config = given[0]
      document.cookie = '__exponea_etc__=twin; path=/; samesite=lax'
    }
    say(name, given)
  }
  const waiting = queue.q ?? []
  for (const name of ['initialize', 'identify', 'anonymize', 'update', 'track']) queue[name] = (...given) => run([name, ...given])
  for (const call of waiting.splice(0)) run(call)
  queue.isLoaded = true
})()`
