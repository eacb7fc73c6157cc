import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isLocale } from '@ante/texts'
import type { staffEndpoints } from './contract-staff.ts'
import { putPage, putPageDraft } from './index.ts'
import { readPageFile } from './rules/page-file.ts'

type Endpoint = (typeof staffEndpoints)['content.putpages']

/** All pages or, where one cannot be read, none. */
export async function putPages(
  context: StaffContext & RefusesAs<Endpoint>,
  { files, is_draft }: InputOf<Endpoint>
): Promise<OutputOf<Endpoint>> {
  const pages = files.map((file) => readPageFile(file, isLocale))
  const issues = pages.flatMap((page) => (typeof page === 'string' ? [page] : []))
  if (issues.length > 0) context.refuse('InvalidParameter', { fields: { files: 'wrong' }, data: { issues } })
  const put = is_draft ? putPageDraft : putPage
  await context.db.write(async (tx) => {
    for (const page of pages) if (typeof page !== 'string') await put(tx, page)
  })
  return { pages: pages.length }
}
