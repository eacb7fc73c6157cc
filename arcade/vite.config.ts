import { defineConfig } from 'vite'
import { verifierPage } from './verifier/vite-plugin.ts'

export default defineConfig({
  base: '/arcade/',
  plugins: [verifierPage()],
  build: {
    outDir: 'build',
    target: 'es2022',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // One small entry; each game is a chunk of its own, loaded when it is the one that is played.
    rollupOptions: { input: 'main.ts' },
  },
})
