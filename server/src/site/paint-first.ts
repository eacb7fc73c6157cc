const preload = /<link\b(?=[^>]*\brel="modulepreload")/g

/**
 * What one sees is in the document: on a slow line the scripts give way to its sheet, fonts and pictures. (Not to start them before the first
 * painting would be faster still, but what is typed until they run must be kept first, as presses are.)
 */
export const paintFirst = (html: string): string => html.replaceAll(preload, '<link fetchpriority="low"')
