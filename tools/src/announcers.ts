import { isTest, type Tree } from './tree.ts'

/** The files that announce an event: use cases by its declaration, SQL functions by its name. */
export function announcersOf(tree: Tree, name: string): string[] {
  const isAnnouncer = (path: string, text: string): boolean =>
    path.endsWith('.sql') ? text.includes(`'${name}'`) : text.includes(`announce(events['${name}']`)
  return tree.files
    .filter(({ path, text }) => path.startsWith('product/src/') && !isTest(path) && isAnnouncer(path, text))
    .map(({ path }) => path.slice('product/src/'.length))
}
