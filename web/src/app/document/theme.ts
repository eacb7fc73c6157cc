/** The colours of the first screen before the sheet is there: `--ink` of the two themes (styles/tokens.css). */
export const themeColours = { dark: '#070f0c', light: '#f4efe6' } as const
