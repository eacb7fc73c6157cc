import type { Handlers } from '@ante/kit/context'
import type { PushPorts } from './connectors/port.ts'
import type { endpoints } from './contract.ts'
import {
  changeChoices,
  follow,
  readFollows,
  readPushSettings,
  removeDevice,
  subscribe,
  unsubscribe,
} from './subscribe.ts'

export const handlers: Handlers<typeof endpoints, PushPorts> = {
  'push.getsettings': readPushSettings,
  'push.subscribe': subscribe,
  'push.unsubscribe': unsubscribe,
  'push.removedevice': removeDevice,
  'push.change': changeChoices,
  'push.getfollows': readFollows,
  'push.follow': follow,
}
