import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Visitor } from 'rolldown/utils'
import { type Finding, type Keeper, lookAt, type Sin, together } from '../keeper.ts'
import { codeOf, fileOf, isCode, isTest, type Tree } from '../tree.ts'

type Sentences = { readonly [key: string]: string | Sentences }
interface Texts {
  readonly locales: readonly { readonly code: string }[]
  readonly defaultLocale: string
  messagesOf(code: string): Sentences
}
interface Refusals {
  readonly errorTypes: Readonly<Record<string, number>>
  readonly reasons: Readonly<Record<string, unknown>>
  /** Reasons whose message is a word for programs (decision 0050). */
  readonly fixedMessages?: Readonly<Record<string, string>>
}

function flatten(sentences: Sentences, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(sentences)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, sentence] of flatten(value, `${prefix}${key}.`)) flat.set(inner, sentence)
  }
  return flat
}

/** The names of ICU arguments: a translation that loses one shows a hole to the reader. */
const argumentsOf = (sentence: string): string => [...new Set([...sentence.matchAll(/\{\s*([a-zA-Z_]\w*)\s*[,}]/g)].map(([, name]) => name))].sort().join(', ')

function holes(code: string, mine: Map<string, string>, model: Map<string, string>): string[] {
  const found: string[] = []
  for (const [key, sentence] of model) {
    const translated = mine.get(key)
    if (translated === undefined || translated.trim() === '') found.push(`${code} has no sentence for ${key}`)
    else if (argumentsOf(translated) !== argumentsOf(sentence))
      found.push(`${code} ${key} takes {${argumentsOf(translated)}} where the default takes {${argumentsOf(sentence)}}`)
  }
  for (const key of mine.keys()) if (!model.has(key)) found.push(`${code} has a stray key ${key}`)
  return found
}

/** Reads the tree's own texts and refusals and compares them: nothing refused without a sentence, no locale with a hole. */
async function wholeLocales(tree: Tree): Promise<Finding> {
  const path = 'texts/src/index.ts'
  if (!fileOf(tree, path)) return { sins: [], read: 0 }
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(tree.root, file)).href)
  const texts = (await load(path)) as Texts
  const { errorTypes, reasons, fixedMessages = {} } = (await load('kit/src/refusal.ts')) as Refusals
  const model = flatten(texts.messagesOf(texts.defaultLocale))
  const sins: Sin[] = []
  const tell = (text: string) => sins.push({ path, line: 1, text })
  const worded = Object.keys(reasons).filter((reason) => !fixedMessages[reason])
  for (const { code } of texts.locales) {
    const mine = flatten(texts.messagesOf(code))
    for (const hole of holes(code, mine, model)) tell(hole)
    for (const type of Object.keys(errorTypes)) if (!mine.get(`errors.${type}`)) tell(`${code} has no sentence for the error type ${type}`)
    for (const reason of worded) if (!mine.get(`reasons.${reason}`)) tell(`${code} has no sentence for the reason ${reason}`)
  }
  return { sins, read: tree.files.filter((file) => file.path.startsWith('texts/src/')).length }
}

/** The name of the house is the same in every language. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && text.trim() !== 'Ante'
const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder', 'label'])

/** A sentence that stands in markup is a sentence that only some can read. */
const literals = (tree: Tree): Finding =>
  lookAt(
    tree,
    (path) => isCode(path) && /^(web|arcade)\/src\//.test(path) && !isTest(path),
    (file, tell) => {
      const { program, lineOf } = codeOf(file)
      new Visitor({
        JSXText(node) {
          if (hasWords(node.value)) tell(lineOf(node.start + node.value.search(/\S/)), `"${node.value.trim().slice(0, 40)}": sentences live in texts`)
        },
        JSXAttribute(node) {
          const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
          const value = node.value
          if (spoken.has(name) && value?.type === 'Literal' && typeof value.value === 'string' && hasWords(value.value))
            tell(lineOf(node.start), `${name}="${value.value}": sentences live in texts`)
        },
        AssignmentExpression(node) {
          const { left, right } = node
          const isText =
            left.type === 'MemberExpression' && left.property.type === 'Identifier' && /^(textContent|innerText|ariaLabel|title|alt)$/.test(left.property.name)
          if (isText && right.type === 'Literal' && typeof right.value === 'string' && hasWords(right.value))
            tell(lineOf(node.start), `"${right.value}": sentences live in texts`)
        },
      }).visit(program)
    }
  )

export const sentencesKeeper: Keeper = {
  name: 'sentences',
  law: 'No refusal without a sentence, no sentence outside of texts, no locale with a hole.',
  atLeast: 40,
  keep: async (tree) => together(await wholeLocales(tree), literals(tree)),
}
