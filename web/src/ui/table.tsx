import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Sums and counts: tabular, at the end of their cell. */
  number?: boolean
  /** What stands under the column: a total. */
  foot?: ReactNode
}

/** Rows of facts. On a phone each row becomes a card whose cells carry their heads. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}) {
  return (
    <table className="w-full border-collapse text-14 max-tablet:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-tablet:sr-only">
        <tr className="border-b border-line text-start text-12 text-chalk-3">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={`px-3 py-2.5 font-medium ${column.number ? 'text-end' : 'text-start'}`}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-tablet:grid max-tablet:gap-2">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-b border-line last:border-0 hover:bg-surface-1 max-tablet:grid max-tablet:gap-1.5 max-tablet:rounded-2 max-tablet:border max-tablet:bg-surface-1 max-tablet:p-4"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                className={`px-3 py-3 max-tablet:flex max-tablet:justify-between max-tablet:gap-4 max-tablet:p-0 ${column.number ? 'figures text-end' : ''}`}
              >
                <span className="text-chalk-3 tablet:hidden" aria-hidden="true">
                  {column.head}
                </span>
                <span className="min-w-0">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot className="max-tablet:block max-tablet:pt-2">
          <tr className="border-t border-line-strong font-semibold max-tablet:grid max-tablet:gap-1.5 max-tablet:rounded-2 max-tablet:bg-surface-2 max-tablet:p-4">
            {columns.map((column) => (
              <td
                key={column.key}
                className={`px-3 py-3 max-tablet:flex max-tablet:justify-between max-tablet:gap-4 max-tablet:p-0 ${column.foot === undefined ? 'max-tablet:hidden!' : ''} ${column.number ? 'figures text-end' : ''}`}
              >
                <span className="text-chalk-3 tablet:hidden" aria-hidden="true">
                  {column.head}
                </span>
                <span>{column.foot}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
