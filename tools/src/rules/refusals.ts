import { type Rule, scanFiles } from '../rule.ts'
import { isCode, isTest } from '../tree.ts'

/** Modules and files whose use cases still throw by the bare `refuse`: none may be added (decision 0158). */
const untyped = /^product\/src\/(cashier|games|identity|sportsbook|staff|players\/social-sign-in\.ts)/
const bareImport = /import \{[^}]*(?<!type )\brefuse\b[^}]*\} from '@ante\/kit\/refusal'/

export const refusalsRule: Rule = {
  name: 'refusals',
  statement: 'A use case refuses by `context.refuse`, which takes only the codes that its endpoint declares.',
  atLeast: 100,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => path.startsWith('product/src/') && isCode(path) && !isTest(path),
      ({ path, text }, report) => {
        const found = untyped.test(path) ? null : bareImport.exec(text)
        if (found) report(text.slice(0, found.index).split('\n').length, '`refuse` is not bound to a declaration')
      }
    ),
}
