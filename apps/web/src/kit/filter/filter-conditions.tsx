import { filterShapes } from '@countinghouse/contract/filter'
import { text } from '@countinghouse/contract/kit/list.text'
import type { Listing } from '@countinghouse/contract/listing'
import { IconX } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { FilterPanel } from './filter-panel.tsx'
import { formatCondition } from './filter-labels.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ImportChip } from '../import/import-chip.tsx'
import type { Filters } from '../list/list-state.ts'
import styles from '../list/list-toolbar.module.css'
import { Popup } from '../../ui/dialog/popup.tsx'

type FilterConditionsProps = {
  readonly listing: Listing
  readonly texts: FieldTexts
  readonly filters: Filters
  /** Removes or replaces one condition. */
  readonly onReplace: (gone: string, key: string, values: readonly string[]) => void
}

/** The added conditions of a list; each can be edited and removed. */
export function FilterConditions({ listing, texts, filters, onReplace }: FilterConditionsProps) {
  const language = useLanguage()
  const { t } = language
  return filterShapes(listing).map((shape) => {
    const values = filters[shape.key]
    if (values === undefined || listing.filters.includes(shape.key)) return null
    if (shape.kind === 'import')
      return values.map((id) => (
        <ImportChip
          key={id}
          id={Number(id)}
          onClear={() =>
            onReplace(
              shape.key,
              shape.key,
              values.filter((other) => other !== id),
            )
          }
        />
      ))
    const words = formatCondition({ listing, texts, language }, shape, values)
    return (
      <div key={shape.key} className={styles.chip} data-set>
        <Popup label={words} buttonClass={styles.chipButton} button={<bdi className={styles.chipText}>{words}</bdi>}>
          <FilterPanel
            listing={listing}
            texts={texts}
            start={{ key: shape.key, values }}
            onApply={(key, next) => onReplace(shape.key, key, next)}
          />
        </Popup>
        <IconButton
          label={t(text.clearFilter, { label: words })}
          className={styles.chipClear}
          onClick={() => onReplace(shape.key, shape.key, [])}
        >
          <IconX size={14} stroke={2} />
        </IconButton>
      </div>
    )
  })
}
