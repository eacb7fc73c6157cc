import { Visitor } from 'rolldown/utils'
import { combine, type Finding, type Rule, scanFiles } from '../rule.ts'
import { codeOf, isTest, type Tree } from '../tree.ts'

const runners = new Set(['it', 'test', 'describe'])
const silent = new Set(['skip', 'only', 'todo', 'fixme', 'fails'])

const isTestFile = (path: string): boolean => isTest(path) && /\.(test|e2e|suite)\.tsx?$/.test(path)

/** Ids of acceptance rows (`CASH-12`) in titles of tests are rows of docs/spec: anything else cannot be looked up. */
function idsOfTitles(tree: Tree): Finding {
  const rows = new Set(
    tree.files
      .filter(({ path }) => path.startsWith('docs/spec/'))
      .flatMap(({ text }) => [...text.matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)].map(([, id]) => id))
  )
  const areas = new Set([...rows].map((id) => id?.split('-')[0]))
  return scanFiles(tree, isTestFile, ({ text }, report) => {
    for (const [index, line] of text.split('\n').entries()) {
      const [, title = ''] = /\b(?:it|test|describe)\b[^'"`]*['"`](.*)/.exec(line) ?? []
      for (const [id, area] of title.matchAll(/\b([A-Z0-9]{2,5})-\d+\b/g))
        if (areas.has(area) && !rows.has(id)) report(index + 1, `${id} is no row of docs/spec`)
    }
  })
}

export const testsRule: Rule = {
  name: 'tests',
  statement:
    'No test is skipped, singled out or postponed, none waits for time to pass, each property has a seed, a title names rows of docs/spec, and a browser test fails on what its pages complain of.',
  atLeast: 20,
  check: (tree) =>
    combine(
      idsOfTitles(tree),
      scanFiles(tree, isTestFile, (file, tell) => {
        const { program, lineOf } = codeOf(file)
        new Visitor({
          ImportDeclaration(node) {
            if (!file.path.endsWith('.e2e.ts')) return
            if (/^(node:)?timers/.test(node.source.value))
              tell(lineOf(node.start), `${node.source.value}: wait for what should happen, not for time`)
            if (node.source.value !== '@playwright/test') return
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
          NewExpression({ callee, start, end }) {
            const isPromise = callee.type === 'Identifier' && callee.name === 'Promise'
            if (file.path.endsWith('.e2e.ts') && isPromise && /\bsetTimeout\b/.test(file.text.slice(start, end)))
              tell(lineOf(start), 'setTimeout: wait for what should happen, not for time')
          },
          CallExpression(node) {
            if (node.callee.type === 'Identifier' && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(node.callee.name))
              tell(lineOf(node.start), `${node.callee.name}: a test that does not run proves nothing`)
            const isRunner = node.callee.type === 'Identifier' && runners.has(node.callee.name)
            for (const argument of isRunner ? node.arguments : [])
              if (
                argument.type === 'ObjectExpression' &&
                /\bretry\b/.test(file.text.slice(argument.start, argument.end))
              )
                tell(lineOf(node.start), 'retry: a second attempt hides what fails now and then')
            const isProperty = file.text.slice(node.callee.start, node.callee.end) === 'fc.assert'
            if (isProperty && !/\bseed\b/.test(file.text.slice(node.start, node.end)))
              tell(lineOf(node.start), 'fc.assert without a seed: what fails now and then is found by nobody again')
          },
        }).visit(program)
      })
    ),
}
