import { heading, table } from './markdown.ts'
import type { Tree } from './tree.ts'

/** Every decision record with its title, by its number. */
export function decisionIndex(tree: Tree): string {
  const rows = tree.files
    .filter(({ path }) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path))
    .map(({ path, text }) => {
      const [, number = '', title = ''] = /^# (\d{4}) (.+)/.exec(text) ?? []
      return [`[${number}](../decisions/${path.split('/').at(-1) ?? ''})`, title]
    })
  return `${heading('Decisions', '`docs/decisions`')}\n${table(['number', 'subject'], rows)}\n`
}
