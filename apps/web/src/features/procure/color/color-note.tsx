import { color, findNearestColors } from '@countinghouse/contract/procure/color'
import { text } from '@countinghouse/contract/procure/color-note.text'
import { hardlyTold } from '@countinghouse/kernel/color'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { Swatch } from '../../../ui/display/swatch.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './color.module.css'
import { enteredShade } from './entered-shade.ts'

const debounceMs = 300
const mostShown = 3

/** Warning below the colour field if a house colour is nearly identical. Saving stays possible. */
export function ColorNote({ row, form }: RecordNoteProps) {
  const { t, formatNumber } = useLanguage()
  const [hex] = useDebouncedValue('hex' in form.edits ? enteredShade(form) : null, debounceMs)
  const query = useQuery({
    ...routeQuery(findNearestColors, { hex: hex ?? '#000000', ...(row !== null && { except: row.id }) }),
    enabled: hex !== null,
  })
  const near = hex === null ? [] : (query.data?.items ?? []).filter((one) => one.distanceTenths < hardlyTold * 10)
  return (
    <div role="status" className={styles.notes}>
      {near.slice(0, mostShown).map((one) => (
        <Link key={one.id} to={color.page.path} search={{ open: one.id } as never} className={styles.note}>
          <Swatch hexes={[one.hex]} />
          {t(text.duplicate, { name: one.name, code: one.code, distance: formatNumber(one.distanceTenths / 10) })}
        </Link>
      ))}
    </div>
  )
}
