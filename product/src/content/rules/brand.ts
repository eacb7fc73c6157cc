/** `{brand}` in what an operator writes is the name of the site that shows it, so that one text serves every domain. */
export const branded = (text: string, brand: string): string => text.replaceAll('{brand}', brand)
