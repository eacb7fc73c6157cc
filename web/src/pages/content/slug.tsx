import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../../app/document/head.tsx'
import { ContentBlocks } from '../../features/system/content-blocks.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { loadContentPage } from './content.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadContentPage(context.get(siteContext), params['slug'] ?? '', url.pathname)

/** RTE-11: a page that the operator wrote. */
export default function ContentPage() {
  const { title, description, blocks } = useLoaderData<typeof loader>()
  return (
    <article className="page py-6 laptop:py-10">
      <PageHead title={title} description={description} />
      <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8">
        <PageHeader title={title} text={description} />
        <ContentBlocks blocks={blocks} />
      </div>
    </article>
  )
}
