import { Button } from '@ante/web/ui/button'

interface NewerOlderProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Turns the pages of a list whose page is no part of the address. Nothing where there is one page. */
export function NewerOlder({ page, pageSize, total, onPage }: NewerOlderProps) {
  if (total <= pageSize) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="plain" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <Button look="plain" size="small" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </div>
  )
}
