import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/operator/',
  plugins: [tailwindcss()],
  // Nothing inline: the page's policy allows no inline script or sheet, and no data address for scripts.
  build: { outDir: 'build', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
