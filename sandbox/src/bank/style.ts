/** The page's only style sheet, inline under a nonce: no other request is needed to show it. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf6ec; --card: #fffdf8; --ink: #2b2620; --soft: #6b6054; --line: #e2d6c1; --sand: #b5762c; --sand-deep: #8f5712; --on-sand: #fffdf8; --focus: #1d5c8c; --tide: #2b7a78 }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1713; --card: #24201a; --ink: #f3eadb; --soft: #b8aa95; --line: #3d362c; --sand: #d99a4e; --sand-deep: #e9b273; --on-sand: #1a1713; --focus: #8cc4ee; --tide: #6fc2bd } }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh; background: var(--paper); color: var(--ink); font: 16px/1.5 ui-rounded, "Segoe UI", "Noto Sans", "Noto Sans Arabic", system-ui, sans-serif; display: grid; grid-template-rows: auto 1fr; justify-items: center }
header { inline-size: 100%; max-inline-size: 30rem; padding: 1.5rem 1.25rem .5rem; display: flex; align-items: center; gap: .75rem }
header svg { inline-size: 2.5rem; block-size: 2.5rem; flex: none }
header b { font-size: 1.25rem; letter-spacing: -.02em; display: block; line-height: 1.2 }
header span { color: var(--soft); font-size: .875rem }
main { inline-size: 100%; max-inline-size: 30rem; padding: .5rem 1.25rem 2.5rem }
.notice { border-inline-start: 3px solid var(--tide); padding: .25rem .75rem; color: var(--soft); font-size: .875rem; margin: 0 0 1rem }
.sheet { background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem; box-shadow: 0 1px 2px rgb(60 40 10 / .06), 0 12px 32px -12px rgb(60 40 10 / .18) }
h1 { font-size: 1.125rem; margin: 0 0 1rem; font-weight: 600 }
.sum { font-size: 2.75rem; font-weight: 700; letter-spacing: -.03em; line-height: 1.1; margin: 0 0 1.25rem; font-variant-numeric: tabular-nums }
.sum small { display: block; font-size: .875rem; font-weight: 400; letter-spacing: 0; color: var(--soft); margin-block-end: .25rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .375rem 1rem; margin: 0 0 1.25rem; font-size: .9375rem }
dt { color: var(--soft) } dd { margin: 0; text-align: end; overflow-wrap: anywhere } dd code { font: inherit; font-size: .8125rem; color: var(--soft) }
fieldset { border: 0; padding: 0; margin: 0 0 1.25rem; display: grid; gap: .5rem } legend { padding: 0; margin-block-end: .5rem; font-size: .875rem; color: var(--soft) }
label { display: flex; align-items: center; gap: .75rem; border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; min-block-size: 3rem; cursor: pointer } label:has(:checked) { border-color: var(--sand); box-shadow: inset 0 0 0 1px var(--sand) }
label input { accent-color: var(--sand); inline-size: 1.125rem; block-size: 1.125rem; margin: 0 } label bdi { margin-inline-start: auto; white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--soft) }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-block-start: .5rem }
button, .button { font: inherit; font-weight: 600; inline-size: 100%; min-block-size: 3rem; padding: .625rem 1rem; border-radius: .75rem; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center }
button:hover, .button:hover { border-color: var(--sand) } .main { background: var(--sand-deep); border-color: var(--sand-deep); color: var(--on-sand) } .main:hover { filter: brightness(1.08) } .quiet { border-color: transparent; color: var(--soft); font-weight: 500; margin-block-start: .25rem }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
details { margin-block-start: 1.25rem; color: var(--soft); font-size: .875rem } summary { cursor: pointer; padding-block: .5rem } ul { margin: .25rem 0 0; padding-inline-start: 1.25rem }
p { margin: 0 0 1.25rem }
@media (prefers-reduced-motion: no-preference) { .sheet { animation: rise .35s ease-out } @keyframes rise { from { translate: 0 .5rem; opacity: 0 } } }
`
