/** The address of `from` under another name; signs that would end the name or the line are left out of it. */
export function named(sender: string, from: string): string {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  const name = [...sender]
    .filter((sign) => sign >= ' ' && !'"\\<>\u007f'.includes(sign))
    .join('')
    .trim()
    .slice(0, 100)
  return name === '' ? from : `"${name}" <${address}>`
}

/** RFC 2369 and RFC 8058: a mail program shows a button, and posts to the address without asking its user to log in. */
export const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
