import { Button } from '@ante/web/ui/button'

interface NewerOlderProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Turns the pages of a list whose page is no part of the address. Nothing where there is one page. At an end the button stays in reach, so that the keyboard is not lost. */
export function NewerOlder({ page, pageSize, total, onPage }: NewerOlderProps) {
  if (total <= pageSize) return null
  const [isFirst, isLast] = [page === 1, page * pageSize >= total]
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="plain" size="small" aria-disabled={isFirst} onClick={() => !isFirst && onPage(page - 1)}>
        Newer
      </Button>
      <Button look="plain" size="small" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)}>
        Older
      </Button>
    </div>
  )
}
