import { createProductText, listProductTexts, productTextPage } from '@countinghouse/contract/assist/product-text'
import { text } from '@countinghouse/contract/assist/product-text.text'
import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-text.module.css'

const TextList = later(async () => (await import('./text-list.tsx')).TextList)

const lists = { productId: product.entity }
const search: SearchCodec<{ readonly productId: number | null }> = {
  parse: (read) => ({ productId: idIn(read['product']) }),
  serialise: ({ productId }) => ({ product: productId ?? undefined }),
}

/** Drafts of product texts, of one product or all, with who decided. */
function ProductTexts() {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const [state, setState] = useSearchState(search)
  const [isWriting, setIsWriting] = useState(false)
  const { productId } = state
  const optionsOf = useReportChoices(lists, state)
  const write = useWrite(t(text.title))
  const query = useQuery({
    ...routeQuery(listProductTexts, productId === null ? {} : { productId }),
    placeholderData: keepPreviousData,
  })
  const items = query.data?.items ?? []

  async function create(): Promise<void> {
    if (productId === null) return
    setIsWriting(true)
    const draft = await write(createProductText, { productId })
    setIsWriting(false)
    if (draft !== null) showToast(language, { tone: 'done', message: t(text.created) })
  }

  return (
    <ReportPage
      page={productTextPage}
      text={text}
      query={query}
      isEmpty={query.data !== undefined && items.length === 0}
      exporting={null}
      above={
        <div className={styles['bar']}>
          <FilterChoice
            label={t(text.product)}
            any={t(text.any)}
            value={productId}
            options={optionsOf('productId')}
            onChange={(value) => void setState({ productId: value === null ? null : Number(value) })}
          />
          {can(permissionName(productTextPage, 'create')) && (
            <Button size="compact-md" loading={isWriting} disabled={productId === null} onClick={() => void create()}>
              {t(text.create)}
            </Button>
          )}
        </div>
      }
    >
      <Suspense>
        <TextList items={items} />
      </Suspense>
    </ReportPage>
  )
}

export { ProductTexts as screen }
