import { pageSizes } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/kit/list.text'
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useLanguage } from '../shell/language.tsx'
import { columnsToKeep, moveColumn, toggleColumn } from './column-order.ts'
import { IconButton } from './icon-button.tsx'
import type { ListState } from './list-state.ts'
import styles from './list-toolbar.module.css'
import { Popup } from './popup.tsx'
import { Segments } from './segments.tsx'

export type ViewColumn = { readonly name: string; readonly title: string; readonly canSort?: boolean }

type ViewMenuProps = {
  readonly columns: readonly ViewColumn[]
  readonly standard: readonly string[]
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

/** How the list is shown: order of rows, columns, row height, rows per step. */
export function ViewMenu(props: ViewMenuProps) {
  const { t } = useLanguage()
  return (
    <Popup
      label={t(text.view)}
      side="end"
      buttonClass={styles.viewButton}
      button={
        <>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />
          {t(text.view)}
        </>
      }
    >
      <ViewSettings {...props} />
    </Popup>
  )
}

function ViewSettings({ columns, standard, state, onChange }: ViewMenuProps) {
  const { t, formatNumber } = useLanguage()
  const shown = state.columns ?? standard
  const setShown = (wanted: readonly string[]) => onChange({ columns: columnsToKeep(wanted, standard) })
  const sort = state.sort[0] ?? ''
  const sortName = sort.replace(/^-/, '')
  const ordered = [...shown, ...columns.map((column) => column.name).filter((name) => !shown.includes(name))]
  return (
    <div className={styles.settings}>
      <div className={styles.setting}>
        <label className={styles.settingTitle}>
          {t(text.sortBy)}
          <select
            className={styles.select}
            value={sortName}
            onChange={(event) =>
              onChange({ sort: event.currentTarget.value === '' ? [] : [event.currentTarget.value] })
            }
          >
            <option value="">{t(text.standardOrder)}</option>
            {columns
              .filter((column) => column.canSort)
              .map((column) => (
                <option key={column.name} value={column.name}>
                  {column.title}
                </option>
              ))}
          </select>
        </label>
        {sortName !== '' && (
          <Segments
            label={t(text.sortBy)}
            value={sort.startsWith('-') ? 'desc' : 'asc'}
            options={[
              { value: 'asc', label: t(text.ascending) },
              { value: 'desc', label: t(text.descending) },
            ]}
            onChange={(direction) =>
              onChange({ sort: [direction === 'desc' ? `-${sortName}` : sortName, ...state.sort.slice(1)] })
            }
          />
        )}
      </div>
      <div className={styles.setting}>
        <span className={styles.settingTitle}>{t(text.rowHeight)}</span>
        <Segments
          label={t(text.rowHeight)}
          value={state.isCompact ? 'compact' : 'normal'}
          options={[
            { value: 'normal', label: t(text.normal) },
            { value: 'compact', label: t(text.compact) },
          ]}
          onChange={(height) => onChange({ isCompact: height === 'compact' })}
        />
      </div>
      <div className={styles.setting}>
        <span className={styles.settingTitle}>{t(text.pageSize)}</span>
        <Segments
          label={t(text.pageSize)}
          value={String(state.limit)}
          options={pageSizes.map((size) => ({ value: String(size), label: formatNumber(size) }))}
          onChange={(size) => onChange({ limit: pageSizes.find((known) => String(known) === size) ?? pageSizes[0] })}
        />
      </div>
      <fieldset className={styles.columns}>
        <legend className={styles.settingTitle}>{t(text.columns)}</legend>
        {ordered
          .flatMap((name) => columns.find((column) => column.name === name) ?? [])
          .map(({ name, title }) => {
            const place = shown.indexOf(name)
            return (
              <div key={name} className={styles.column}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={place >= 0}
                    disabled={place === 0}
                    onChange={() => setShown(toggleColumn(shown, name))}
                  />
                  <span>{title}</span>
                </label>
                {place > 0 && (
                  <>
                    <IconButton
                      disabled={place === 1}
                      label={t(text.moveUp, { label: title })}
                      onClick={() => setShown(moveColumn(shown, name, -1))}
                    >
                      <IconChevronUp size={16} stroke={1.75} />
                    </IconButton>
                    <IconButton
                      disabled={place === shown.length - 1}
                      label={t(text.moveDown, { label: title })}
                      onClick={() => setShown(moveColumn(shown, name, 1))}
                    >
                      <IconChevronDown size={16} stroke={1.75} />
                    </IconButton>
                  </>
                )}
              </div>
            )
          })}
      </fieldset>
      {state.columns !== null && (
        <button type="button" className={styles.plainButton} onClick={() => onChange({ columns: null })}>
          {t(text.standardColumns)}
        </button>
      )}
    </div>
  )
}
