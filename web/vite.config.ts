import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { appIcons } from './app-icons.ts'
import { compressed } from './compressed.ts'
import { serviceWorker } from './service-worker.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressed(), appIcons(), serviceWorker()],
  // Messages are compiled on the server (app/compiled-texts.server.ts): neither side needs the reader of ICU syntax.
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
  ssr: { noExternal: [/^@ante\/(kit|texts|product)/, 'use-intl'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files compress better than many: the libraries are one, what every page shares of ours is another;
              // parts of forms and lists stay with the pages that have them.
              groups: [
                { name: 'libraries', test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|@formatjs|icu-minify)\// },
                {
                  name: 'ground',
                  test: /\/web\/src\/(?:app\/(?!live)|ui\/(?!field|use-fields|password|empty-state|chip|tabs|table|pagination|breadcrumb|skeleton))|\/kit\/src\//,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
