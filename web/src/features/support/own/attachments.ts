/** Why a file cannot go: said before anything is sent. The server looks into the file itself. */
export const fileProblem = (
  { size, type }: { readonly size: number; readonly type: string },
  { types, max }: { readonly types: readonly string[]; readonly max: number }
): 'attachment_type' | 'attachment_size' | undefined => {
  if (!types.includes(type)) return 'attachment_type'
  return size === 0 || size > max ? 'attachment_size' : undefined
}

const chunk = 0x8000
/** The bytes of a file in base64. */
export async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}

/** Leaves an attachment on the reader's device. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // A browser may read it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
