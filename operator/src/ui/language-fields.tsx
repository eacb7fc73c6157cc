import { Input, TextArea } from '@ante/web/ui/field'
import { FoldLine } from '@ante/web/ui/fold'
import { defaultLocale, locales } from '@ante/texts/locales'

export type Texts = Readonly<Record<string, { readonly title: string; readonly text: string }>>

/** Texts of which a language without a title is left out. */
export const filledTexts = (texts: Texts): Record<string, { title: string; text: string }> =>
  Object.fromEntries(Object.entries(texts).filter(([, { title }]) => title.trim() !== ''))

/** The words of something in the other languages of the site. Where one is empty its players read the English words. */
export const LanguageFields = ({ texts, onChange }: { texts: Texts; onChange: (texts: Texts) => void }) => (
  <details className="group rounded-2 border border-line px-4 py-1">
    <FoldLine>Other languages</FoldLine>
    <div className="grid gap-4 pb-4">
      <p className="text-14 text-chalk-3">Where a title is empty, players read the English one.</p>
      {locales.map(({ code, name, dir }) => {
        if (code === defaultLocale) return null
        const { title, text } = texts[code] ?? { title: '', text: '' }
        return (
          <fieldset key={code} className="grid gap-3">
            <legend className="pb-2 text-14 font-semibold" lang={code}>
              {name}
            </legend>
            <Input
              label={`Title (${code})`}
              value={title}
              maxLength={200}
              dir={dir}
              lang={code}
              onChange={({ target }) => onChange({ ...texts, [code]: { title: target.value, text } })}
            />
            <TextArea
              label={`Description (${code})`}
              value={text}
              maxLength={10_000}
              dir={dir}
              lang={code}
              onChange={({ target }) => onChange({ ...texts, [code]: { title, text: target.value } })}
            />
          </fieldset>
        )
      })}
    </div>
  </details>
)
