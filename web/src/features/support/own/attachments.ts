/** Why a file cannot go: said before anything is sent. The server looks into the file itself. */
export const fileProblem = (
  { size, type }: { readonly size: number; readonly type: string },
  { types, max }: { readonly types: readonly string[]; readonly max: number }
): 'attachment_type' | 'attachment_size' | undefined => {
  if (!types.includes(type)) return 'attachment_type'
  return size === 0 || size > max ? 'attachment_size' : undefined
}
