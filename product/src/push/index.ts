export type { PushPorts } from './connectors/port.ts'
export { pushChannel } from './queue-push.ts'
export { erasePush, pushData } from './store-personal-data.ts'
