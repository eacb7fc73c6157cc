import { type Rule, scanFiles } from '../rule.ts'
import { isCode, isTest } from '../tree.ts'

const unbound = [
  /import \{[^}]*(?<!type )\brefuse\b[^}]*\} from '@ante\/kit\/refusal'/,
  /import \* as \w+ from '@ante\/kit\/refusal'/,
  /\bnew Refusal\(/,
]

export const refusalsRule: Rule = {
  name: 'refusals',
  statement: 'A use case refuses by `context.refuse`, which takes only the codes that its endpoint declares.',
  atLeast: 100,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => path.startsWith('product/src/') && isCode(path) && !isTest(path),
      ({ text }, report) => {
        for (const pattern of unbound) {
          const found = pattern.exec(text)
          if (found) report(text.slice(0, found.index).split('\n').length, 'a refusal that is bound to no declaration')
        }
      }
    ),
}
