export type { TrackingPorts } from './connectors/port.ts'
export { vendorSources } from './page-settings.ts'
export { eraseTracking, trackingData } from './store-personal-data.ts'
export { visitOfKey } from './visit-key.ts'
