import type { DispatchLocations as Places } from '@countinghouse/contract/wms/dispatch'
import { getDispatchLocations } from '@countinghouse/contract/wms/dispatch'
import { text } from '@countinghouse/contract/wms/dispatch.text'
import { useQuery } from '@tanstack/react-query'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './dispatch.module.css'

/** Locations with available stock for each line, in picking order. */
export function DispatchLocations({ row, texts }: DocumentSideProps) {
  const { data, error, refetch } = useQuery(routeQuery(getDispatchLocations, { id: row.id }))
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  const lines = (row['lines'] ?? []) as readonly {
    readonly variantId: number
    readonly lotNo: string | null
  }[]
  return (
    <RecordBody side="places">
      {data.lines.map(({ line, places }) => (
        <LinePlaces
          key={line}
          name={[
            texts.pickers.nameOf('procure.variant', String(lines[line - 1]?.variantId)),
            lines[line - 1]?.lotNo ?? '',
          ]
            .filter((word) => word !== '')
            .join(' · ')}
          places={places}
        />
      ))}
    </RecordBody>
  )
}

type LineProps = { readonly name: string; readonly places: Places['lines'][number]['places'] }

function LinePlaces({ name, places }: LineProps) {
  const { t, formatNumber } = useLanguage()
  return (
    <section aria-label={name}>
      <h2 className={styles.heading}>
        <bdi>{name}</bdi>
      </h2>
      {places.length === 0 && <p className={styles.quiet}>{t(text.nowhere)}</p>}
      {places.length > 0 && (
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t(text.place)}</th>
              <th scope="col" data-number>
                {t(text.free)}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place, index) => (
              <tr key={place.id}>
                <th scope="row">
                  <bdi>{place.name}</bdi> <bdi className={styles.quiet}>{place.code}</bdi>
                  {index === 0 && <span className={styles.quiet}> · {t(text.first)}</span>}
                </th>
                <td data-number>{formatNumber(place.free)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
