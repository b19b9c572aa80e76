import { text } from '@countinghouse/contract/kit/list.text'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { FilterChoicesProps } from './filter-choices.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import styles from '../list/list-toolbar.module.css'
import { Popup } from '../../ui/dialog/popup.tsx'
import { preloaded } from '../../app/offline/preloaded.tsx'

const FilterChoices = preloaded(async () => (await import('./filter-choices.tsx')).FilterChoices)

const mostNamed = 2

/** One filter: shows and edits its values, and can be removed. */
export function FilterChip(props: FilterChoicesProps) {
  const { label, choices, values, onChange } = props
  const { t } = useLanguage()
  const names = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value)
  const named =
    names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} +${names.length - mostNamed}` : names.join(', ')
  return (
    <div className={styles.chip} data-set={values.length > 0 || undefined}>
      <Popup
        label={label}
        buttonClass={styles.chipButton}
        button={
          <>
            <span className={styles.chipText}>
              {values.length === 0 ? label : t(text.filterValue, { label, values: named })}
            </span>
            {values.length === 0 && <IconChevronDown size={14} stroke={1.75} aria-hidden />}
          </>
        }
      >
        <FilterChoices {...props} />
      </Popup>
      {values.length > 0 && (
        <IconButton label={t(text.clearFilter, { label })} className={styles.chipClear} onClick={() => onChange([])}>
          <IconX size={14} stroke={2} />
        </IconButton>
      )}
    </div>
  )
}
