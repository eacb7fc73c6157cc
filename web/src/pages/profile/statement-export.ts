import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { read } from '../../app/api/load.server.ts'

const columns = ['deposited', 'withdrawn', 'staked', 'won', 'net'] as const

/** The statement by month as a file: plain decimals, and the currency in a column of its own. The path is a protected one. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { months } = await read(context.get(siteContext), 'account.getStatement', {})
  const rows = months.map((month) =>
    [month.month, month.net.currency, ...columns.map((column) => String(month[column].amount))].join(',')
  )
  const csv = [['month', 'currency', ...columns].join(','), ...rows, ''].join('\r\n')
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="statement.csv"',
    },
  })
}
