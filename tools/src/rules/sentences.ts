import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Visitor } from 'rolldown/utils'
import { type Finding, type Rule, scanFiles, type Violation, combine } from '../rule.ts'
import { fileOfText, textsOf } from '../all-texts.ts'
import { codeOf, isCode, isTest, memberOf, type Tree } from '../tree.ts'

interface Refusals {
  readonly errorTypes: Readonly<Record<string, number>>
}

/** The names of ICU arguments: a translation that loses one shows a hole to the reader. */
const argumentsOf = (sentence: string): string =>
  [...new Set([...sentence.matchAll(/\{\s*([a-zA-Z_]\w*)\s*[,}]/g)].map(([, name]) => name))].sort().join(', ')

interface Hole {
  readonly key: string
  readonly text: string
}
function holes(code: string, mine: ReadonlyMap<string, string>, model: ReadonlyMap<string, string>): Hole[] {
  const found: Hole[] = []
  const tell = (key: string, text: string): void => void found.push({ key, text })
  for (const [key, sentence] of model) {
    const translated = mine.get(key)
    if (translated === undefined || translated.trim() === '') tell(key, `${code} has no sentence for ${key}`)
    else if (argumentsOf(translated) !== argumentsOf(sentence))
      tell(key, `${code} ${key} takes {${argumentsOf(translated)}} where the default takes {${argumentsOf(sentence)}}`)
  }
  for (const key of mine.keys()) if (!model.has(key)) tell(key, `${code} has a stray key ${key}`)
  return found
}

/** Reads the tree's own texts and refusals and compares them: nothing refused without a sentence, no locale with a hole. */
async function wholeLocales(tree: Tree): Promise<Finding> {
  const texts = await textsOf(tree)
  if (!texts) return { violations: [], read: 0 }
  const { errorTypes }: Refusals = await import(pathToFileURL(join(tree.root, 'kit/src/refusal.ts')).href)
  const model = texts.messagesOf(texts.defaultLocale)
  const violations: Violation[] = []
  const tell = (text: string, path = 'texts/src/index.ts') => violations.push({ path, line: 1, text })
  for (const { code } of texts.locales) {
    const mine = texts.messagesOf(code)
    for (const { key, text } of holes(code, mine, model)) tell(text, fileOfText(code, key))
    for (const type of Object.keys(errorTypes))
      if (!mine.get(`errors.${type}`)) tell(`${code} has no sentence for the error type ${type}`)
  }
  return { violations, read: texts.read }
}

/** The platform’s name is the same in every language. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && text.trim() !== 'Ante'
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
])

type Visits = ConstructorParameters<typeof Visitor>[0]
type NodeOf<Kind extends keyof Visits> = Parameters<NonNullable<Visits[Kind]>>[0]
type Shown = NodeOf<'JSXExpressionContainer'>['expression'] | NonNullable<NodeOf<'JSXAttribute'>['value']>

/** What an expression shows as it stands: a text, a template, or either of both where it chooses. What a call makes of a text is not looked at. */
function shownBy(node: Shown): { readonly text: string; readonly start: number }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
    case 'TemplateLiteral':
      return [{ text: node.quasis.map(({ value }) => value.cooked ?? '').join(' '), start: node.start }]
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)]
    case 'LogicalExpression':
      return shownBy(node.right)
    case 'JSXExpressionContainer':
      return shownBy(node.expression)
    default:
      return []
  }
}
/** The toasts of the site: what `tell` is given after the event is read by players. */
const isToasts = (node: { readonly type: string; readonly name?: unknown }): boolean =>
  node.type === 'Identifier' && node.name === 'toasts'
const notShown = new Set(['style', 'script'])

/** A sentence that stands in markup is a sentence that only some can read. */
const literals = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && /^(web\/src|arcade)\//.test(path) && !path.startsWith('arcade/art/') && !isTest(path),
    (file, tell) => {
      const { program, lineOf } = codeOf(file)
      new Visitor({
        JSXText(node) {
          if (hasWords(node.value))
            tell(
              lineOf(node.start + node.value.search(/\S/)),
              `"${node.value.trim().slice(0, 40)}": sentences live in texts`
            )
        },
        JSXAttribute(node) {
          const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
          const value = node.value
          if (!spoken.has(name) || !value) return
          for (const { text } of shownBy(value).filter((one) => hasWords(one.text)))
            tell(lineOf(node.start), `${name}="${text}": sentences live in texts`)
        },
        JSXElement({ openingElement: { name }, children }) {
          if (name.type === 'JSXIdentifier' && notShown.has(name.name)) return
          for (const child of children)
            for (const { text, start } of child.type === 'JSXExpressionContainer' ? shownBy(child) : [])
              if (hasWords(text)) tell(lineOf(start), `"${text.trim().slice(0, 40)}": sentences live in texts`)
        },
        CallExpression({ callee, arguments: given }) {
          const isToast = callee.type === 'MemberExpression' && memberOf(callee) === 'tell' && isToasts(callee.object)
          const told = isToast ? given[1] : undefined
          if (!told || told.type === 'SpreadElement') return
          for (const { text, start } of shownBy(told).filter((one) => hasWords(one.text)))
            tell(lineOf(start), `"${text.trim().slice(0, 40)}": sentences live in texts`)
        },
        AssignmentExpression(node) {
          const { left, right } = node
          const isText =
            left.type === 'MemberExpression' &&
            left.property.type === 'Identifier' &&
            /^(textContent|innerText|ariaLabel|title|alt)$/.test(left.property.name)
          if (isText && right.type === 'Literal' && typeof right.value === 'string' && hasWords(right.value))
            tell(lineOf(node.start), `"${right.value}": sentences live in texts`)
        },
      }).visit(program)
    }
  )

export const sentencesRule: Rule = {
  name: 'sentences',
  statement: 'No refusal without a sentence, no sentence outside of texts, no locale with a hole.',
  atLeast: 40,
  check: async (tree) => combine(await wholeLocales(tree), literals(tree)),
}
