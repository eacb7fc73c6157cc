import { EmptyState } from '@ante/web/ui/empty-state'
import { Pagination } from '@ante/web/ui/pagination'

/** A page that decisions have emptied says nothing of those before it. */
export const PastTheEnd = ({ page, param }: { page: number; param: string }) => (
  <>
    <EmptyState icon="history" title="Nothing on this page" text="Go to an earlier page." />
    <Pagination page={page} pages={page} param={param} />
  </>
)
