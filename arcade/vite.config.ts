import { defineConfig } from 'vite'

export default defineConfig({
  base: '/arcade/',
  build: {
    outDir: 'build',
    target: 'es2022',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // One small entry; each game is a chunk of its own, loaded when it is the one that is played.
    rollupOptions: { input: 'main.ts' },
  },
})
