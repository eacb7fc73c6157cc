import { heading, table } from './markdown.ts'
import type { Tree } from './tree.ts'

/** Every decision record with its title and what has taken its place, by its number. */
export function decisionIndex(tree: Tree): string {
  const rows = tree.files
    .filter(({ path }) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path))
    .map(({ path, text }) => {
      const [, number = '', title = ''] = /^# (\d{4}) (.+)/.exec(text) ?? []
      const [, by = ''] = /^(?:- )?Superseded by (\[\d{4}\]\([^)]+\))/m.exec(text) ?? []
      return [`[${number}](../decisions/${path.split('/').at(-1) ?? ''})`, title, by.replace('](', '](../decisions/')]
    })
  return `${heading('Decisions', '`docs/decisions`')}\n${table(['number', 'subject', 'superseded by'], rows)}\n`
}
