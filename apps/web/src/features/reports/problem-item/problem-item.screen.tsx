import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import { problemItems, problemItemsPage } from '@countinghouse/contract/reports/problem-item'
import { text } from '@countinghouse/contract/reports/problem-item.text'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const ProblemChart = later(async () => (await import('./problem-chart.tsx')).ProblemChart)
const NoteDialog = later(async () => (await import('./note-dialog.tsx')).NoteDialog)

type Row = ComponentProps<typeof NoteDialog>['problem']

const columns = {
  name: { width: 240 },
  code: { width: 120, grow: 0.2, stacked: 'detail' },
  rule: { width: 200, grow: 0.5, stacked: 'detail' },
  ownerId: { width: 160, stacked: 'detail' },
  status: { width: 112, grow: 0.2, stacked: 'status' },
  snoozedUntil: { width: 128, grow: 0.2 },
} as const

/** Products on sale that break a rule, by rule, with their trend. */
function ProblemItems() {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const [noted, setNoted] = useState<Row | null>(null)
  const canSeeProduct = can(permissionName(product.page, 'view'))
  return (
    <>
      <ListPage
        listing={problemItems}
        columns={columns}
        above={
          <Suspense>
            <ProblemChart />
          </Suspense>
        }
        rowActions={(row) => [
          ...(canSeeProduct
            ? [
                {
                  title: t(text.showProduct),
                  icon: 'package',
                  run: () => void navigate({ to: product.page.path, search: { open: row.productId } as never }),
                },
              ]
            : []),
          ...(can(permissionName(problemItemsPage, 'edit'))
            ? [{ title: t(text.note), icon: 'flag', run: () => setNoted(row) }]
            : []),
        ]}
      />
      <Suspense>{noted !== null && <NoteDialog problem={noted} onClose={() => setNoted(null)} />}</Suspense>
    </>
  )
}

export { ProblemItems as screen }
