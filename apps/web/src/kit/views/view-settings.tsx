import { mostFrozen, pageSizes } from '@countinghouse/contract/constants'
import { text as groupText } from '@countinghouse/contract/kit/group.text'
import { text } from '@countinghouse/contract/kit/view-settings.text'
import { text as tabsText } from '@countinghouse/contract/kit/view-tabs.text'
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { columnsToKeep, moveColumn, toggleColumn } from '../grid/column-order.ts'
import { widthStep, widthWithin } from '../grid/column-width.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import toolbar from '../list/list-toolbar.module.css'
import type { ListState } from '../list/list-state.ts'
import { Segments } from '../../ui/button/segments.tsx'
import type { ListViews } from './use-list-views.ts'
import styles from './view-settings.module.css'

export type ViewColumn = {
  readonly name: string
  readonly title: string
  readonly canSort?: boolean
  /** Default width. Units: px. */
  readonly width: number
}

export type ViewSettingsProps = {
  readonly columns: readonly ViewColumn[]
  readonly standard: readonly string[]
  /** Columns available for grouping. */
  readonly groups: readonly string[]
  readonly state: ListState
  readonly views: ListViews
  readonly onChange: (change: Partial<ListState>) => void
  /** Additional actions of the list. */
  readonly more: ReactNode
}

/** All column changes possible by dragging, also by button. Source: WCAG 2.2, 2.5.7. */
export function ViewSettings({ columns, standard, groups, state, views, onChange, more }: ViewSettingsProps) {
  const { t, formatNumber } = useLanguage()
  const shown = state.columns ?? standard
  const setShown = (wanted: readonly string[]) => onChange({ columns: columnsToKeep(wanted, standard) })
  const sort = state.sort[0] ?? ''
  const sortName = sort.replace(/^-/, '')
  const ordered = [...shown, ...columns.map((column) => column.name).filter((name) => !shown.includes(name))]
  return (
    <div className={styles.settings}>
      {views.items.length > 0 && (
        <label className={styles.settingTitle}>
          {t(text.savedView)}
          <select
            className={styles.select}
            value={views.items.find((item) => item.id === state.view)?.id ?? 'all'}
            onChange={({ currentTarget: { value } }) => views.show(value === 'all' ? value : Number(value))}
          >
            <option value="all">{t(tabsText.all)}</option>
            {views.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
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
      <label className={styles.settingTitle}>
        {t(groupText.groupBy)}
        <select
          className={styles.select}
          value={state.group ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ group: value === '' ? null : value })}
        >
          <option value="">{t(groupText.noGroup)}</option>
          {columns
            .filter(({ name }) => groups.includes(name))
            .map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
        </select>
      </label>
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
      <div className={styles.setting}>
        <span className={styles.settingTitle}>{t(text.frozen)}</span>
        <Segments
          label={t(text.frozen)}
          value={String(state.frozen)}
          options={Array.from({ length: mostFrozen }, (_, place) => ({
            value: String(place + 1),
            label: formatNumber(place + 1),
          }))}
          onChange={(count) => onChange({ frozen: Number(count) })}
        />
      </div>
      <fieldset className={styles.columns}>
        <legend className={styles.settingTitle}>{t(text.columns)}</legend>
        {ordered
          .flatMap((name) => columns.find((column) => column.name === name) ?? [])
          .map((column) => (
            <ColumnSetting
              key={column.name}
              column={column}
              shown={shown}
              width={state.widths[column.name] ?? column.width}
              onShown={setShown}
              onWidth={(width) => onChange({ widths: { ...state.widths, [column.name]: widthWithin(width) } })}
            />
          ))}
      </fieldset>
      {(state.columns !== null || Object.keys(state.widths).length > 0) && (
        <button type="button" className={toolbar.plainButton} onClick={() => onChange({ columns: null, widths: {} })}>
          {t(text.standardColumns)}
        </button>
      )}
      {more}
    </div>
  )
}

type ColumnSettingProps = {
  readonly column: ViewColumn
  readonly shown: readonly string[]
  readonly width: number
  readonly onShown: (shown: readonly string[]) => void
  readonly onWidth: (width: number) => void
}

/** One column: visibility, position and width. */
function ColumnSetting({ column: { name, title }, shown, width, onShown, onWidth }: ColumnSettingProps) {
  const { t } = useLanguage()
  const place = shown.indexOf(name)
  return (
    <div className={styles.column}>
      <label className={toolbar.choice}>
        <input
          type="checkbox"
          checked={place >= 0}
          disabled={place === 0}
          onChange={() => onShown(toggleColumn(shown, name))}
        />
        <span>{title}</span>
      </label>
      {place >= 0 && (
        <>
          <IconButton label={t(text.narrower, { label: title })} onClick={() => onWidth(width - widthStep)}>
            <IconMinus size={16} stroke={1.75} />
          </IconButton>
          <IconButton label={t(text.wider, { label: title })} onClick={() => onWidth(width + widthStep)}>
            <IconPlus size={16} stroke={1.75} />
          </IconButton>
        </>
      )}
      {place > 0 && (
        <>
          <IconButton
            disabled={place === 1}
            label={t(text.moveUp, { label: title })}
            onClick={() => onShown(moveColumn(shown, name, -1))}
          >
            <IconChevronUp size={16} stroke={1.75} />
          </IconButton>
          <IconButton
            disabled={place === shown.length - 1}
            label={t(text.moveDown, { label: title })}
            onClick={() => onShown(moveColumn(shown, name, 1))}
          >
            <IconChevronDown size={16} stroke={1.75} />
          </IconButton>
        </>
      )}
    </div>
  )
}
