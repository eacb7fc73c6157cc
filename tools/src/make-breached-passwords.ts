import { readFileSync, writeFileSync } from 'node:fs'
import { filterFile, hashOfPassword, probes } from '@ante/product/identity/breached-passwords'
import { commonPasswords } from '@ante/product/identity/rules/common-passwords'
import { addTo } from '@ante/product/identity/rules/bloom-filter'

// node --conditions=ante-server tools/src/make-breached-passwords.ts <a list, one password a line, the most frequent first>

/** Shorter ones are refused for their length. */
const shortest = 6
/** With ten probes: one in a thousand of those that are on no list is taken for one of it. */
const bitsForOne = 14.4

const [, , list = ''] = process.argv
const words = new Set(commonPasswords)
for (const line of readFileSync(list, 'utf8').split('\n')) if (line.length >= shortest) words.add(line.toLowerCase())
const bits = new Uint8Array(Math.ceil((words.size * bitsForOne) / 8))
for (const word of words) addTo({ bits, probes }, hashOfPassword(word))
writeFileSync(filterFile, bits)
process.stdout.write(`${words.size} passwords, ${bits.length} bytes\n`)
