import { product } from '@countinghouse/contract/procure/product'
import type { ProductNeed } from '@countinghouse/contract/procure/product-readiness'
import { getReadiness } from '@countinghouse/contract/procure/product-readiness'
import { text } from '@countinghouse/contract/procure/product-readiness.text'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { firstTab } from '../../../kit/list/list-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './product.module.css'
import { productTabs } from './product-tabs.ts'

/** Tab of the product on which each requirement is met. */
const sides: Readonly<Record<ProductNeed, string>> = {
  category: firstTab,
  tax_class: firstTab,
  unit: firstTab,
  variant: productTabs.variants,
  price: productTabs.prices,
  barcode: productTabs.barcodes,
  components: productTabs.bom,
  component_inactive: productTabs.bom,
  group_choices: productTabs.bom,
  dates: productTabs.bom,
}

/** Requirements of an active product, refetched on every display. */
export function useReadiness(id: number) {
  return useQuery({ ...routeQuery(getReadiness, { id }), staleTime: 0, gcTime: 0 })
}

type Props = {
  readonly id: number
  readonly query: ReturnType<typeof useReadiness>
  /** The user follows a link to correct something. */
  readonly onLeave: () => void
}

/** Checklist of the requirements of an active product, with links to missing details. */
export function ProductReadiness({ id, query, onLeave }: Props) {
  const { t } = useLanguage()
  if (query.data === undefined && query.isError)
    return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <RecordSkeleton count={5} />
  return (
    <ul className={styles.needs} aria-label={t(text.needs)}>
      {query.data.items.map(({ need, missing }) => {
        const name = t(text[`need_${need}`])
        const Icon = missing === null ? IconCircleCheck : IconAlertCircle
        return (
          <li key={need} data-missing={missing !== null || undefined}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className={styles.need}>{name}</span>
            <span className={styles.missing}>{missing ?? t(text.met)}</span>
            {missing !== null && (
              <Link
                to={product.page.path}
                search={((before: object) => ({ ...before, open: id, tab: sideOf(need) })) as never}
                onClick={onLeave}
              >
                {t(text.mend, { need: name })}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function sideOf(need: ProductNeed): string | undefined {
  return sides[need] === firstTab ? undefined : sides[need]
}
