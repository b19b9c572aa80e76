import { color, findNearestColors } from '@countinghouse/contract/procure/color'
import { text } from '@countinghouse/contract/procure/color-note.text'
import { hardlyTold } from '@countinghouse/kernel/color'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hexOf } from '../../../kit/fields/kinds/color.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Swatch } from '../../../ui/display/swatch.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './color.module.css'

/** Nearest house colours of the colour entered. */
export function NearestColors({ row, edits }: RecordTabProps) {
  const { t, formatNumber } = useLanguage()
  const hex = hexOf(String(edits['hex'] ?? (row as { hex?: unknown }).hex ?? ''))
  const query = useQuery({
    ...routeQuery(findNearestColors, { hex: hex ?? '#000000', except: row.id }),
    enabled: hex !== null,
  })
  return (
    <RecordBody side="nearest">
      {hex === null && <p className={styles.quiet}>{t(text.noHex)}</p>}
      {hex !== null && query.isPending && <RecordSkeleton count={4} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {hex !== null && query.data?.items.length === 0 && <p className={styles.quiet}>{t(text.none)}</p>}
      {hex !== null && (
        <ul className={styles.nearest} aria-label={t(text.nearest)}>
          {query.data?.items.map((one) => (
            <li key={one.id} className={styles.near}>
              <Swatch hexes={[hex, one.hex]} isLarge />
              <Link to={color.page.path} search={{ open: one.id } as never} className={styles.nearName}>
                <bdi>{one.name}</bdi> <bdi className={styles.quiet}>{one.code}</bdi>
              </Link>
              <span className={styles.quiet}>
                {one.distanceTenths < hardlyTold * 10 && <strong className={styles.alike}>{t(text.alike)}</strong>}
                {t(text.distance, { distance: formatNumber(one.distanceTenths / 10) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordBody>
  )
}
