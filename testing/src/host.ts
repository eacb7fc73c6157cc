// What tests of a capability need of the host: they import it from here, since the product may not know the server.
export { inTransaction, openDatabase } from '@ante/server/database/database'
export { exportDatabase } from '@ante/server/database/export'
export { importDatabase } from '@ante/server/database/import'
export { forgetKeys, keepPartitions } from '@ante/server/database/partitions'
export { createPool } from '@ante/server/database/pool'
export { createRegistry } from '@ante/server/registry'
