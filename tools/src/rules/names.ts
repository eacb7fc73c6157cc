import { basename } from 'node:path'
import { type Rule, scanFiles } from '../rule.ts'

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'managers'])
/** Names that others look for as they are. */
const given = /^(README|CONTRIBUTING|LICENSE|CHANGELOG)(\.md)?$/
const kebab = /^[.]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const patterns: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^product\/migrations\//, /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/, 'NNNN_<schema>_<what>.sql'],
  [/\/sql\/[^/]+\.sql$/, /^[a-z0-9]+(_[a-z0-9]+)*\.sql$/, '<function>.sql'],
  [/^docs\/decisions\//, /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/, 'NNNN-<what>.md'],
  [/./, kebab, 'kebab-case'],
]

export const namesRule: Rule = {
  name: 'names',
  statement: 'Files are kebab-case, and none is called utils, helpers, misc, common or manager.',
  atLeast: 250,
  check: (tree) =>
    scanFiles(
      tree,
      () => true,
      (file, tell) => {
        const name = basename(file.path)
        if (given.test(name)) return
        const [, pattern, words] = patterns.find(([place]) => place.test(file.path)) ?? [/./, kebab, 'kebab-case']
        if (!pattern.test(name)) tell(1, `the name is not ${words}`)
        // `common-passwords` is a thing; `common` and `money-utils` are not.
        const nouns = file.path.split('/').map((part) => part.split('.')[0]?.split('-').at(-1) ?? '')
        for (const noun of nouns) if (vague.has(noun)) tell(1, `"${noun}" says nothing: name what it does`)
      }
    ),
}
