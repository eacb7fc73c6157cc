import { Visitor } from 'rolldown/utils'
import { type Rule, scanFiles } from '../rule.ts'
import { codeOf, isTest } from '../tree.ts'

const runners = new Set(['it', 'test', 'describe'])
const silent = new Set(['skip', 'only', 'todo', 'fixme', 'fails'])

export const testsRule: Rule = {
  name: 'tests',
  statement:
    'No test is skipped, singled out or postponed, none waits for time to pass, and a journey hears what its pages complain of.',
  atLeast: 20,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isTest(path) && /\.(test|e2e|suite)\.tsx?$/.test(path),
      (file, tell) => {
        const { program, lineOf } = codeOf(file)
        new Visitor({
          ImportDeclaration(node) {
            if (!file.path.endsWith('.e2e.ts') || node.source.value !== '@playwright/test') return
            for (const { imported } of node.specifiers.filter((one) => one.type === 'ImportSpecifier'))
              if (imported.type === 'Identifier' && imported.name === 'test')
                tell(
                  lineOf(node.start),
                  'test of @playwright/test: that of e2e/journey.ts fails on what the pages complain of'
                )
          },
          MemberExpression(node) {
            const { object, property } = node
            if (property.type !== 'Identifier') return
            if (object.type === 'Identifier' && runners.has(object.name) && silent.has(property.name))
              tell(lineOf(node.start), `${object.name}.${property.name}: a test that does not run proves nothing`)
            if (property.name === 'waitForTimeout')
              tell(lineOf(node.start), 'waitForTimeout: wait for what should happen, not for time')
          },
          CallExpression(node) {
            if (node.callee.type === 'Identifier' && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(node.callee.name))
              tell(lineOf(node.start), `${node.callee.name}: a test that does not run proves nothing`)
          },
        }).visit(program)
      }
    ),
}
