import type { Size } from '@countinghouse/contract/procure/size'
import { listSizes } from '@countinghouse/contract/procure/size'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { text } from '@countinghouse/contract/procure/size.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { dimensionsOf } from './size-dimensions.ts'
import { SizeMatrix } from './size-matrix.tsx'
import { SizeTable } from './size-table.tsx'
import styles from './size.module.css'

const SizeDialog = later(async () => (await import('./size-dialog.tsx')).SizeDialog)
const SizesAdd = later(async () => (await import('./sizes-add.tsx')).SizesAdd)

const none: readonly Size[] = []

/** The sizes of a scale as an ordered list or a matrix of two dimensions. */
export function SizeList({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const query = useQuery(routeQuery(listSizes, { sizeScaleId: row.id }))
  const [open, setOpen] = useState<number | 'new' | 'many' | null>(null)
  const [view, setView] = useState('list')
  const sizes = query.data?.items ?? none
  const dimensions = dimensionsOf(row)
  const isSplit = sizes.some(({ dim1, dim2 }) => dim1 !== null && dim2 !== null)
  const canCreate = can(permissionName(sizeScale.page, 'create'))
  const close = () => setOpen(null)
  const opened = sizes.find(({ id }) => id === open)
  return (
    <RecordBody
      side="sizes"
      {...(canCreate && {
        footer: (
          <>
            <Button variant="default" onClick={() => setOpen('many')}>
              {t(text.addMany)}
            </Button>
            <Button onClick={() => setOpen('new')}>{t(text.add)}</Button>
          </>
        ),
      })}
    >
      {query.isPending && <RecordSkeleton count={6} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && sizes.length === 0 && <p className={styles.quiet}>{t(text.none)}</p>}
      {isSplit && (
        <Segments
          label={t(text.view)}
          value={view}
          options={[
            { value: 'list', label: t(text.list) },
            { value: 'matrix', label: t(text.matrix) },
          ]}
          onChange={setView}
        />
      )}
      {sizes.length > 0 &&
        (isSplit && view === 'matrix' ? (
          <SizeMatrix sizes={sizes} dimensions={dimensions} />
        ) : (
          <SizeTable sizes={sizes} dimensions={dimensions} onOpen={setOpen} />
        ))}
      <Suspense>
        {(open === 'new' || opened !== undefined) && (
          <SizeDialog key={open} scaleId={row.id} size={opened ?? null} dimensions={dimensions} onClose={close} />
        )}
        {open === 'many' && <SizesAdd scaleId={row.id} sizes={sizes} dimensions={dimensions} onClose={close} />}
      </Suspense>
    </RecordBody>
  )
}
