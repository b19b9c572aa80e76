import { productRatings } from '@countinghouse/contract/crm/product-rating'
import { review } from '@countinghouse/contract/crm/review'
import { text } from '@countinghouse/contract/crm/review.text'
import { useNavigate } from '@tanstack/react-router'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const columns = {
  name: { width: 240 },
  average: { width: 120, grow: 0.2, stacked: 'detail' },
  reviewCount: { width: 120, grow: 0.2, stacked: 'detail' },
  lowCount: { width: 120, grow: 0.2 },
} as const

/** Average stars by product; a row leads to its reviews. */
function ProductRatings() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <ListPage
      listing={productRatings}
      columns={columns}
      rowActions={({ id }) => [
        {
          title: t(text.title),
          icon: review.page.icon,
          run: () => void navigate({ to: review.page.path, search: { productId: String(id) } as never }),
        },
      ]}
    />
  )
}

export { ProductRatings as screen }
