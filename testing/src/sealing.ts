import { createSecrets } from '@ante/product/identity/index'

/** The ports of a house that seals with the key of the tests: of whom no server is started. */
export const sealing = { secrets: createSecrets([{ id: 'test', key: new Uint8Array(32) }]) }
