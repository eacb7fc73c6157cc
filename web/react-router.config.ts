import type { Config } from '@react-router/dev/config'

// One route tree for all locales: the host makes one request handler for each locale, with that locale's basename.
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
