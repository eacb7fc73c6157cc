import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const known = [
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

/** The machine's own Chromium, else the one that npm brought: no browser is downloaded from anywhere else. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH
  const own = given ?? known.find((path) => existsSync(path))
  // A browser's own sandbox does not start as root.
  const alone = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  if (own)
    return { executablePath: own, args: [...alone, `--disable-features=${[...playwrights, ...addressBar].join(',')}`] }
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...alone] }
}
