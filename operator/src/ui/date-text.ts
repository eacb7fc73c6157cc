const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

/** A moment in UTC, to the second. */
export const dateText = (iso: string): string => format.format(new Date(iso))
