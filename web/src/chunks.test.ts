import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkNames } from '../chunks.ts'

const at = (path: string): string => join(import.meta.dirname, path)
const imports: Record<string, string[]> = {
  'entry.client.tsx': ['app/texts/texts-browser.ts'],
  'root.tsx': ['ui/toast.tsx'],
  'pages/shell/frame.tsx': ['features/shell/header.tsx'],
  'features/shell/header.tsx': ['ui/icon.tsx', 'ui/toast.tsx'],
  'pages/home/home.tsx': ['features/games/game-tile.tsx', 'ui/icon.tsx'],
  'pages/cashier/cashier.tsx': ['ui/field.tsx', 'ui/icon.tsx'],
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (Object.entries(imports).find(([path]) => at(path) === id)?.[1] ?? []).map((path) => at(path)),
  }),
}

test('the ground is what every page brings, tiles what the home page has beside it; all else goes with its own pages', () => {
  const name = chunkNames()
  const named = (path: string) => name(at(path), graph)
  for (const path of [
    'root.tsx',
    'pages/shell/frame.tsx',
    'app/texts/texts-browser.ts',
    'ui/toast.tsx',
    'features/shell/header.tsx',
    'ui/icon.tsx',
  ])
    expect(named(path), path).toBe('ground')
  expect(named('features/games/game-tile.tsx')).toBe('tiles')
  for (const path of [
    'root.tsx?__react-router-build-client-route',
    'entry.client.tsx',
    'pages/home/home.tsx',
    'pages/cashier/cashier.tsx',
    'ui/field.tsx',
  ])
    expect(named(path), path).toBeNull()
})
