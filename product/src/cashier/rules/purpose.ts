/** Providers take a line of some length and no more: the number has to stand in it. */
const brandMax = 40

/** What a payment is called on the provider's page and statement: the site's name and the number that the player finds in the history; no words, so no language. */
export const purposeOf = ({ brand, id }: { brand: string; id: bigint }): string =>
  `${[...brand].slice(0, brandMax).join('')} ${id}`
