import type { Violation } from '../rule.ts'
import type { Tree } from '../tree.ts'

/** What is written outside of `texts`, one file for each language: the pages of the demo house, and those of the bank beside it. */
const families = [
  /^product\/seeds\/pages\/(?<code>[a-z]{2})\/(?<name>.+\.md)$/,
  /^sandbox\/src\/bank\/page-texts\/(?<code>[a-z]{2})(?<name>\.ts)$/,
]

function holesInFamilies(tree: Tree, codes: readonly string[]): Violation[] {
  return families.flatMap((family) => {
    const written = tree.files.flatMap((file) => {
      const { code = '', name = '' } = family.exec(file.path)?.groups ?? {}
      return name ? [{ ...file, code, name }] : []
    })
    const byPlace = new Map(written.map((file) => [`${file.code} ${file.name}`, file]))
    return [...new Set(written.map((file) => file.name))].flatMap((name) => {
      const first = written.find((file) => file.name === name)
      const missing = codes.filter((code) => !byPlace.has(`${code} ${name}`)).join(', ')
      const english = byPlace.get(`en ${name}`)
      const copies = written.filter(
        (file) => file.name === name && file.code !== 'en' && file.text.trim() === english?.text.trim()
      )
      return [
        ...(missing && first ? [{ path: first.path, line: 1, text: `is not written in ${missing}` }] : []),
        ...copies.map(({ path }) => ({ path, line: 1, text: 'is English still' })),
      ]
    })
  })
}

/** `texts: { en: {…}, de: {…} }` of a seed: the languages that stand directly in it. */
function holesInSeeds(tree: Tree, codes: readonly string[]): Violation[] {
  return tree.files
    .filter(({ path }) => /^product\/seeds\/.+\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^( *)(?:texts|description): \{(.*(?:\n\1 .*)*)/gm)].flatMap((match) => {
        const block = match[2] ?? ''
        const written = new Set([...block.matchAll(/\b([a-z]{2}): ?\{/g)].map((language) => language[1]))
        const missing = codes.filter((code) => !written.has(code)).join(', ')
        const line = text.slice(0, match.index).split('\n').length
        return written.size > 0 && missing ? [{ path, line, text: `these words are not written in ${missing}` }] : []
      })
    )
}

/** Every language of the site or none at all: a visitor never falls into another one. */
export const holesOutsideOfTexts = (tree: Tree, codes: readonly string[]): Violation[] => [
  ...holesInFamilies(tree, codes),
  ...holesInSeeds(tree, codes),
]
