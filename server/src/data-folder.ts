import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from './errors.ts'

/**
 * Makes a folder for data and proves that it can be written; throws an Error whose message says which folder and why not. `recursive` of Node would
 * never end where the system says that what is to be made does not exist, as under /proc.
 */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    const proof = join(folder, `.written-${process.pid}`)
    writeFileSync(proof, '')
    rmSync(proof)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`Nothing can be written in ${folder} (${why}): choose another folder with ANTE_DATA.`, {
      cause: error,
    })
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Somebody else has made it in the meantime.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
