import { Visitor } from 'rolldown/utils'
import { type Keeper, lookAt } from '../keeper.ts'
import { codeOf, isTest } from '../tree.ts'

const runners = new Set(['it', 'test', 'describe'])
const silent = new Set(['skip', 'only', 'todo', 'fixme', 'fails'])

export const testsKeeper: Keeper = {
  name: 'tests',
  law: 'No test is skipped, singled out or postponed, and none waits for time to pass.',
  atLeast: 20,
  keep: (tree) =>
    lookAt(
      tree,
      (path) => isTest(path) && /\.(test|e2e|suite)\.tsx?$/.test(path),
      (file, tell) => {
        const { program, lineOf } = codeOf(file)
        new Visitor({
          MemberExpression(node) {
            const { object, property } = node
            if (property.type !== 'Identifier') return
            if (object.type === 'Identifier' && runners.has(object.name) && silent.has(property.name))
              tell(lineOf(node.start), `${object.name}.${property.name}: a test that does not run proves nothing`)
            if (property.name === 'waitForTimeout') tell(lineOf(node.start), 'waitForTimeout: wait for what should happen, not for time')
          },
          CallExpression(node) {
            if (node.callee.type === 'Identifier' && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(node.callee.name))
              tell(lineOf(node.start), `${node.callee.name}: a test that does not run proves nothing`)
          },
        }).visit(program)
      }
    ),
}
