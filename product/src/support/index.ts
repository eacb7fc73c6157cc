export type { ChatPorts } from './connectors/port.ts'
export { visitorOfKey } from './caller.ts'
export { chosenWidget } from './read-settings.ts'
export { eraseSupport, supportData } from './store-personal-data.ts'
