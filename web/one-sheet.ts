import type { Plugin } from 'vite'

/**
 * The site has one sheet, and the document names it with a `#` behind its address. What is loaded later names it without: the loader would not find it in
 * the document, add it a second time, and the browser would work out style and place of everything anew, once on every page. So both say the same.
 */
export const oneSheet = (): Plugin => ({
  name: 'ante:one-sheet',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withMark(file.code)
    },
  },
})

/** The list of what a part brings along, with the document's name for a sheet. */
export const withMark = (code: string): string => code.replaceAll(/("assets\/[\w.-]+\.css)"/g, '$1#"')
