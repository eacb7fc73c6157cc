import { certificates } from '../registry/certificates.ts'
import { type Certificate, certificate } from './protocol.ts'

const all: ReadonlyMap<string, Certificate> = new Map(
  Object.entries(certificates).map(([sysname, stored]) => [sysname, certificate.parse(stored)])
)

/** The certificate of a built-in game; certificates.test.ts proves every one of them anew. */
export const certificateFor = (sysname: string): Certificate | undefined => all.get(sysname)
