import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { appIcons } from './app-icons.ts'
import { chunkNames } from './chunks.ts'
import { oneSheet } from './one-sheet.ts'
import { serviceWorker } from './service-worker.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), oneSheet(), appIcons(), serviceWorker()],
  // Messages are compiled on the server (app/texts/compiled-texts.server.ts): neither side needs the reader of ICU syntax.
  resolve: {
    alias: [
      { find: /^use-intl\/format-message$/, replacement: join(import.meta.dirname, 'src/app/texts/format-message.ts') },
    ],
  },
  ssr: { noExternal: [/^@ante\/(kit|texts|product)/, 'use-intl'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|@formatjs|icu-minify)\//,
                },
                { name: chunkNames(), debugName: 'ours' },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
