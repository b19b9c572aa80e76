import type { Equivalents } from '@countinghouse/contract/procure/size-equivalent'
import { exportEquivalents, getEquivalents } from '@countinghouse/contract/procure/size-equivalent'
import { text } from '@countinghouse/contract/procure/size-equivalent.text'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { downloadAddress } from '../../../app/calls/download.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { EquivalentCell } from './equivalent-cell.tsx'
import styles from './size.module.css'

/** Equivalents of the sizes of a scale: a row for each size, a column for each compared scale. */
export function SizeEquivalents({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const query = useQuery(routeQuery(getEquivalents, { id: row.id }))
  const [added, setAdded] = useState<readonly number[]>([])
  const { own, shown, offered } = columnsOf(query.data, added)
  const pairs = query.data?.pairs ?? []
  const canEdit = can(permissionName(sizeScale.page, 'edit'))
  const hasGrid = own !== undefined && own.sizes.length > 0 && shown.length > 0
  return (
    <RecordBody side="equivalents">
      <p className={styles.quiet}>{t(text.purpose)}</p>
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && !hasGrid && offered.length === 0 && <p className={styles.quiet}>{t(text.none)}</p>}
      <div className={styles.tools}>
        {canEdit && offered.length > 0 && (
          <PlainField label={t(text.compare)}>
            {(control) => (
              <select
                {...control}
                value=""
                onChange={(event) => setAdded([...added, Number(event.currentTarget.value)])}
              >
                <option value="">{t(text.compareNone)}</option>
                {offered.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        )}
        {hasGrid && can(permissionName(sizeScale.page, 'export')) && (
          <a href={downloadAddress(exportEquivalents, { id: row.id })} download className={styles.download}>
            {t(text.export)}
          </a>
        )}
      </div>
      {hasGrid && (
        <div className={styles.scroll}>
          <table className={styles.matrix} aria-label={t(text.grid)}>
            <thead>
              <tr>
                <th scope="col">{own.name}</th>
                {shown.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.sizes.map((size) => (
                <tr key={size.id}>
                  <th scope="row">
                    <bdi>{size.code}</bdi>
                  </th>
                  {shown.map((scale) => (
                    <td key={scale.id}>
                      <EquivalentCell size={size} scale={scale} pairs={pairs} canEdit={canEdit} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </RecordBody>
  )
}

type Columns = {
  readonly own: Equivalents['scales'][number] | undefined
  readonly shown: Equivalents['scales']
  /** Further scales available for comparison. */
  readonly offered: Equivalents['scales']
}

/** `added`: compared scales without equivalents yet. */
function columnsOf(data: Equivalents | undefined, added: readonly number[]): Columns {
  const [own, ...others] = data?.scales ?? []
  const named = new Set(data?.pairs.map(({ otherId }) => otherId))
  const isShown = ({ id, sizes }: Equivalents['scales'][number]) =>
    added.includes(id) || sizes.some((size) => named.has(size.id))
  return {
    own,
    shown: others.filter(isShown),
    offered: others.filter((scale) => !isShown(scale) && scale.sizes.length > 0),
  }
}
