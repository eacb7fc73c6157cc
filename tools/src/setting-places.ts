import { capabilities } from '@ante/product/capabilities'
import { isCode, isTest, type Tree } from './tree.ts'

const linked = (path: string): string => `[${path}](../../${path})`

/** The contract in which a group of settings is declared; undefined for one of the host. */
const declaredIn = (group: string): string | undefined =>
  Object.entries(capabilities).find(([, part]) => 'settings' in part && Object.hasOwn(part.settings, group))?.[0]

/** The line beneath a group's heading: where it is declared, and the files that read it, of the host, the capabilities and the site. */
export function placesOf(tree: Tree, group: string): string {
  // By name, of a whole configuration (`settingOf(config)('tokens', …)`), or as a part of what the page is given.
  const reads = new RegExp(
    `\\b(?:setting|useSettings)\\(\\s*'${group}'|\\)\\('${group}', |Pick<Settings,[^>]*'${group}'`
  )
  const files = tree.files.filter(({ path, text }) => isCode(path) && !isTest(path) && reads.test(text))
  const module = declaredIn(group)
  const parts = [
    module === undefined ? [] : [`Declared in ${linked(`product/src/${module}/contract.ts`)}`],
    files.length === 0 ? [] : [`read in ${files.map(({ path }) => linked(path)).join(', ')}`],
  ].flat()
  return parts.length === 0 ? '' : `${parts.join('; ')}.\n\n`
}
