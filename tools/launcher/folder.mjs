// A folder for data that can be written. Built-ins of Node 20 only: the server, which can be started without us, has the same in its own words.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes the folder and proves that it can be written; throws a sentence that names the variable. `recursive` of Node would never end where the
 * system says that what is to be made does not exist, as under /proc.
 */
export function writableFolder(variable, folder) {
  try {
    makeFolder(folder)
    const proof = join(folder, `.written-${process.pid}`)
    writeFileSync(proof, '')
    rmSync(proof)
  } catch (error) {
    throw new Error(
      `${variable} is ${folder}, and nothing can be written there (${error.message}): choose another folder.`,
      { cause: error }
    )
  }
}

function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Somebody else has made it in the meantime.
    if (error.code !== 'EEXIST') throw error
  }
}
