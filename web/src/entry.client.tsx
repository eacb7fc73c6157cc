import type { Messages } from '@ante/texts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { SiteLocale } from './app/document/context.ts'
import { writtenLook } from './app/document/look.ts'
import { RequestContext } from './app/document/request.ts'
import { showStep } from './app/document/start-loader.tsx'
import { browserTexts } from './app/texts/texts-browser.ts'

const root = document.documentElement
const locale: Pick<SiteLocale, 'code' | 'dir'> = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server writes it from the list of locales, which is not worth its bytes here.
  code: root.lang as SiteLocale['code'],
  dir: root.dir === 'rtl' ? 'rtl' : 'ltr',
}
const theme = root.dataset['theme'] === 'light' ? 'light' : 'dark'
const first: Partial<Messages> = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')

showStep(60)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestContext
        value={{
          texts: browserTexts(first),
          locale,
          theme,
          look: writtenLook(document),
          isBot: 'bot' in root.dataset,
          hasMoved: 'moved' in root.dataset,
        }}
      >
        <HydratedRouter />
      </RequestContext>
    </StrictMode>
  )
})
