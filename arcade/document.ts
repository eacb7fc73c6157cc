import { z } from 'zod'

/** What a game frame is told when it opens. */
export interface Boot {
  readonly sysname: string
  readonly mode: 'real' | 'demo'
  readonly locale: string
  /** The uid of the player whose money is played for. */
  readonly player?: string
  /** What all games say, and what this one says. */
  readonly messages: unknown
  readonly gameMessages: unknown
}

/** The manifest of the build: source file → what became of it. */
export const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  })
)
export type Manifest = Readonly<z.output<typeof manifestShape>>

const entry = 'main.ts'
const clientOf = (sysname: string): string => `games/${sysname}/client.ts`
const address = (file: string): string => `/arcade/${file}`

/** Whether the build holds a client for this game. */
export const hasClient = (manifest: Manifest, sysname: string): boolean => Object.hasOwn(manifest, clientOf(sysname))

/** A chunk with everything it imports, each once. */
function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    closure(manifest, manifest[name]?.imports ?? [], seen)
  }
  return seen
}

/** JSON that may stand inside a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page inside the game frame, complete: the game's own code and styles are named here, so that nothing waits for the entry to run. */
export function gameDocument(
  manifest: Manifest,
  boot: Boot,
  { nonce, dir }: { nonce: string; dir: 'ltr' | 'rtl' }
): string {
  const chunks = [...closure(manifest, [entry, clientOf(boot.sysname)])].flatMap((name) => manifest[name] ?? [])
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(
    (file) => `<link rel="stylesheet" href="${address(file)}">`
  )
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${address(chunk.file)}">`)
  return `<!doctype html>
<html lang="${boot.locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>Ante</title>
<link rel="icon" href="data:,">
${[...styles, ...preloads].join('\n')}
</head>
<body>
<main id="game"></main>
<script type="application/json" id="boot" nonce="${nonce}">${inScript(boot)}</script>
<script type="module" src="${address(manifest[entry]?.file ?? '')}" nonce="${nonce}"></script>
</body>
</html>
`
}
