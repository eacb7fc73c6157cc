import formatOnly from 'use-intl/format-message/format-only'

type Options = Parameters<typeof formatOnly>[3]
type Formatters = Options['formatters']

/**
 * Whole numbers below a thousand are written the same in all of our languages. A browser's first `Intl.NumberFormat` takes it tens of milliseconds, just
 * when a page comes to life, and most of them would only write how many matches there are.
 */
const isPlain = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000

const known = new WeakMap<Formatters, Formatters>()
function withPlainNumbers(formatters: Formatters): Formatters {
  let made = known.get(formatters)
  if (!made) {
    const getNumberFormat: Formatters['getNumberFormat'] = (...given) =>
      given[1] === undefined
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The formatter asks nothing else of it.
          ({
            format: (value: number) =>
              isPlain(value) ? String(value) : formatters.getNumberFormat(...given).format(value),
          } as Intl.NumberFormat)
        : formatters.getNumberFormat(...given)
    known.set(formatters, (made = { ...formatters, getNumberFormat }))
  }
  return made
}

/** Stands in for the formatter of `use-intl` (see `vite.config.ts`). */
const formatMessage: typeof formatOnly = Object.assign(
  (...[key, message, values, options]: Parameters<typeof formatOnly>) =>
    formatOnly(key, message, values, { ...options, formatters: withPlainNumbers(options.formatters) }),
  { raw: formatOnly.raw }
)
export default formatMessage
