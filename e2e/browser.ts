import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

/** The shell of Chromium has no windows to draw and takes two thirds of the processor time of a whole browser. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What opens behind each page for the sake of a person's address bar: half a second of a processor for every page of every journey. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** A browser takes only the last list that it is given: what Playwright 1.65 turns off stays off. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The shell would draw letters in a way of its own: with this the looks are the same in both. */
const letters = '--font-render-hinting=none'

const isShell = (path: string): boolean => path.endsWith('headless-shell')

/**
 * The machine's own Chromium, else the one that npm brought: no browser is downloaded from anywhere else. `whole` is one that is no shell, where the machine
 * has one: it can show notifications.
 */
export async function findBrowser(
  wanted: 'quickest' | 'whole' = 'quickest'
): Promise<{ executablePath: string; args: string[] }> {
  const there = known.filter((path) => existsSync(path))
  const whole = wanted === 'whole' ? there.find((path) => !isShell(path)) : undefined
  const own = process.env.CHROMIUM_PATH ?? whole ?? there[0]
  // A browser's own sandbox does not start as root.
  const alone = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [...alone, letters, `--disable-features=${[...playwrights, ...addressBar].join(',')}`]
  // The arguments that npm's brings are for a function in a cloud: with one process for all it ends with its first page.
  return { executablePath: own ?? (await chromium.executablePath()), args }
}
