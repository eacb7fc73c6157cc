/** Simple placeholders of a sentence: `{min}`. Sentences of refusals use no plurals, so the full ICU machinery stays with the site. */
export const formatMessage = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
