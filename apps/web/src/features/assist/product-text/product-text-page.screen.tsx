import { listProductTexts } from '@countinghouse/contract/assist/product-text'
import { productTextPage } from '@countinghouse/contract/assist/product-text-page'
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
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-text.module.css'

const DraftDialog = later(async () => (await import('./draft-dialog.tsx')).DraftDialog)
const TextList = later(async () => (await import('./text-list.tsx')).TextList)

const lists = { productId: product.entity }
const search: SearchCodec<{ readonly productId: number | null }> = {
  parse: (read) => ({ productId: idIn(read['product']) }),
  serialise: ({ productId }) => ({ product: productId ?? undefined }),
}

/** Drafts of product texts, of one product or all, with who decided. */
function ProductTexts() {
  const { t } = useLanguage()
  const can = useCan()
  const [state, setState] = useSearchState(search)
  const [isDrafting, setIsDrafting] = useState(false)
  const { productId } = state
  const optionsOf = useReportChoices(lists, state)
  const query = useQuery({
    ...routeQuery(listProductTexts, productId === null ? {} : { productId }),
    placeholderData: keepPreviousData,
  })
  const items = query.data?.items ?? []

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
            <Button size="compact-md" onClick={() => setIsDrafting(true)}>
              {t(text.create)}
            </Button>
          )}
          <Suspense>
            {isDrafting && (
              <DraftDialog
                productId={productId}
                onDone={(draft) => void setState({ productId: draft.productId })}
                onClose={() => setIsDrafting(false)}
              />
            )}
          </Suspense>
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
