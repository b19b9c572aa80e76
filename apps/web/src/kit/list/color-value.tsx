import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { fieldModels } from '../fields/field-model.ts'
import { Swatch } from '../../ui/display/swatch.tsx'
import styles from '../../ui/display/swatch.module.css'

type ColorValueProps = { readonly listing: Pick<Listing, 'fields'>; readonly name: string; readonly row: ListRow }

/** A colour in a list; the first colour field of a record shows all of its colours. */
export function ColorValue({ listing, name, row }: ColorValueProps) {
  const fields = fieldModels(listing).filter(({ widget }) => widget === 'color')
  const shown = fields[0]?.name === name ? fields : fields.filter((field) => field.name === name)
  const hexes = shown.flatMap((field) => (row[field.name] as string | null) ?? [])
  const hex = row[name] as string | null
  return (
    <span className={styles.value}>
      <Swatch hexes={hexes} />
      {hex === null ? <span className={styles.none}>–</span> : <bdi dir="ltr">{hex}</bdi>}
    </span>
  )
}
