import { expect, test } from 'vitest'
import { messagesOf } from './index.ts'

/** Words that urge: to win back what is lost, to go on after saying stop, to hurry. */
const urging = [
  /win (it|them|your money|your losses) back/i,
  /recover your loss/i,
  /don’t (stop|give up|quit|miss)/i,
  /keep (playing|going|spinning)/i,
  /(one|just one|another) (more|last) (spin|round|bet|game)/i,
  /your luck (will|is about to)|luck is (turning|on your side)/i,
  /so close|almost (won|there)/i,
  /hurry|last chance|before it’s (gone|too late)|only today/i,
  /are you sure you want to (stop|leave|log out|take a break)/i,
]
/** Of two buttons the one beside that which leaves. The frame of a game has the same reality check as the site. */
const choices = ['.arcade.desk.session.check.continue', '.playTime.check.continue', '.popups.demoMode.stay']
function* sentences(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* sentences(part, `${path}.${key}`)
}

test('SAFE-19 no sentence of the site urges a player to chase losses, to play on after saying stop, or to hurry', () => {
  const all = [...sentences(messagesOf('en'))]
  expect(all.length).toBeGreaterThan(1500)
  const found = all.filter(([, text]) => urging.some((word) => word.test(text)))
  expect(found.map(([path]) => path).toSorted()).toEqual(choices)
})
