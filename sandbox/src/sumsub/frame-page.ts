import { style } from '../bank/style.ts'
import { frameClient } from './frame-client.ts'

const own = `
body { min-block-size: 0; padding: 1rem; display: block; background: transparent }
h1 { margin: 0 0 .25rem } .field { display: grid; gap: .25rem; margin: 0 0 .75rem; border: 0; padding: 0; min-block-size: 0 }
.field > span { font-size: .875rem; color: var(--soft) }
input, select { font: inherit; min-block-size: 2.75rem; padding: .5rem .75rem; border-radius: .625rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); inline-size: 100% }
.field, .field:has(:checked) { align-items: stretch; border: 0; border-radius: 0; box-shadow: none; cursor: auto }
.field input { inline-size: 100%; block-size: auto }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); column-gap: .75rem }
.review { margin-block-start: 1.5rem; border-block-start: 1px dashed var(--line); padding-block-start: 1rem }
.review p { font-size: .875rem; color: var(--soft); margin: 0 0 .75rem }
.review .row { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)) }
[data-theme=light] { color-scheme: light } [data-theme=dark] { color-scheme: dark; --paper: #1a1713; --card: #24201a; --ink: #f3eadb; --soft: #b8aa95; --line: #3d362c; --sand: #d99a4e; --sand-deep: #e9b273; --on-sand: #1a1713; --focus: #8cc4ee; --tide: #6fc2bd }
`

/** What the vendor's web client frames. All of it is drawn by its own script when the client has told it the token and the language. */
export const framePage = (nonce: string, theme: 'light' | 'dark'): string =>
  `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Identity check (simulator)</title><style nonce="${nonce}">${style}${own}</style></head>
<body><main id="root" aria-live="polite"></main><script nonce="${nonce}">${frameClient}</script></body></html>`
