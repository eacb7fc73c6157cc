import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type BloomFilter, isIn } from './rules/bloom-filter.ts'

/** What each list says is written in lower case: a password is no better for a capital. */
export const hashOfPassword = (password: string): Uint8Array =>
  createHash('sha256').update(password.toLowerCase()).digest()

/** Set by how the file was made (decision 0291). */
export const probes = 10
export const filterFile = new URL('breached-passwords.bin', import.meta.url)

let filter: BloomFilter | undefined
/** Whether a password is among the most frequent of those that were leaked. Read at the first question. */
export const isBreached = (password: string): boolean =>
  isIn((filter ??= { bits: readFileSync(filterFile), probes }), hashOfPassword(password))
