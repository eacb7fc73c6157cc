import { type ConsentCategory, consentCategories } from '@ante/kit/consent'

/** The code of the operator that waits in this document for an answer, by what it waits for. */
const waiting = (category: ConsentCategory): HTMLTemplateElement[] => [
  ...document.querySelectorAll<HTMLTemplateElement>(`template[data-waits-for="${category}"]`),
]
export const waitsHere = (): ConsentCategory[] => consentCategories.filter((category) => waiting(category).length > 0)

/** CMS-58: a script that does not come stops no other. */
const cameOrFailed = (script: HTMLScriptElement): Promise<void> =>
  new Promise((done) => {
    for (const event of ['load', 'error']) script.addEventListener(event, () => done())
  })

/** Puts what waited for this into the page, each script when the one before it has come, as they would have run from the document. */
export async function startWaitingCode(category: ConsentCategory): Promise<void> {
  for (const template of waiting(category)) {
    const code = document.importNode(template.content, true)
    const scripts = [...code.querySelectorAll('script')].map((script) => {
      const place = document.createComment('')
      script.replaceWith(place)
      return { script, place }
    })
    template.replaceWith(code)
    for (const { script, place } of scripts) {
      const isAtOnce = /^(?:(?:text|application)\/javascript)?$/.test(script.type)
      const isWaitedFor =
        isAtOnce && script.src !== '' && !script.hasAttribute('async') && !script.hasAttribute('defer')
      const came = isWaitedFor ? cameOrFailed(script) : undefined
      place.replaceWith(script)
      await came
    }
  }
}
