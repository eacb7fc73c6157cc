/** The first lines of a generated document: its title and what it is made from. */
export const heading = (title: string, from: string): string =>
  `# ${title}\n\nMade from ${from} by \`npm run check -- --write\`; not edited by hand.\n`

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table of Markdown with one line for each row. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
