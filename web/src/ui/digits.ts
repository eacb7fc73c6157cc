/** A number as typed on any keyboard: Arabic-Indic and Persian digits and signs become those that the rules read. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/** The digits of a one-time code in what was typed or pasted (`123 456`, `١٢٣-٤٥٦`, `Code: 123456`), at most six. */
export const oneTimeDigits = (text: string): string => latinDigits(text).replaceAll(/\D/g, '').slice(0, 6)
