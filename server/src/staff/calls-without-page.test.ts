import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createRegistry } from '../registry.ts'

const operator = fileURLToPath(new URL('../../../operator/src/', import.meta.url))
const code = readdirSync(operator, { recursive: true, encoding: 'utf8' })
  // What a request is called: it names calls and makes none.
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.endsWith('request-texts.ts'))
  .map((path) => readFileSync(join(operator, path), 'utf8'))
  .join('\n')

/** Named in full, or put together: `players.${kind}` beside `'block'`. */
function isUsed(key: string): boolean {
  const [module = '', name = ''] = key.split('.')
  return code.includes(`'${key}'`) || (code.includes(`\`${module}.\${`) && code.includes(`'${name}'`))
}

it('every staff call has a page of the operator’s application, or is on the list of those without one (decision 0990)', () => {
  const calls = [...createRegistry().calls.values()].filter(({ endpoint }) => endpoint.access.startsWith('staff'))
  const without = calls.map(({ key }) => key).filter((key) => !isUsed(key))
  expect(without.toSorted()).toEqual([
    'campaigns.closepromocode',
    'campaigns.closepromotion',
    'campaigns.putoffer',
    'campaigns.putpromocode',
    'campaigns.putpromotion',
    'cashback.closeprogram',
    'cashback.getprograms',
    'cashback.putprogram',
    'content.putpages',
    'content.putsetting',
    'loyalty.closeproduct',
    'loyalty.closeprogram',
    'loyalty.closequest',
    'loyalty.putproduct',
    'loyalty.putprogram',
    'loyalty.putquest',
    'players.listnews',
    'players.sendnews',
    'registers.getanswers',
    'sportsbook.correctresult',
    'sportsbook.importfixtures',
    'staff.accounts',
    'staff.blockaccount',
    'staff.invite',
    'staff.putrole',
    'staff.roles',
    'staff.setroles',
    'support.resolvereference',
  ])
})
