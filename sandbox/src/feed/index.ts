import type { Twin } from '../twin.ts'
import { feedApp } from './app.ts'

export const twin: Twin = ({ storage, variable, hasControl }) => {
  // Tests begin the calendar at a time of theirs, so that no run depends on the hour.
  const epoch = variable('SANDBOX_EPOCH', '')
  return feedApp({
    storage: storage('feed'),
    apiKey: variable('FEED_API_KEY', 'feed_sandbox_ante'),
    // How long a match minute lasts in the invented football world.
    minuteMs: Number(variable('SANDBOX_MINUTE_MS', '5000')),
    seed: variable('SANDBOX_SEED', 'ante'),
    ...(epoch === '' ? {} : { epoch: Number(epoch) }),
    hasControl,
  })
}
