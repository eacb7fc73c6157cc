import { Visitor } from 'rolldown/utils'
import { type Finding, type Rule, scanFiles, combine } from '../rule.ts'
import { productPlace } from '../places.ts'
import { codeOf, isCode, isTest, type SourceFile, type Tree } from '../tree.ts'

const looksLikeSql =
  /^\s*(select\s[\s\S]+?\sfrom\s|select\s+[a-z_]+\.[a-z_]+\s*\(|insert\s+into\s|update\s+[\w."]+\s+((as\s+)?\w+\s+)?set\s|delete\s+from\s|with\s+(recursive\s+)?\w+\s*(\([^)]*\)\s*)?as\s*\(|create\s+(or\s+replace\s+)?(table|schema|index|function|unique)\s|alter\s+table\s|drop\s+(table|schema|index|function)\s|truncate\s+(table\s+|[a-z_]+\.)|lock\s+table\s|call\s+[a-z_]+\.)/i

/** Names with a schema where a statement can name a table or a function of another capability. */
const qualified =
  /\b(?:from|join|into|update|table|exists|on|references|function|call|only|trigger|index|schema)\s+([a-z_]+)(?:\.[a-z_]+)?\b|\b([a-z_]+)\.[a-z_]+\s*\(/g

/**
 * What everybody may speak to: the ledger's functions (post, read a balance, ids that say when), and the outbox's; and those by which a round takes part in a
 * jackpot in its own transaction, and by which the wallet of another studio's game keeps its rounds.
 */
const open =
  /\bjackpots\.(lock_share|is_due|feed|pay|give_back)\s*\(|\bgames\.(remote_game|open_remote_round|change_remote_round|play_remote_pack|announce_finished|announce_corrected)\s*\(|\bidentity\.is_session_open\s*\(|\bledger\.(post|post_one|post_stakes?|move_stake|post_shares|post_win|posted_before|lock_house|lock_player_account|lock_stakeable|refuse_closed|balance|next_id|id_at|own_shard)\s*\(|\boutbox\.[a-z_]+\s*\(/g

interface Piece {
  readonly text: string
  readonly line: number
}

/** All strings and templates of a file, with what is inserted left out. */
function pieces(file: SourceFile): Piece[] {
  const { program, lineOf } = codeOf(file)
  const found: Piece[] = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push({ text: node.value, line: lineOf(node.start) })
    },
    TemplateLiteral(node) {
      found.push({ text: node.quasis.map((part) => part.value.cooked ?? '').join(' $ '), line: lineOf(node.start) })
    },
  }).visit(program)
  return found.filter(({ text }) => looksLikeSql.test(text))
}

const outsideStores = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) =>
      isCode(path) &&
      !isTest(path) &&
      /^((kit|texts|product|web)\/src|arcade)\//.test(path) &&
      productPlace(path)?.kind !== 'store',
    (file, tell) => {
      if (!/\b(select|insert|update|delete|with|create|alter|drop|truncate|lock|call)\b/i.test(file.text)) return
      for (const { line } of pieces(file))
        tell(line, 'SQL outside of a store: it lives in store.ts, sql/ and migrations')
      if (!/\bsql\b[^}]*\} from '@ante\/kit\/context'/.test(file.text)) return
      const { program, lineOf } = codeOf(file)
      new Visitor({
        CallExpression({ callee, start }) {
          if (callee.type === 'Identifier' && callee.name === 'sql')
            tell(lineOf(start), 'a statement outside of a store')
        },
      }).visit(program)
    }
  )

/** Every use of another schema, as `schema` and where. */
function foreign(
  text: string,
  isOwn: (schema: string) => boolean,
  isSchema: (name: string) => boolean
): { schema: string; at: number }[] {
  const closed = text.replace(open, (all) => ' '.repeat(all.length))
  const found: { schema: string; at: number }[] = []
  for (const match of closed.matchAll(qualified)) {
    const schema = match[2] ?? (match[0].includes('.') || /schema\s/.test(match[0]) ? match[1] : undefined)
    if (schema !== undefined && isSchema(schema) && !isOwn(schema)) found.push({ schema, at: match.index })
  }
  return found
}

function schemasOf(tree: Tree): Set<string> {
  const modules = tree.files.map((file) => productPlace(file.path)?.module).filter((module) => module !== undefined)
  return new Set([...modules, 'outbox', 'ante'])
}

const foreignInStores = (tree: Tree, schemas: Set<string>): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && !isTest(path) && productPlace(path)?.kind === 'store',
    (file, tell) => {
      const module = productPlace(file.path)?.module
      for (const { text, line } of pieces(file)) {
        for (const { schema } of foreign(
          text,
          (name) => name === module,
          (name) => schemas.has(name)
        ))
          tell(line, `${String(module)} speaks of the schema ${schema}`)
      }
    }
  )

const foreignInMigrations = (tree: Tree, schemas: Set<string>): Finding =>
  scanFiles(
    tree,
    (path) => /^product\/migrations\/.*\.sql$/.test(path),
    (file, tell) => {
      const own = /\/\d{4}_([a-z]+)/.exec(file.path)?.[1] ?? ''
      if (!schemas.has(own)) tell(1, `a migration is named after the schema that it changes: ${own} is none`)
      const bare = file.text.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length))
      for (const { schema, at } of foreign(
        bare,
        (name) => name === own,
        (name) => schemas.has(name)
      )) {
        tell(bare.slice(0, at).split('\n').length, `the migration of ${own} speaks of the schema ${schema}`)
      }
    }
  )

const sourcePath = /^(?:product|server)\/src\/([a-z0-9-]+)\/sql\/([a-z0-9_]+)\.sql$/
const definition = /^create (?:or replace )?(?:function|view) ([a-z0-9_.]+)/gm

/** Each function and view has one definition: a file of its own, which is applied again when its text changes. */
const definitions = (tree: Tree, schemas: Set<string>): Finding =>
  scanFiles(
    tree,
    (path) => path.endsWith('.sql') && /^(product|server)\//.test(path),
    (file, tell) => {
      const [, own = '', name = ''] = sourcePath.exec(file.path) ?? []
      const found = [...file.text.matchAll(definition)]
      const lineOf = (at: number): number => file.text.slice(0, at).split('\n').length
      if (own === '') {
        for (const one of found)
          tell(lineOf(one.index), `${one[1]} is defined in a migration: it lives in a file of its module's folder sql`)
        return
      }
      if (found.length !== 1 || found[0]?.[1] !== `${own}.${name}`) tell(1, `defines ${own}.${name} and nothing else`)
      const bare = file.text.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length))
      for (const { schema, at } of foreign(
        bare,
        (other) => other === own,
        (other) => schemas.has(other)
      ))
        tell(lineOf(at), `${own} speaks of the schema ${schema}`)
    }
  )

export const sqlRule: Rule = {
  name: 'sql',
  statement:
    'SQL lives in store.ts, sql/ and migrations, and speaks of its own schema; a function has one definition; money moves by ledger.post.',
  atLeast: 100,
  check(tree) {
    const schemas = schemasOf(tree)
    return combine(
      outsideStores(tree),
      foreignInStores(tree, schemas),
      foreignInMigrations(tree, schemas),
      definitions(tree, schemas)
    )
  },
}
