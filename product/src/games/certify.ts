import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Certificate } from './contract.ts'
import { engines } from './rules/catalogue.ts'
import type { Engine } from './rules/engine.ts'
import { certificateOf } from './rules/exact/certificate.ts'
import { proofs } from './rules/exact/catalogue.ts'

/** SHA-256 of the version, the stake levels and the sheet (strips, pays, feature parameters) of a game. */
export const definitionHash = ({ sysname, version, sheet, stakesMinor }: Engine): string =>
  createHash('sha256')
    .update(JSON.stringify({ sysname, version, sheet, stakes: stakesMinor.map(String) }))
    .digest('hex')

/** Works a certificate out from the rules: seconds for a slot. */
export function certify(engine: Engine): Certificate {
  const proof = proofs[engine.sysname]
  if (!proof) throw new RangeError(`${engine.sysname} has no proof`)
  return certificateOf(engine, definitionHash(engine), proof())
}

/** `node --conditions=ante-server product/src/games/certify.ts`: writes all certificate files anew. */
if (import.meta.main) {
  for (const engine of engines) {
    await writeFile(new URL(`certificates/${engine.sysname}.json`, import.meta.url), `${JSON.stringify(certify(engine), null, 2)}\n`)
  }
}
