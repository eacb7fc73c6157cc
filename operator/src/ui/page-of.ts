/** The number of a page as an address says it; the first where it says none. */
export const pageOf = (text: string | null): number => Math.max(1, Math.floor(Number(text)) || 1)
