import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { steps } from './board.ts'

const arcade = new URL('../../', import.meta.url)

test('GAM-11 styles of boards change only at the steps that a board is measured by, and no game has a size container', async () => {
  const named: Record<string, Set<number>> = { narrower: new Set(), lower: new Set(), slimmer: new Set() }
  let files = 0
  for await (const file of glob('{games,shell}/**/*.css', { cwd: arcade })) {
    const styles = readFileSync(new URL(file, arcade), 'utf8')
    files++
    for (const [, name = '', step] of styles.matchAll(/data-(narrower|lower|slimmer)~='([\d.]+)'/g))
      named[name]?.add(Number(step))
    expect(styles, file).not.toMatch(/container-type|@container|\d(?:cqi|cqb)/)
  }
  expect(files).toBeGreaterThan(25)
  for (const [name, all] of Object.entries(steps)) {
    expect(named[name]?.size).toBeGreaterThan(0)
    expect([...(named[name] ?? [])].filter((step) => !all.some((one) => one === step))).toEqual([])
  }
})
