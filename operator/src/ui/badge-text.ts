/** The text of a badge: a state or a note, which begins with a capital letter in all lists. */
export const badgeText = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
