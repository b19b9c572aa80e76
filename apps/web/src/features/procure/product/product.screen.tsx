import { product } from '@countinghouse/contract/procure/product'
import type { MasterListRow } from '@countinghouse/contract/master'
import { Suspense } from 'react'
import { PicturedName } from '../../../kit/list/pictured-name.tsx'
import type { ListColumns } from '../../../kit/list/use-list-columns.tsx'
import { Quiet } from '../../../kit/list/use-list-columns.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { Picture } from './product-picture.tsx'
import { later } from '../../../app/offline/later.ts'

// A chunk shared by all masters.
const MasterScreen = later(async () => (await import('../../../kit/master/master-screen.tsx')).MasterScreen)
const loadRecord = () => import('./product.record.tsx')

type Row = MasterListRow & {
  readonly mainImageId?: number | null
  readonly readiness?: string
  readonly missing?: string | null
  readonly marginPpm?: number | null
}

const columns: ListColumns<MasterListRow> = {
  name: {
    needs: ['mainImageId'],
    cell: ({ id, name, mainImageId = null }: Row) => (
      <PicturedName id={id} name={name} picture={<Picture imageId={mainImageId} size={24} />} />
    ),
  },
  readiness: {
    needs: ['missing'],
    cell: ({ readiness, missing }: Row) => <span title={missing ?? undefined}>{readiness}</span>,
  },
  missing: { width: 320, grow: 2 },
  marginPpm: { cell: ({ marginPpm = null }: Row) => <MarginShare ppm={marginPpm} /> },
}

/** Rounded down to a tenth of a per cent, so that the margin is never overstated. */
function MarginShare({ ppm }: { readonly ppm: number | null }) {
  const { formatRate } = useLanguage()
  return ppm === null ? <Quiet>{null}</Quiet> : <bdi>{formatRate(Math.floor(ppm / 1000) * 1000)}</bdi>
}

/** Product list with main images. */
function Products() {
  return (
    <Suspense>
      <MasterScreen master={product} loadRecord={loadRecord} columns={columns} />
    </Suspense>
  )
}

export { Products as screen }
