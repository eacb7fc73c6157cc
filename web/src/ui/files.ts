const chunk = 0x8000
/** The bytes of a file in base64. */
export async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}

/** Leaves a file, its content in base64, on the reader's device. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // A browser may read it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
